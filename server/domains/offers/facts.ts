import { sql } from 'kysely';
import type { OfferBrief } from '../../../contract/offers/offer-brief.ts';
import type { OfferState } from '../../../contract/offers/offer-states.ts';
import { today } from '../../platform/calendar/days-in-india.ts';

/** An offer made before the application was withdrawn and sent again does not count as an offer to it. */
const isOfEarlierSending = sql`offers.created_at < applications.created_at`;

/** The state of an offer in a row of `offers`, with its row of `applications`, which may have moved on. */
export const offerState = sql<OfferState>`case
  when offers.state in ('open', 'accepted') and ${isOfEarlierSending} then 'ended'
  when offers.state = 'open' and applications.status <> 'offered' then 'ended'
  when offers.state = 'open' and offers.valid_until < ${today} then 'expired'
  when offers.state = 'accepted' and applications.status = 'hired' and offers.joining_on <= ${today}
    then 'joined'
  when offers.state = 'accepted' and applications.status not in ('offered', 'hired') then 'ended'
  else offers.state end`;

/** The state of the newest offer of each of the `applications` of a query; null if there is none. */
export const newestOfferState = sql<OfferState | null>`(
  select ${offerState} from offers where offers.application_id = applications.id
  order by offers.version desc limit 1)`;

/** The newest offer of each of the `applications` of a query; null if there is none. */
export const offerOfApplication = sql<OfferBrief | null>`(
  select json_build_object('id', offers.id, 'state', ${offerState},
    'joining_on', offers.joining_on, 'valid_until', offers.valid_until)
  from offers where offers.application_id = applications.id
  order by offers.version desc limit 1)`;
