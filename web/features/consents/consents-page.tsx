import type { Consent } from '../../../contract/consents.ts';
import { momentText } from '../../lib/format/format.ts';
import { listAddress } from '../../lib/lists/list-address.ts';
import { useListAddress } from '../../lib/lists/use-list-address.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { RecordPage } from '../../parts/your-data/record-page.tsx';
import { Badge } from '../../ui/badge.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { consentMessages } from './messages.ts';
import { useListOf } from '../../lib/lists/use-list-of.ts';

const useConsents = (page: number) =>
  useListOf('GET /barong/resource/consents', { key: ['consents'], query: { page } });

const consentsList = listAddress({ path: '/settings/consents', filters: {} });

/** What the account has agreed to, with times and a link to withdraw each consent. */
export default function ConsentsPage() {
  const t = useMessages(consentMessages);
  const list = useListAddress(consentsList);
  return (
    <RecordPage
      words={t}
      list={list}
      query={useConsents(list.address.page)}
      rowsOf={(found) => found.consents}
      keyOf={({ purpose, company_name, version, given_at, withdrawn_at }) =>
        [purpose, company_name, version, given_at, withdrawn_at].join()
      }
    >
      {(consent) => <Receipt consent={consent} />}
    </RecordPage>
  );
}

/** Where each can be withdrawn; the consent to the terms ends with the account. */
const places = {
  terms: null,
  privacy: null,
  contact: '/user/sharing?section=contact',
  found: '/user/sharing?section=found',
  public_profile: '/user/sharing?section=public',
  news: '/settings',
  testimonial: '/settings?section=testimonial',
  sms: '/settings?section=notifications',
  whatsapp: '/settings?section=notifications',
} as const satisfies Record<Consent['purpose'], string | null>;

function Receipt({ consent }: { consent: Consent }) {
  const t = useMessages(consentMessages);
  const language = useLanguage();
  const { purpose, company_name, version, given_at, withdrawn_at } = consent;
  const place = places[purpose];
  return (
    <Card as="article" className="grid gap-2">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 className="min-w-0 text-h3">
          {company_name ? t.contactOf(company_name) : t[purpose]}
          {version === null ? null : ` ${t.version(version)}`}
        </h2>
        {withdrawn_at ? <Badge>{t.ended}</Badge> : <Badge tone="ok">{t.holds}</Badge>}
      </div>
      <p className="text-body text-ink-2">{t[`${purpose}Text`]}</p>
      <p className="note">
        {given_at ? t.given(momentText(given_at, language)) : t.givenBefore}
        {withdrawn_at ? ` ${t.withdrawn(momentText(withdrawn_at, language))}` : null}
      </p>
      {place && !withdrawn_at ? (
        <LinkButton to={place} size="sm" variant="secondary" className="justify-self-start">
          {t.change}
        </LinkButton>
      ) : null}
    </Card>
  );
}
