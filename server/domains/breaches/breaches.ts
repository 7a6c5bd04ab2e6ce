/** The register of data breaches. Entries are changed and closed, never deleted. */
import type { Breach, breaches, BreachForm } from '../../../contract/breaches/breaches.ts';
import type { Answer } from '../../../contract/endpoint.ts';
import type { Paging } from '../../../contract/lists.ts';
import type { Db } from '../../platform/database.ts';
import { isStale } from '../../platform/http/versions.ts';
import { refuse, orRefuse } from '../../platform/refusal.ts';
import { recordAct } from '../../platform/security-events.ts';
import { transactOnce } from '../../platform/idempotency.ts';
import {
  countOpen,
  findBreach,
  insertBreach,
  listBreaches,
  lockBreach,
  updateBreach,
} from './queries.ts';

type Listed = Answer<(typeof breaches)['GET /barong/admin/breaches']>;

export async function readBreaches(
  db: Db,
  { status, ...paging }: Paging & { status: 'open' | 'closed' },
): Promise<Listed> {
  const { rows, meta } = await listBreaches(db, status === 'closed', paging);
  return { breaches: rows, open_count: await countOpen(db), meta };
}

export const enterBreach = (
  db: Db,
  adminId: number,
  form: BreachForm,
  key?: string,
): Promise<Breach> =>
  transactOnce(db, { accountId: adminId, key, content: ['breach', form] }, async (trx) => {
    const { id } = await insertBreach(trx, adminId, form);
    await recordAct(trx, { act: 'breach_entered', subject: ['breach', id], after: factsOf(form) });
    return found(await findBreach(trx, id));
  });

export const changeBreach = (
  db: Db,
  id: number,
  adminId: number,
  { form, ifMatch }: { form: BreachForm; ifMatch: string | undefined },
): Promise<Breach> =>
  db.transaction().execute(async (trx) => {
    const before = found(await lockBreach(trx, id));
    if (isStale(ifMatch, before.version)) {
      throw refuse('request.stale', { current: found(await findBreach(trx, id)) });
    }
    await updateBreach(trx, id, adminId, form);
    await recordAct(trx, {
      act: 'breach_changed',
      subject: ['breach', id],
      ...changes(before, form),
    });
    return found(await findBreach(trx, id));
  });

const found = <Row>(row: Row | undefined): Row => orRefuse(row, 'resource.breach.not_found');

const moment = (at: string | null) => at && new Date(at).toISOString();

/** What the audit log keeps of an entry: times, numbers and choices. */
const factsOf = (form: BreachForm) => ({
  noticed_at: moment(form.noticed_at),
  began_at: moment(form.began_at),
  data_kinds: form.data_kinds.join(', '),
  people_count: form.people_count,
  board_told_at: moment(form.board_told_at),
  board_detailed_at: moment(form.board_detailed_at),
  people_told_at: moment(form.people_told_at),
  closed: form.closed,
});

const texts = ['happened', 'consequences', 'measures', 'findings', 'advice'] as const;

/**
 * What has changed; of a text only that it has, because the log must never contain what people
 * wrote.
 */
function changes(before: BreachForm, after: BreachForm) {
  const old = new Map(Object.entries(factsOf(before)));
  const changed = Object.entries(factsOf(after)).filter(([key, value]) => old.get(key) !== value);
  const rewritten = texts.filter((name) => before[name] !== after[name]);
  return {
    before: Object.fromEntries(changed.map(([key]) => [key, old.get(key) ?? null])),
    after: Object.fromEntries([...changed, ...rewritten.map((name) => [name, '…'] as const)]),
  };
}
