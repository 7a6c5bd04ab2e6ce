import type { MyOffer, Offer } from '../../../contract/offers.ts';
import type { SignedAddress } from '../../platform/files/signed-addresses.ts';
import type { OfferRow } from './queries.ts';

const presentBase = (row: OfferRow) => ({
  id: row.id,
  application_id: row.application_id,
  version: row.version,
  state: row.state,
  terms: row.terms,
  joining_on: row.joining_on,
  valid_until: row.valid_until,
  note: row.note,
  answer_note: row.answer_note,
  created_at: row.created_at,
  answered_at: row.answered_at,
  job: { id: row.job_id, title: row.job_title },
  company: { id: row.company_id, name: row.company_name },
});

/** An offer for its candidate. */
export const presentMine = (row: OfferRow, addressOf: SignedAddress): MyOffer => ({
  ...presentBase(row),
  letter_url: addressOf('GET /barong/resource/my/offers/:id/letter.pdf', { id: row.id }),
});

/** An offer for the company. */
export const presentOffer = (row: OfferRow, addressOf: SignedAddress): Offer => ({
  ...presentBase(row),
  candidate: { id: row.candidate_id, name: row.candidate_name },
  sent_by: row.sender_id === null ? null : { id: row.sender_id, name: row.sender_name ?? '' },
  joining_is_due: row.state === 'accepted' && row.joining_is_due,
  letter_url: addressOf('GET /barong/resource/offers/:id/letter.pdf', { id: row.id }),
});
