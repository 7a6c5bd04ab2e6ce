import { sql } from 'kysely';
import type { CandidateFilters } from '../../../contract/candidates.ts';
import type { CandidateAlertFrequency } from '../../../contract/candidates/candidate-alert-frequencies.ts';
import type { candidateSources } from '../../../contract/candidates/candidate-sources.ts';
import type { Paging } from '../../../contract/lists.ts';
import type { Db, Trx } from '../../platform/database.ts';
import type { Departure } from '../../platform/departures.ts';
import { pageOf } from '../../platform/page.ts';
import { holdAccount } from '../../platform/limits/hold-account.ts';

type Source = (typeof candidateSources)[number];

/** A recruiter and their company: they see their own searches and those that its team shares. */
export interface Viewer {
  accountId: number;
  companyId: number;
}

const visible = (db: Db, { accountId, companyId }: Viewer) =>
  db
    .selectFrom('saved_candidate_searches as saved')
    .innerJoin('accounts as owner', 'owner.id', 'saved.account_id')
    .leftJoin('candidate_search_openings as opening', (join) =>
      join.onRef('opening.search_id', '=', 'saved.id').on('opening.account_id', '=', accountId),
    )
    .leftJoin('candidate_alerts as alert', (join) =>
      join.onRef('alert.search_id', '=', 'saved.id').on('alert.account_id', '=', accountId),
    )
    .select([
      'saved.id',
      'saved.name',
      'saved.source',
      'saved.filters',
      'saved.is_shared',
      'saved.account_id',
      'owner.name as owner_name',
      sql<boolean>`owner.company_id is distinct from saved.company_id`.as('is_left_behind'),
      sql<CandidateAlertFrequency>`coalesce(alert.frequency, 'never')`.as('frequency'),
      sql<string>`coalesce(opening.opened_at, saved.created_at)`.as('opened_at'),
    ])
    .where('saved.company_id', '=', companyId)
    .where((row) =>
      row.or([row('saved.account_id', '=', accountId), row('saved.is_shared', '=', true)]),
    );
export type SavedRow = Awaited<ReturnType<typeof listSaved>>['rows'][number];

export const listSaved = (db: Db, viewer: Viewer, paging: Paging) =>
  pageOf(visible(db, viewer).orderBy('saved.name').orderBy('saved.id'), paging);

export const findSaved = (db: Db, viewer: Viewer, id: number): Promise<SavedRow | undefined> =>
  visible(db, viewer).where('saved.id', '=', id).executeTakeFirst();

/** Locks the account, so that two new searches at once cannot both be the last one allowed. */
export async function countSaved(trx: Trx, accountId: number): Promise<number> {
  await holdAccount(trx, accountId);
  const { count } = await trx
    .selectFrom('saved_candidate_searches')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Keeps a search from being deleted until the transaction ends; false if it is. */
export async function holdSaved(trx: Trx, id: number): Promise<boolean> {
  const held = await trx
    .selectFrom('saved_candidate_searches')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  return held !== undefined;
}

export interface NewSearch {
  name: string;
  source: Source;
  filters: CandidateFilters;
  is_shared: boolean;
}

export async function insertSaved(
  trx: Trx,
  { accountId, companyId }: Viewer,
  { filters, ...search }: NewSearch,
): Promise<number> {
  const { id } = await trx
    .insertInto('saved_candidate_searches')
    .values({
      ...search,
      filters: JSON.stringify(filters),
      account_id: accountId,
      company_id: companyId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateSaved(
  db: Db,
  accountId: number,
  { id, ...changed }: { id: number; name: string; is_shared: boolean },
): Promise<void> {
  await db
    .updateTable('saved_candidate_searches')
    .set(changed)
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .execute();
}

export async function deleteSaved(db: Db, { companyId }: Viewer, id: number): Promise<void> {
  await db
    .deleteFrom('saved_candidate_searches')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .execute();
}

/**
 * Without this, nobody could find the searches of somebody who left, unless the team shares them.
 */
export async function deletePrivateSearches({
  trx,
  accountId,
  companyId,
}: Departure): Promise<void> {
  await trx
    .deleteFrom('saved_candidate_searches')
    .where('account_id', '=', accountId)
    .where('company_id', '=', companyId)
    .where('is_shared', '=', false)
    .execute();
}

export async function keepOpening(db: Db, accountId: number, searchId: number): Promise<void> {
  await db
    .insertInto('candidate_search_openings')
    .values({ account_id: accountId, search_id: searchId })
    .onConflict((conflict) =>
      conflict.columns(['search_id', 'account_id']).doUpdateSet({ opened_at: sql<string>`now()` }),
    )
    .execute();
}
