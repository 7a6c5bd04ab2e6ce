import { BadgeCheck, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OwnEvidence } from '../../../../../contract/companies/company-evidence.ts';
import type { Evidence } from '../../../../../contract/companies/evidence.ts';
import { EVIDENCE_NOTICE_DAYS } from '../../../../../contract/constants.ts';
import { dateText } from '../../../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../../../lib/messages.ts';
import { MayDo } from '../../../../parts/team/may-do.tsx';
import { LinkButton } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { Loaded } from '../../../../ui/lists/loaded.tsx';
import { NoticeBar } from '../../../../ui/notice-bar.tsx';
import { useOwnEvidence } from './calls.ts';
import { DnsRecord } from './dns-record.tsx';
import { ownEvidenceMessages } from './evidence-messages.ts';
import { Papers } from './paper.tsx';
import { WorkMail } from './work-mail.tsx';

/** The evidence that the company is who it claims to be, and how to add to it. */
export function EvidencePanel() {
  const t = useMessages(ownEvidenceMessages);
  return (
    <Card as="section" id="evidence" className="grid gap-4 md:p-6">
      <div>
        <h2 className="text-h2">{t.title}</h2>
        <p className="mt-1 note">
          {t.why}{' '}
          <a href="/trust" className="link">
            {t.rules}
          </a>
        </p>
      </div>
      <Loaded query={useOwnEvidence()} failed={t.loadFailed} shapes={['h-11', 'h-24']}>
        {(evidence) => (
          <>
            <Held held={evidence.held} />
            <Standing evidence={evidence} />
            <MayDo call="POST /barong/resource/hr_profile/evidence/work_mail" least="owner" says>
              <Ways evidence={evidence} />
            </MayDo>
            <Papers papers={evidence.papers} items={evidence.items} />
          </>
        )}
      </Loaded>
    </Card>
  );
}

function Held({ held }: Pick<OwnEvidence, 'held'>) {
  const t = useMessages(ownEvidenceMessages);
  if (!held) return null;
  const { like_name, reason } = held;
  return (
    <NoticeBar tone={reason ? 'danger' : 'time'}>
      {reason ? t.heldRefused(like_name, reason) : t.heldWaits(like_name)}
    </NoticeBar>
  );
}

const DAY_MS = 86_400_000;
/** Begins on the day on which the reminder is mailed. */
const endsSoon = (endsAt: string) =>
  Date.parse(endsAt) < Date.now() + EVIDENCE_NOTICE_DAYS * DAY_MS;

function Standing({ evidence: { level, items, ended } }: { evidence: OwnEvidence }) {
  const t = useMessages(ownEvidenceMessages);
  const language = useLanguage();
  const day = (moment: string) => dateText(moment, language);
  return (
    <div>
      <p className="flex items-center gap-2 font-strong">
        <Icon of={level > 0 ? BadgeCheck : CircleDashed} className={level > 0 ? 'text-ok' : ''} />
        {level === 0 && ended.length > 0 ? t.noneLeft : t[`level${level}`]}
      </p>
      {items.length + ended.length > 0 ? (
        <dl className="mt-2 grid gap-2 text-small">
          {items.map((item) => (
            <Shown key={item.kind} item={item}>
              {t.until(day(item.checked_at), day(item.ends_at))}
              {endsSoon(item.ends_at) ? (
                <span className="block font-medium text-time-ink">{t.renew}</span>
              ) : null}
            </Shown>
          ))}
          {ended.map((item) => (
            <Shown key={item.kind} item={item}>
              {t.endedOn(day(item.checked_at), day(item.ends_at))}
            </Shown>
          ))}
        </dl>
      ) : null}
    </div>
  );
}

function Shown({ item: { kind, domain }, children }: { item: Evidence; children: ReactNode }) {
  const name = useMessages(ownEvidenceMessages)[kind];
  return (
    <div className="break-words">
      <dt className="font-medium">{typeof name === 'string' ? name : name(domain ?? '')}</dt>
      <dd className="text-ink-2">{children}</dd>
    </div>
  );
}

function Ways({ evidence: { domain, domain_counts, dns_record } }: { evidence: OwnEvidence }) {
  const t = useMessages(ownEvidenceMessages);
  if (!domain || !domain_counts) {
    return (
      <div className="grid justify-items-start gap-3 text-body">
        <p>{domain ? t.sharedDomain(domain) : t.noWebsite}</p>
        <LinkButton variant="secondary" to="/hr/profile/edit">
          {t.addWebsite}
        </LinkButton>
      </div>
    );
  }
  return (
    <>
      <WorkMail domain={domain} />
      {dns_record ? <DnsRecord domain={domain} record={dns_record} /> : null}
    </>
  );
}
