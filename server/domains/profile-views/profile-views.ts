/** Who looked: a seeker sees which companies opened what of theirs, and why. */
import type { Answer } from '../../../contract/endpoint.ts';
import type { Paging } from '../../../contract/lists.ts';
import type { profileViews } from '../../../contract/profiles/profile-views.ts';
import type { viewPeriods } from '../../../contract/profiles/view-periods.ts';
import type { Db, Trx } from '../../platform/database.ts';
import type { SignedIn } from '../../platform/sessions.ts';
import { notify } from '../notifications/notifications.ts';
import { countViews, insertView, listViews, type View } from './queries.ts';

type ProfileViews = Answer<(typeof profileViews)['GET /barong/resource/profile_views']>;

/** One page of views, with the counts that every page shows. */
export async function readProfileViews(
  db: Db,
  seekerId: number,
  query: Paging & { period: (typeof viewPeriods)[number] },
): Promise<ProfileViews> {
  const { rows, meta } = await listViews(db, seekerId, query);
  return { profile_views: rows, counts: await countViews(db, seekerId), meta };
}

/** Records a view, if the viewer belongs to a company; the seeker is notified of the company's first one of a day. */
export async function noteView(
  db: Db,
  viewer: Pick<SignedIn, 'role' | 'company_id'> | null,
  view: Omit<View, 'companyId'>,
): Promise<void> {
  if (viewer?.role !== 'hr' || viewer.company_id === null) return;
  const companyId = viewer.company_id;
  await db.transaction().execute((trx) => noteLook(trx, { ...view, companyId }));
}

/** `noteView` within the transaction of another change. */
export async function noteLook(trx: Trx, view: View): Promise<void> {
  const first = await insertView(trx, view);
  const company_id = view.companyId;
  if (first) await notify(trx, [view.seekerId], 'profile_viewed', { company_id, ...first });
}
