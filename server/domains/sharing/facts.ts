/** Who may see which seeker, for the SQL of every domain that shows seekers to companies. */
import { type RawBuilder, sql } from 'kysely';
import { CONTACT_REQUEST_DAYS } from '../../../contract/constants.ts';
import { isoText } from '../../platform/iso-text.ts';
import { domainsOf } from '../companies/facts.ts';
import { isChecked } from '../company-evidence/facts.ts';

/** A column with the id of an account or a company, such as `jobs.company_id`, or the id itself. */
type Place = `${string}.${string}` | number;

const at = (place: Place): RawBuilder<unknown> =>
  typeof place === 'number' ? sql`${place}::bigint` : sql.ref(place);

/**
 * Whether the seeker has blocked the company: by its record, its name in any spelling, or a domain of its website or
 * of its recruiters' confirmed addresses.
 */
export const isBlocked = (seeker: Place, company: Place) =>
  sql<boolean>`exists (select from blocked_companies as blocked, companies as viewer
    where blocked.account_id = ${at(seeker)} and viewer.id = ${at(company)}
      and (blocked.company_id = viewer.id or blocked.name_key = company_key(viewer.name)
        or exists (select from unnest(${domainsOf('viewer')}) as domain
          where '.' || domain like '%.' || blocked.domain)))`;

/** Whether the seeker shares mail address and number with the company. */
export const hasContact = (seeker: Place, company: Place) =>
  sql<boolean>`exists (select from contact_shares as share
    where share.account_id = ${at(seeker)} and share.company_id = ${at(company)}
      and share.ended_at is null)`;

/** Since when the seeker shares mail address and number with the company; null if they do not. */
export const contactSharedSince = (seeker: Place, company: Place) =>
  sql<string | null>`(select share.shared_at from contact_shares as share
    where share.account_id = ${at(seeker)} and share.company_id = ${at(company)}
      and share.ended_at is null)`;

/**
 * Whether the company has the seeker's contact details: `shared`; or, if not, `hidden` before it has asked, `asked`
 * while there is no answer, or `declined`.
 */
export const contactState = (seeker: Place, company: Place) =>
  sql<'shared' | 'hidden' | 'asked' | 'declined'>`case
    when ${hasContact(seeker, company)} then 'shared'
    else coalesce((select case when request.agreed is null then 'asked' else 'declined' end
      from contact_requests as request
     where request.account_id = ${at(seeker)} and request.company_id = ${at(company)}), 'hidden') end`;

/** From when the company of the row `request` may ask again: soon after a question or an answer it may not. */
export const askAgainFrom = (request: string) =>
  sql<string>`(greatest(${sql.ref(`${request}.asked_at`)}, ${sql.ref(`${request}.answered_at`)})
    + make_interval(days => ${CONTACT_REQUEST_DAYS}))`;

/** What the company asked while `contactState` is `asked` or `declined`; null otherwise. */
export const contactRequest = (seeker: Place, company: Place) =>
  sql<{ job_title: string | null; asked_at: string; ask_again_from: string } | null>`(
    select jsonb_build_object('asked_at', ${isoText(sql`request.asked_at`)},
        'ask_again_from', ${isoText(askAgainFrom('request'))}, 'job_title', jobs.title)
      from contact_requests as request left join jobs on jobs.id = request.job_id
     where request.account_id = ${at(seeker)} and request.company_id = ${at(company)}
       and not ${hasContact(seeker, company)})`;

/**
 * The picture of the account `seeker` that the company sees. Unlike what was sent it is the present one, so a company
 * that was blocked since sees none.
 */
export const pictureFor = (company: Place) =>
  sql<number | null>`case when not ${isBlocked('seeker.id', company)} then seeker.picture_id end`;

/**
 * The address at which the company reaches the account `seeker` about `applications`. A company that was blocked
 * since knows only the one that was sent to it, and a deleted account has only a trace of its address.
 */
export const addressFor = (company: Place) =>
  sql<string>`case when seeker.state = 'deleted' or not ${hasContact('seeker.id', company)} then ''
    when ${isBlocked('seeker.id', company)} then coalesce(applications.candidate ->> 'email', '')
    else seeker.email end`;

/** Whether the company has an application of the seeker that was not withdrawn. */
const hasApplied = (seeker: Place, company: Place) =>
  sql`exists (select from applications join jobs on jobs.id = applications.job_id
    where applications.seeker_id = ${at(seeker)} and jobs.company_id = ${at(company)}
      and applications.status <> 'withdrawn' and not applications.is_hidden)`;

/**
 * Whether the company may find the seeker and read the present profile; nobody may while moderators hold it.
 * Applications that were sent are not affected: they stay with the company that got them.
 */
export const mayFind = (seeker: Place, company: Place) =>
  sql<boolean>`(exists (select from accounts as found
      join profiles as shown on shown.account_id = found.id
    where found.id = ${at(seeker)} and found.state = 'active' and not shown.is_held and (
      shown.visibility in ('applied', 'checked') and ${hasApplied(seeker, company)}
      or shown.visibility = 'checked' and exists (select from companies as viewer
        where viewer.id = ${at(company)} and ${isChecked('viewer')})))
    and not ${isBlocked(seeker, company)})`;
