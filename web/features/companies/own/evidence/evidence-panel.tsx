import { BadgeCheck, CircleDashed } from 'lucide-react';
import type { OwnEvidence } from '../../../../../contract/companies/company-evidence.ts';
import type { EvidenceKind } from '../../../../../contract/companies/evidence.ts';
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
        <p className="mt-1 text-small text-ink-2">
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
            <Papers papers={evidence.papers} />
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

function Standing({ evidence: { level, items } }: { evidence: OwnEvidence }) {
  const t = useMessages(ownEvidenceMessages);
  const language = useLanguage();
  const day = (moment: string) => dateText(moment, language);
  const nameOf = (kind: EvidenceKind, domain: string | null) => {
    const name = t[kind];
    return typeof name === 'string' ? name : name(domain ?? '');
  };
  return (
    <div>
      <p className="flex items-center gap-2 font-strong">
        <Icon of={level > 0 ? BadgeCheck : CircleDashed} className={level > 0 ? 'text-ok' : ''} />
        {t[`level${level}`]}
      </p>
      {items.length > 0 ? (
        <dl className="mt-2 grid gap-2 text-small">
          {items.map(({ kind, domain, checked_at, ends_at }) => (
            <div key={kind} className="break-words">
              <dt className="font-medium">{nameOf(kind, domain)}</dt>
              <dd className="text-ink-2">{t.until(day(checked_at), day(ends_at))}</dd>
            </div>
          ))}
        </dl>
      ) : null}
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
