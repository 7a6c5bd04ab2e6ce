import { sql } from 'kysely';
import type { Value } from '../../../contract/errors.ts';

/** The name of the admin whose id is in a column; null if their account is gone. */
export const nameOfAdmin = (column: string) => sql<string | null>`(select admin.name
  from accounts as admin where admin.id = ${sql.ref(column)} and admin.state <> 'deleted')`;

/** What a refusal calls an admin who was first, for an answer of `nameOfAdmin`. */
export const adminWords = (name: string | null | undefined): Value =>
  name ?? { en: 'another admin', hi: 'किसी और एडमिन' };
