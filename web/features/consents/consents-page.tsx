import type { Consent } from '../../../contract/consents.ts';
import { momentText } from '../../lib/format/format.ts';
import { listAddress } from '../../lib/lists/list-address.ts';
import { useListAddress } from '../../lib/lists/use-list-address.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CardList } from '../../ui/lists/card-list.tsx';
import { ListPage } from '../../ui/lists/list-page.tsx';
import { useConsents } from './calls.ts';
import { consentMessages } from './messages.ts';

const consentsList = listAddress({ path: '/settings/consents', filters: {} });

/** What the account has agreed to, with times and a link to withdraw each consent. */
export default function ConsentsPage() {
  const t = useMessages(consentMessages);
  const list = useListAddress(consentsList);
  const nothing = { title: t.none, text: t.noneText };
  return (
    <ListPage
      title={t.title}
      intro={t.intro}
      actions={
        <LinkButton to="/settings?section=your-data" variant="secondary">
          {t.settings}
        </LinkButton>
      }
      list={list}
      query={useConsents(list.address.page)}
      rowsOf={(found) => found.consents}
      shape="h-36 rounded-lg"
      failed={t.loadFailed}
      none={nothing}
      noneFits={nothing}
    >
      {(rows) => (
        <CardList
          rows={rows}
          keyOf={({ purpose, company_name, version, given_at, withdrawn_at }) =>
            [purpose, company_name, version, given_at, withdrawn_at].join()
          }
        >
          {(consent) => <Receipt consent={consent} />}
        </CardList>
      )}
    </ListPage>
  );
}

/** Where each can be withdrawn; the consent to the terms ends with the account. */
const places = {
  terms: null,
  privacy: null,
  contact: '/user/sharing',
  found: '/user/sharing',
  public_profile: '/user/sharing',
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
      <p className="text-small text-ink-2">
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
