import { letterIn, fillLetter } from '../../../../contract/applications/letters.ts';
import type { DecisionsMade, ManyDecisions } from '../../../../contract/applications/deciding.ts';
import { reasonSentence } from '../../../../contract/applications/reasons.ts';
import type { Db } from '../../../platform/database.ts';
import type { Services } from '../../../platform/endpoints.ts';
import { companyOf, type SignedIn } from '../../../platform/sessions.ts';
import { decisionLimit, noteDecision } from './deciding.ts';
import { allowedFrom } from '../states.ts';
import { tellColleagues } from '../telling.ts';
import { listWithOpenOffer, removeHeld } from './held-queries.ts';
import { carryOutHeld, hold, type Locked } from './holding.ts';

/**
 * Makes the same decision about many applications; those for which it is not possible stay as they
 * are.
 */
export const holdDecisions = (
  db: Db,
  recruiter: SignedIn,
  { ids, status, reason, ...words }: ManyDecisions,
): Promise<DecisionsMade> =>
  db.transaction().execute((trx) =>
    hold(trx, recruiter, {
      ids,
      matter: 'decision',
      status,
      from: allowedFrom(status),
      task: 'carry_out_decisions',
      limit: decisionLimit,
      contentOf: (one) => ({
        reason: reason || null,
        note: noteFor(one, { reason, ...words }),
      }),
      findRefused: async (found) => {
        const hired = status === 'hired' ? found.map(({ id }) => id) : [];
        const offered = await listWithOpenOffer(trx, hired);
        return new Map(offered.map((id) => [id, 'resource.offer.waiting']));
      },
    }),
  );

/** What the candidate will read, in their language; null if nothing was written. */
function noteFor(
  { language, ...names }: Locked,
  { reason, tells_reason, letter }: Pick<ManyDecisions, 'reason' | 'tells_reason' | 'letter'>,
): string | null {
  const said = tells_reason && reason ? reasonSentence(reason, language) : '';
  const written = fillLetter(letterIn(letter, language), names);
  return [said, written].filter(Boolean).join('\n\n') || null;
}

/** Takes back the recruiter's own decisions, invitations and offers that have not taken effect. */
export const undoDecisions = (
  db: Db,
  recruiter: SignedIn,
  ids: readonly number[],
): Promise<{ undone: number[] }> =>
  db.transaction().execute(async (trx) => {
    const undone = await removeHeld(trx, recruiter.id, ids);
    if (undone.length > 0) await tellColleagues(trx, companyOf(recruiter), undone);
    return { undone };
  });

/** Task of `holdDecisions`. */
export const carryOutDecisions = (
  services: Pick<Services, 'db' | 'seal' | 'publicUrl'>,
): Promise<void> =>
  carryOutHeld(services, 'decision', async (notifying, due, move) => {
    if (await move()) await noteDecision(notifying, due.account_id, due);
  });
