import { type RawBuilder, sql } from 'kysely';
import type { Consent } from '../../../contract/consents.ts';
import { legalDocuments } from '../../../contract/legal/documents.ts';
import type { Paging } from '../../../contract/lists.ts';
import { phoneChannels } from '../../../contract/notifications.ts';
import type { Db } from '../../platform/database.ts';
import { dayInIndia } from '../../platform/calendar/days-in-india.ts';
import { pageOf } from '../../platform/page.ts';

/** Accepted texts. A newer version is accepted anew, and none can be withdrawn. */
const ofTexts = (accountId: number) => sql`
  select legal_versions.document as purpose, null as company_name, legal_versions.version,
      legal_consents.said_at as given_at, null::timestamptz as withdrawn_at
    from legal_consents join legal_versions on legal_versions.id = legal_consents.version_id
   where legal_consents.account_id = ${accountId} and legal_consents.accepted`;

/** The texts that come with the product, accepted by whoever registered before the first version was published. */
const ofFirstTexts = (accountId: number) => sql`
  select first.document, null, null, accounts.created_at, null::timestamptz
    from accounts cross join unnest(${[...legalDocuments]}::text[]) as first(document)
   where accounts.id = ${accountId}
     and not exists (
       select from legal_versions
        where legal_versions.document = first.document
          and legal_versions.published_at <= accounts.created_at
          and legal_versions.effective_on <= ${dayInIndia(sql`accounts.created_at`)})`;

const toCompanies = (accountId: number) => sql`
  select 'contact', companies.name, null, contact_shares.shared_at, contact_shares.ended_at
    from contact_shares join companies on companies.id = contact_shares.company_id
   where contact_shares.account_id = ${accountId}`;

const inPeriods = (accountId: number, purpose: string, table: string) => sql`
  select ${purpose}::text, null, null, began_at, ended_at
    from ${sql.table(table)} where account_id = ${accountId}`;

/**
 * Consent to a channel begins when the first kind is switched on, and ends when the last one is
 * switched off.
 */
const ofPhones = (accountId: number) => sql`
  select channel, null, null, min(created_at) filter (where is_on),
      case when not bool_or(is_on) then max(created_at) end
    from notification_choices
   where account_id = ${accountId} and channel = any(${[...phoneChannels]}::text[])
   group by channel`;

/** The answer at registration is stored with its time even if it is no; only a later no is an end. */
const toNews = (accountId: number) => sql`
  select 'news', null, null,
      case when marketing_consent then marketing_consent_at end,
      case when not marketing_consent then marketing_consent_at end
    from accounts
   where id = ${accountId}
     and (marketing_consent or marketing_consent_at > created_at + interval '1 minute')`;

/** Those in force first, and then the newest. */
export const listConsents = (db: Db, accountId: number, paging: Paging) => {
  const all: RawBuilder<Consent> = sql<Consent>`(${sql.join(
    [
      ofTexts(accountId),
      ofFirstTexts(accountId),
      toCompanies(accountId),
      inPeriods(accountId, 'found', 'found_periods'),
      inPeriods(accountId, 'public_profile', 'public_profile_periods'),
      inPeriods(accountId, 'testimonial', 'testimonial_periods'),
      ofPhones(accountId),
      toNews(accountId),
    ],
    sql` union all `,
  )})`;
  return pageOf(
    db
      .selectFrom(all.as('consent'))
      .selectAll()
      .orderBy(sql`withdrawn_at desc nulls first`)
      .orderBy(sql`given_at desc nulls last`)
      .orderBy('purpose')
      .orderBy('company_name'),
    paging,
  );
};
