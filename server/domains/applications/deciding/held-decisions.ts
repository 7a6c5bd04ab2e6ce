import { letterIn, fillLetter } from '../../../../contract/applications/letters.ts';
import type { DecisionsMade, ManyDecisions } from '../../../../contract/applications/deciding.ts';
import { reasonSentence } from '../../../../contract/applications/reasons.ts';
import { DECISION_UNDO_SECONDS } from '../../../../contract/constants.ts';
import { forEach } from '../../../platform/batching/due-work.ts';
import type { Db, Trx } from '../../../platform/database.ts';
import type { Services } from '../../../platform/endpoints.ts';
import { takeAttempt } from '../../../platform/limits/attempts.ts';
import { companyOf, type SignedIn } from '../../../platform/sessions.ts';
import { addTask } from '../../../platform/tasks.ts';
import { decisionLimit, noteDecision, revealShortlisted, tellColleagues } from '../applications.ts';
import { insertHeld, listDue, lockReceived, removeHeld, takeDue } from './held-queries.ts';
import { moveApplication } from '../queries.ts';
import { allowedFrom } from '../states.ts';

// Decisions that can be undone: they wait some seconds before they take effect
// (docs/decisions/0044-decisions-wait.md).

type Refused = DecisionsMade['refused'][number];
type Locked = Awaited<ReturnType<typeof lockReceived>>[number];

/** Decides many applications alike; those that cannot be decided so stay as they are. */
export const holdDecisions = (
  db: Db,
  recruiter: SignedIn,
  { ids, status, reason, ...words }: ManyDecisions,
): Promise<DecisionsMade> =>
  db.transaction().execute(async (trx) => {
    const companyId = companyOf(recruiter);
    const found = await lockReceived(trx, companyId, ids);
    const from = allowedFrom(status);
    const movable = found.filter((one) => from.includes(one.status) && !one.has_left);
    const decided = await insertHeld(
      trx,
      movable.map((one) => ({
        application_id: one.id,
        account_id: recruiter.id,
        from_status: one.status,
        status,
        reason: reason || null,
        note: noteFor(one, { reason, ...words }),
      })),
    );
    const tooOften = await countDecisions(trx, recruiter, decided);
    const left = decided.filter((id) => !tooOften.has(id));
    if (left.length > 0) {
      await addTask(trx, 'carry_out_decisions', {}, { inSeconds: DECISION_UNDO_SECONDS });
      await tellColleagues(trx, companyId);
    }
    const known = new Set(found.map((one) => one.id));
    const codeOf = (id: number): Refused['code'] => {
      if (!known.has(id)) return 'resource.application.not_found';
      return tooOften.has(id)
        ? 'request.too_many_requests'
        : 'resource.application.invalid_transition';
    };
    const made = new Set(left);
    return {
      decided: left,
      refused: [...new Set(ids)]
        .filter((id) => !made.has(id))
        .map((id) => ({ id, code: codeOf(id) })),
      until: new Date(Date.now() + DECISION_UNDO_SECONDS * 1_000).toISOString(),
    };
  });

/** What the candidate will read, in their language; null if nothing was written. */
function noteFor(
  { language, ...names }: Locked,
  { reason, tells_reason, letter }: Pick<ManyDecisions, 'reason' | 'tells_reason' | 'letter'>,
): string | null {
  const said = tells_reason && reason ? reasonSentence(reason, language) : '';
  const written = fillLetter(letterIn(letter, language), names);
  return [said, written].filter(Boolean).join('\n\n') || null;
}

/** Counts each decision; those beyond the limit are not kept, and returned. */
async function countDecisions(
  trx: Trx,
  recruiter: SignedIn,
  ids: readonly number[],
): Promise<Set<number>> {
  const tooOften: number[] = [];
  for (const id of ids) {
    if ((await takeAttempt(trx, decisionLimit(id))) === null) tooOften.push(id);
  }
  if (tooOften.length > 0) await removeHeld(trx, recruiter.id, tooOften);
  return new Set(tooOften);
}

/** Takes back the recruiter's own decisions that have not taken effect. */
export const undoDecisions = (
  db: Db,
  recruiter: SignedIn,
  ids: readonly number[],
): Promise<{ undone: number[] }> =>
  db.transaction().execute(async (trx) => {
    const undone = await removeHeld(trx, recruiter.id, ids);
    if (undone.length > 0) await tellColleagues(trx, companyOf(recruiter));
    return { undone };
  });

/**
 * Carries out the decisions that are due, each in a transaction of its own: one that fails does not
 * keep the others back, and is tried again with the task.
 */
export async function carryOutDecisions({
  db,
  seal,
  publicUrl,
}: Pick<Services, 'db' | 'seal' | 'publicUrl'>): Promise<void> {
  const companies = new Set<number>();
  const carryOut = (id: number) =>
    db.transaction().execute(async (trx) => {
      const due = await takeDue(trx, id);
      if (!due) return;
      const { company_id: companyId, from_status, account_id, ...decided } = due;
      companies.add(companyId);
      // The clock may have closed it in the moment in which this was decided: an answer is one all the same.
      const closed = allowedFrom(decided.status).filter((status) => status === 'unanswered');
      const move = { id, companyId, from: [from_status, ...closed], to: decided.status };
      if (!(await moveApplication(trx, move))) return;
      await revealShortlisted(trx, account_id, id);
      await noteDecision({ trx, seal, publicUrl }, account_id, { id, ...decided });
    });
  try {
    await forEach(await listDue(db), carryOut);
  } finally {
    for (const companyId of companies) {
      await db.transaction().execute((trx) => tellColleagues(trx, companyId));
    }
  }
}
