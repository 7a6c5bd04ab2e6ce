import type { MyOffer } from '../../../contract/offers.ts';
import { orRefuse, refuse } from '../../platform/refusal.ts';
import type { SignedIn } from '../../platform/sessions.ts';
import { endInterviewsLater, noteAnswer } from '../applications/applications.ts';
import type { OfferServices } from './offers.ts';
import { presentMine } from './present.ts';
import { getAny, getOfSeeker, lockApplicationOf, markAnswered } from './queries.ts';
import { tell } from './telling.ts';

interface Answer {
  id: number;
  answer: 'accepted' | 'declined';
  note: string;
}

/** Accepts or declines an offer; a withdrawal that came first takes precedence. */
export const answerOffer = (
  { db, addressOf, ...services }: OfferServices,
  seeker: SignedIn,
  { id, answer, note }: Answer,
): Promise<MyOffer> =>
  db.transaction().execute(async (trx) => {
    orRefuse(await getOfSeeker(trx, seeker.id, id), 'resource.offer.not_found');
    await lockApplicationOf(trx, id);
    const row = orRefuse(await getOfSeeker(trx, seeker.id, id), 'resource.offer.not_found');
    if (row.state !== 'open') throw refuse('resource.offer.over');
    await markAnswered(trx, id, { answer, note });
    await noteAnswer(trx, {
      application_id: row.application_id,
      kind: answer === 'accepted' ? 'offer_accepted' : 'offer_declined',
      actor_id: seeker.id,
      note: note || null,
    });
    if (answer === 'accepted') await endInterviewsLater(trx, row.application_id);
    await tell({ trx, ...services }, row, { to: 'company', happened: answer, note });
    return presentMine(await getAny(trx, id), addressOf);
  });
