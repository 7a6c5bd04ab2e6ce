import type { ApplicationStatus } from '../../../../contract/applications.ts';
import type { DecisionsMade } from '../../../../contract/applications/deciding.ts';
import { DECISION_UNDO_SECONDS } from '../../../../contract/constants.ts';
import type { HeldMatter } from '../../../../db/tables/applications.ts';
import { forEach } from '../../../platform/batching/due-work.ts';
import type { Trx } from '../../../platform/database.ts';
import type { Services } from '../../../platform/endpoints.ts';
import { type AttemptLimit, takeEach } from '../../../platform/limits/attempts.ts';
import { companyOf, type SignedIn } from '../../../platform/sessions.ts';
import { addTask } from '../../../platform/tasks.ts';
import type { NotifyServices } from '../../notifications/notifications.ts';
import { moveApplication } from '../queries.ts';
import { allowedFrom } from '../states.ts';
import { tellColleagues } from '../telling.ts';
import { revealShortlisted } from './deciding.ts';
import {
  type Due,
  insertHeld,
  listDue,
  listLastDecisions,
  lockReceived,
  removeHeld,
  takeDue,
} from './held-queries.ts';

// What waits some seconds, so that it can be undone before anybody is told: decisions, and what is decided with a
// form, an invitation or an offer (docs/decisions/0044-decisions-wait.md, 0116-invitations-and-offers-wait.md).

type Refused = DecisionsMade['refused'][number];
export type Locked = Awaited<ReturnType<typeof lockReceived>>[number];

const WAS_MOVED = 'resource.application.invalid_transition';

interface Holding {
  ids: readonly number[];
  matter: HeldMatter;
  status: ApplicationStatus;
  /** The statuses in which an application can be decided like this. */
  from: readonly ApplicationStatus[];
  /** The name of the task that carries out what is due. */
  task: string;
  limit: (id: number) => AttemptLimit;
  /** What is stored for one application. */
  contentOf: (one: Locked) => { reason?: string | null; note?: string | null; form?: unknown };
  /** The applications that are refused for reasons other than their status, by their id. */
  findRefused?: (found: readonly Locked[]) => Promise<ReadonlyMap<number, Refused['code']>>;
}

/**
 * Holds the same decision for many applications; those for which it is not possible stay as they
 * are.
 */
export async function hold(
  trx: Trx,
  recruiter: SignedIn,
  { ids, matter, status, from, task, limit, contentOf, findRefused }: Holding,
): Promise<DecisionsMade> {
  const companyId = companyOf(recruiter);
  const found = await lockReceived(trx, companyId, ids);
  const movable = found.filter((one) => from.includes(one.status) && !one.has_left);
  const refused = new Map(await findRefused?.(movable));
  const held = await insertHeld(
    trx,
    movable
      .filter(({ id }) => !refused.has(id))
      .map((one) => ({
        application_id: one.id,
        account_id: recruiter.id,
        from_status: one.status,
        status,
        matter,
        ...contentOf(one),
      })),
  );
  for (const id of await countAll(trx, recruiter, held, limit)) {
    refused.set(id, 'request.too_many_requests');
  }
  const left = held.filter((id) => !refused.has(id));
  if (left.length > 0) {
    await addTask(trx, task, {}, { inSeconds: DECISION_UNDO_SECONDS });
    await tellColleagues(trx, companyId, left);
  }
  const known = new Set(found.map((one) => one.id));
  const codeOf = (id: number): Refused['code'] =>
    known.has(id) ? (refused.get(id) ?? WAS_MOVED) : 'resource.application.not_found';
  const made = new Set(left);
  const unmade = [...new Set(ids)].filter((id) => !made.has(id));
  return {
    decided: left,
    refused: await withFirsts(
      trx,
      unmade.map((id) => ({ id, code: codeOf(id) })),
    ),
    until: new Date(Date.now() + DECISION_UNDO_SECONDS * 1_000).toISOString(),
  };
}

/** Adds who had decided before, and how, where that is why this decision came too late. */
async function withFirsts(
  trx: Trx,
  refused: readonly Omit<Refused, 'first'>[],
): Promise<Refused[]> {
  const moved = refused.flatMap(({ id, code }) => (code === WAS_MOVED ? [id] : []));
  const firsts = moved.length === 0 ? [] : await listLastDecisions(trx, moved);
  const firstOf = new Map(firsts.map(({ id, ...first }) => [id, first]));
  return refused.map((one) => ({ ...one, first: firstOf.get(one.id) ?? null }));
}

/** Counts a decision for each application; returns those beyond the limit, which are not kept. */
async function countAll(
  trx: Trx,
  recruiter: SignedIn,
  ids: readonly number[],
  limit: Holding['limit'],
): Promise<number[]> {
  const counted = await takeEach(trx, ids.map(limit));
  const tooOften = ids.filter((_, at) => !counted[at]);
  if (tooOften.length > 0) await removeHeld(trx, recruiter.id, tooOften);
  return tooOften;
}

/**
 * Carries out what is due of one matter, each in a transaction of its own: one that fails does not keep the others
 * back, and is tried again with the task. `move` moves the application; false if that is not possible any more.
 */
export async function carryOutHeld(
  { db, seal, publicUrl }: Pick<Services, 'db' | 'seal' | 'publicUrl'>,
  matter: HeldMatter,
  carryOut: (services: NotifyServices, due: Due, move: () => Promise<boolean>) => Promise<void>,
): Promise<void> {
  const done = new Map<number, number[]>();
  const one = (id: number) =>
    db.transaction().execute(async (trx) => {
      const due = await takeDue(trx, id, matter);
      if (!due) return;
      done.set(due.company_id, [...(done.get(due.company_id) ?? []), id]);
      await carryOut({ trx, seal, publicUrl }, due, () => move(trx, due));
    });
  try {
    await forEach(await listDue(db, matter), one);
  } finally {
    for (const [companyId, ids] of done) {
      await db.transaction().execute((trx) => tellColleagues(trx, companyId, ids));
    }
  }
}

async function move(trx: Trx, due: Due): Promise<boolean> {
  const { id, company_id: companyId, from_status, status, account_id, decided_at } = due;
  // The clock may have closed the application just as this was decided: the answer counts all the
  // same.
  const closed = allowedFrom(status).filter((from) => from === 'unanswered');
  const from = [from_status, ...closed];
  if (!(await moveApplication(trx, { id, companyId, from, to: status, at: decided_at })))
    return false;
  await revealShortlisted(trx, account_id, id);
  return true;
}
