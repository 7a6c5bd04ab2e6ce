import { z } from 'zod';
import { invitedIds, DecisionsMade } from './applications/deciding.ts';
import { DECISION_UNDO_SECONDS, INVITATIONS_AT_ONCE } from './constants.ts';
import { endpoints } from './endpoint.ts';
import { idOf, idParams } from './fields/ids.ts';
import { textOr } from './fields/texts.ts';
import { listOf, paging } from './lists.ts';
import { OfferBrief } from './offers/offer-brief.ts';
import { offerFormWith, OfferTerms } from './offers/offer-terms.ts';

const OfferBase = OfferBrief.extend({
  application_id: z.number(),
  /** The number of this offer among those to this candidate for this job, from 1. */
  version: z.number(),
  terms: OfferTerms,
  /** What the company wrote beside the letter, and what the candidate wrote with the answer. */
  note: z.string(),
  answer_note: z.string().nullable(),
  created_at: z.string(),
  answered_at: z.string().nullable(),
  job: z.object({ id: z.number(), title: z.string() }),
  company: z.object({ id: z.number(), name: z.string() }),
  /** Opens the letter for some minutes without a token. */
  letter_url: z.string(),
});

/** An offer as its candidate sees it. */
export const MyOffer = OfferBase;
export type MyOffer = z.output<typeof MyOffer>;

/** An offer as the company sees it. */
export const Offer = OfferBase.extend({
  candidate: z.object({ id: z.number(), name: z.string() }),
  sent_by: z.object({ id: z.number(), name: z.string() }).nullable(),
  /** Whether the joining date has come, so that the company can say who joined. */
  joining_is_due: z.boolean(),
});
export type Offer = z.output<typeof Offer>;

const Word = z.object({ note: textOr('request.missing').trim().max(1_000).default('') });

const NewOffer = offerFormWith({ application_id: idOf({ interviewedApplication: 'recruiter' }) });
/** The same offer to one or many. */
const ManyOffers = offerFormWith({ ids: invitedIds });

const terms = {
  designation: 'Accounts Executive',
  ctc_inr: 360_000,
  basic_inr: 180_000,
  joining_on: '2099-02-01',
  valid_until: '2099-01-20',
  place: '12 Siyaganj, Indore',
  duties: 'Purchase and sales entries, GST returns, bank reconciliation.',
};
const example = { ...terms, application_id: 1 };

const badTerms = [
  'resource.offer.missing_pay',
  'resource.offer.invalid_split',
  'resource.offer.past_joining',
  'resource.offer.invalid_validity',
  'request.missing',
] as const;

export const offers = endpoints({
  'GET /barong/resource/offers': {
    summary: "The company's offers, the newest first; all versions",
    who: 'hr',
    query: paging().extend({
      application_id: idOf({ application: 'recruiter' }, { ignoresOthers: true }).optional(),
    }),
    output: listOf('offers', Offer),
  },
  'POST /barong/resource/offers': {
    summary:
      'Offer the job to a candidate, or a revised offer that replaces the one before; moves the application',
    who: 'hr',
    verified: true,
    body: NewOffer,
    example,
    status: 201,
    output: Offer,
    errors: [
      ...badTerms,
      'resource.application.not_found',
      'resource.application.invalid_transition',
      'resource.offer.over',
      'request.too_many_requests',
    ],
  },
  'POST /barong/resource/applications/offers': {
    summary: `Make up to ${INVITATIONS_AT_ONCE} candidates the same offer; sent after ${DECISION_UNDO_SECONDS} seconds, unless it is undone, and those that cannot be offered the job are answered with why`,
    who: 'hr',
    verified: true,
    body: ManyOffers,
    example: { ...terms, ids: [7, 9] },
    output: DecisionsMade,
    errors: [...badTerms],
  },
  'POST /barong/resource/offers/preview': {
    summary: 'The letter as it would be sent',
    who: 'hr',
    verified: true,
    body: NewOffer,
    example,
    output: 'file',
    errors: [
      ...badTerms,
      'resource.application.not_found',
      'request.too_many_requests',
      'server.busy',
    ],
  },
  'GET /barong/resource/offers/:id/letter.pdf': {
    summary: 'The letter of an offer',
    who: 'hr',
    signed: true,
    params: idParams({ offer: 'recruiter' }),
    output: 'file',
    errors: ['resource.offer.not_found', 'request.too_many_requests', 'server.busy'],
  },
  'POST /barong/resource/offers/:id/withdrawal': {
    summary: 'Withdraw an offer that was not answered; the candidate is told',
    who: 'hr',
    params: idParams({ offer: 'recruiter' }),
    body: Word,
    bodyIsOptional: true,
    output: Offer,
    errors: ['resource.offer.not_found', 'resource.offer.over'],
  },
  'POST /barong/resource/offers/:id/joining': {
    summary: 'Say that the candidate joined, which makes them hired, or did not join',
    who: 'hr',
    params: idParams({ dueOffer: 'recruiter' }),
    body: Word.extend({ joined: z.boolean('request.missing') }),
    example: { joined: true },
    output: Offer,
    errors: ['resource.offer.not_found', 'resource.offer.not_yet', 'request.missing'],
  },
  'GET /barong/resource/my/offers/:id': {
    summary: 'An offer to the seeker',
    who: 'user',
    params: idParams({ offer: 'seeker' }),
    output: MyOffer,
    errors: ['resource.offer.not_found'],
  },
  'GET /barong/resource/my/offers/:id/letter.pdf': {
    summary: 'The letter of an offer to the seeker',
    who: 'user',
    signed: true,
    params: idParams({ offer: 'seeker' }),
    output: 'file',
    errors: ['resource.offer.not_found', 'request.too_many_requests', 'server.busy'],
  },
  'POST /barong/resource/my/offers/:id/acceptance': {
    summary: 'Accept an offer',
    who: 'user',
    params: idParams({ offer: 'seeker' }),
    body: Word,
    bodyIsOptional: true,
    output: MyOffer,
    errors: ['resource.offer.not_found', 'resource.offer.over'],
  },
  'POST /barong/resource/my/offers/:id/refusal': {
    summary: 'Decline an offer',
    who: 'user',
    params: idParams({ offer: 'seeker' }),
    body: Word,
    bodyIsOptional: true,
    output: MyOffer,
    errors: ['resource.offer.not_found', 'resource.offer.over'],
  },
});
