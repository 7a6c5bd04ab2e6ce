import { forEach, inBatches } from '../../platform/batching/due-work.ts';
import type { Services } from '../../platform/endpoints.ts';
import { noteEvent } from '../applications/applications.ts';
import {
  getAny,
  listLapsed,
  lockApplicationOf,
  markExpired,
  markJoiningDay,
  markReminded,
} from './queries.ts';
import { tell } from './telling.ts';

// Reminds of offers on the day before the last, ends those that nobody answered, and on the joining date asks the
// company whether the candidate came. Each step finds what is due by its rows alone, so that running it twice or at
// once does nothing twice.

type ClockServices = Pick<Services, 'db' | 'seal' | 'publicUrl'>;

const AT_ONCE = 50;

const reminders = [
  { mark: markReminded, about: { to: 'candidate', happened: 'expiring', note: '' } },
  { mark: markJoiningDay, about: { to: 'company', happened: 'joining_day', note: '' } },
] as const;

export async function runOfferClock({ db, ...services }: ClockServices): Promise<void> {
  for (const { mark, about } of reminders) {
    await inBatches(db, AT_ONCE, async (trx) => {
      const due = await mark(trx, AT_ONCE);
      for (const id of due) await tell({ trx, ...services }, await getAny(trx, id), about);
      return due.length;
    });
  }
  for (;;) {
    const lapsed = await listLapsed(db, AT_ONCE);
    await forEach(lapsed, (id) => expire({ db, ...services }, id));
    if (lapsed.length < AT_ONCE) break;
  }
}

const expire = ({ db, ...services }: ClockServices, id: number): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await lockApplicationOf(trx, id);
    const row = await getAny(trx, id);
    if (!(await markExpired(trx, id))) return;
    // If the application has ended, both sides know already.
    if (row.state === 'ended') return;
    const { application_id } = row;
    await noteEvent(trx, { application_id, kind: 'offer_expired', actor_id: null });
    for (const to of ['candidate', 'company'] as const) {
      await tell({ trx, ...services }, row, { to, happened: 'expired', note: '' });
    }
  });
