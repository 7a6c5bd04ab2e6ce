import type { DecisionsMade } from '../../../contract/applications/deciding.ts';
import type { Paging } from '../../../contract/lists.ts';
import type { MyOffer, Offer } from '../../../contract/offers.ts';
import type { OfferForm } from '../../../contract/offers/offer-terms.ts';
import type { Db, Trx } from '../../platform/database.ts';
import type { FileAnswer, Services } from '../../platform/endpoints.ts';
import { attemptKey } from '../../platform/limits/attempt-keys.ts';
import { countAttempt, DAY_SECONDS, HOUR_SECONDS } from '../../platform/limits/attempts.ts';
import { orRefuse, refuse } from '../../platform/refusal.ts';
import { companyOf, type SignedIn } from '../../platform/sessions.ts';
import type { SignedAddress } from '../../platform/files/signed-addresses.ts';
import {
  carryOutHeld,
  hold,
  movableTo,
  moveTo,
  noteDecision,
  noteEvent,
} from '../applications/applications.ts';
import type { NotifyServices } from '../notifications/notifications.ts';
import { letterOf } from './letter.ts';
import { presentMine, presentOffer } from './present.ts';
import {
  eraseOf,
  findAddressee,
  findNewest,
  getAny,
  getOfCompany,
  getOfSeeker,
  insertOffer,
  listAccepted,
  listOfCompany,
  lockApplication,
  lockApplicationOf,
  markEnded,
  type OfferRow,
} from './queries.ts';
import { tell } from './telling.ts';

// Each change, its event in the history of the application, its status and its mails are one transaction.

export type OfferServices = Pick<Services, 'db' | 'seal' | 'publicUrl'> & {
  addressOf: SignedAddress;
};

const OFFERS_A_DAY = 20;
/** Each PDF is typeset on demand by one shared compiler, so downloads are limited. */
const PAPERS_AN_HOUR = 60;

export async function readOffers(
  { db, addressOf }: Pick<OfferServices, 'db' | 'addressOf'>,
  recruiter: SignedIn,
  { page, limit, application_id }: Paging & { application_id?: number | undefined },
) {
  const paging = { page, limit };
  const { rows, meta } = await listOfCompany(db, companyOf(recruiter), application_id, paging);
  return { offers: rows.map((row) => presentOffer(row, addressOf)), meta };
}

export const readMine = async (
  { db, addressOf }: Pick<OfferServices, 'db' | 'addressOf'>,
  seeker: SignedIn,
  id: number,
): Promise<MyOffer> =>
  presentMine(
    orRefuse(await getOfSeeker(db, seeker.id, id), 'resource.offer.not_found'),
    addressOf,
  );

/** Offers the job to a candidate; an offer that was not answered yet is replaced. */
export const makeOffer = (
  { db, addressOf, ...services }: OfferServices,
  recruiter: SignedIn,
  { application_id, ...form }: OfferForm & { application_id: number },
): Promise<Offer> =>
  db.transaction().execute(async (trx) => {
    const before = await lockApplication(trx, application_id);
    await moveTo(trx, recruiter, application_id, 'offered');
    const newest = await findNewest(trx, application_id);
    const wasOffered = before?.status === 'offered';
    if (wasOffered && newest?.state === 'accepted') throw refuse('resource.offer.over');
    await countAttempt(trx, offerLimit(application_id));
    const made = { application_id, newest, wasOffered, by: recruiter.id };
    return presentOffer(await sendOffer({ trx, ...services }, made, form), addressOf);
  });

interface Made {
  application_id: number;
  /** The last offer to this candidate for this job, whatever became of it. */
  newest: OfferRow | undefined;
  /** Whether the application was at an offer already, so that its status does not change. */
  wasOffered: boolean;
  by: number;
}

async function sendOffer(
  services: NotifyServices,
  { application_id, newest, wasOffered, by }: Made,
  form: OfferForm,
): Promise<OfferRow> {
  const { trx } = services;
  const version = (newest?.version ?? 0) + 1;
  const place = { applicationId: application_id, version, sentBy: by };
  const row = await getAny(trx, await insertOffer(trx, place, form));
  // After an offer that was declined, was withdrawn or has expired, this one is new: it changes
  // nothing that was still in force.
  const happened = newest?.state === 'open' ? 'revised' : 'made';
  await noteEvent(trx, {
    application_id,
    kind: wasOffered && happened === 'revised' ? 'offer_revised' : 'status_changed',
    actor_id: by,
    note: form.note || null,
  });
  await tell(services, row, { to: 'candidate', happened, note: form.note });
  return row;
}

/** Makes many the same offer; each can be undone for some seconds. */
export const holdOffers = (
  db: Db,
  recruiter: SignedIn,
  { ids, ...form }: OfferForm & { ids: number[] },
): Promise<DecisionsMade> =>
  db.transaction().execute((trx) =>
    hold(trx, recruiter, {
      ids,
      matter: 'offer',
      status: 'offered',
      from: movableTo('offered'),
      task: 'send_offers',
      limit: offerLimit,
      contentOf: () => ({ form }),
      findRefused: async (all) => {
        const offered = all.filter(({ status }) => status === 'offered').map(({ id }) => id);
        const accepted = await listAccepted(trx, offered);
        return new Map(accepted.map((id) => [id, 'resource.offer.over']));
      },
    }),
  );

/** Task of `holdOffers`. */
export const sendOffers = (services: Omit<OfferServices, 'addressOf'>): Promise<void> =>
  carryOutHeld(services, 'offer', async (notifying, due, move) => {
    const newest = await findNewest(notifying.trx, due.id);
    if (!(await move())) return;
    const wasOffered = due.from_status === 'offered';
    const made = { application_id: due.id, newest, wasOffered, by: due.account_id };
    await sendOffer(notifying, made, due.form as OfferForm);
  });

/** Limited, because the candidate gets a mail each time. */
const offerLimit = (application: number) => ({
  key: attemptKey('offer', { application }),
  most: OFFERS_A_DAY,
  seconds: DAY_SECONDS,
});

const countPaper = (db: Db, { id: account }: SignedIn): Promise<void> =>
  countAttempt(db, {
    key: attemptKey('offer-paper', { account }),
    most: PAPERS_AN_HOUR,
    seconds: HOUR_SECONDS,
  });

/** The letter as it would be sent. */
export async function previewOffer(
  db: Db,
  recruiter: SignedIn,
  { application_id, ...form }: OfferForm & { application_id: number },
): Promise<FileAnswer> {
  await countPaper(db, recruiter);
  const addressee = await findAddressee(db, companyOf(recruiter), {
    id: application_id,
    statuses: movableTo('offered'),
  });
  if (!addressee) throw refuse('resource.application.not_found');
  const { valid_until, note: _, ...terms } = form;
  return letterOf(db, {
    ...addressee,
    terms,
    valid_until,
    created_at: new Date().toISOString(),
  });
}

export async function openLetter(db: Db, recruiter: SignedIn, id: number): Promise<FileAnswer> {
  await countPaper(db, recruiter);
  return letterOf(
    db,
    orRefuse(await getOfCompany(db, companyOf(recruiter), id), 'resource.offer.not_found'),
  );
}

export async function openMyLetter(db: Db, seeker: SignedIn, id: number): Promise<FileAnswer> {
  await countPaper(db, seeker);
  return letterOf(db, orRefuse(await getOfSeeker(db, seeker.id, id), 'resource.offer.not_found'));
}

/** Locks an offer of the company and reads its present state. */
async function lockOffer(trx: Trx, recruiter: SignedIn, id: number): Promise<OfferRow> {
  orRefuse(await getOfCompany(trx, companyOf(recruiter), id), 'resource.offer.not_found');
  await lockApplicationOf(trx, id);
  return orRefuse(await getOfCompany(trx, companyOf(recruiter), id), 'resource.offer.not_found');
}

/** Withdraws an unanswered offer; the application stays open for another one, or a decision. */
export const withdrawOffer = (
  { db, addressOf, ...services }: OfferServices,
  recruiter: SignedIn,
  id: number,
  note: string,
): Promise<Offer> =>
  db.transaction().execute(async (trx) => {
    const row = await lockOffer(trx, recruiter, id);
    if (row.state !== 'open') throw refuse('resource.offer.over');
    await markEnded(trx, id, 'withdrawn');
    await noteEvent(trx, {
      application_id: row.application_id,
      kind: 'offer_withdrawn',
      actor_id: recruiter.id,
      note: note || null,
    });
    await tell({ trx, ...services }, row, { to: 'candidate', happened: 'withdrawn', note });
    return presentOffer(await getAny(trx, id), addressOf);
  });

/** After the joining date: somebody who joined becomes hired. */
export const sayJoining = (
  { db, addressOf, ...services }: OfferServices,
  recruiter: SignedIn,
  id: number,
  { joined, note }: { joined: boolean; note: string },
): Promise<Offer> =>
  db.transaction().execute(async (trx) => {
    const row = await lockOffer(trx, recruiter, id);
    if (row.state !== 'accepted' || !row.joining_is_due) throw refuse('resource.offer.not_yet');
    const { application_id } = row;
    await markEnded(trx, id, joined ? 'joined' : 'not_joined');
    if (joined) {
      await moveTo(trx, recruiter, application_id, 'hired');
      await noteDecision({ trx, ...services }, recruiter.id, {
        id: application_id,
        status: 'hired',
        note: note || null,
        reason: null,
      });
    } else {
      await noteEvent(trx, {
        application_id,
        kind: 'offer_not_joined',
        actor_id: recruiter.id,
        note: note || null,
      });
      await tell({ trx, ...services }, row, { to: 'candidate', happened: 'not_joined', note });
    }
    return presentOffer(await getAny(trx, id), addressOf);
  });

/** Erases the offers to a seeker who deletes their account. */
export const eraseOffersOf = (trx: Trx, seekerId: number): Promise<void> => eraseOf(trx, seekerId);
