import { type Kysely, sql } from 'kysely';

/**
 * Why a job may ask for people of one gender, age or religion, by the kind of the requirement; and
 * whether its applications are read without names, pictures, colleges, ages and genders.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table jobs
    add column lawful_reasons jsonb not null default '{}',
    add column is_blind boolean not null default false`.execute(db);
}
