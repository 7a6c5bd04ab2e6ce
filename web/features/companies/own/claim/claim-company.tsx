import { useState } from 'react';
import { useNavigate } from 'react-router';
import { COMPANY_CLAIM_NOTE_MAX_LENGTH } from '../../../../../contract/constants.ts';
import type { Company } from '../../../../../contract/companies.ts';
import { ApiError } from '../../../../lib/api/api-error.ts';
import { useAct } from '../../../../lib/api/use-act.ts';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../../../lib/messages.ts';
import { LinkButton, Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Form } from '../../../../ui/fields/form.tsx';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { Loaded } from '../../../../ui/lists/loaded.tsx';
import { NoticeBar } from '../../../../ui/notice-bar.tsx';
import { RecordToAdd } from '../evidence/dns-record.tsx';
import { ownEvidenceMessages } from '../evidence/evidence-messages.ts';
import { WorkAddress, WorkCode } from '../work-address.tsx';
import {
  claimByRecord,
  sendClaimCode,
  useClaimed,
  useClaimRecord,
  useFreshOwnCompany,
} from './calls.ts';
import { claimMessages } from './claim-messages.ts';

/** A company without people that a recruiter says is theirs. */
export function ClaimCompany({ id }: { id: number }) {
  const t = useMessages(claimMessages);
  return (
    <div className="mx-auto grid max-w-200 gap-4">
      <Loaded query={useClaimed(id)} failed={t.loadFailed} isPage shapes={['h-9 w-64', 'h-48']}>
        {(company) => (company ? <Ways company={company} /> : <NoticeBar>{t.gone}</NoticeBar>)}
      </Loaded>
      <div>
        <LinkButton variant="quiet" to="/profile/setup/hr">
          {t.other}
        </LinkButton>
      </div>
    </div>
  );
}

/** The domain that mail addresses of a web address's owner end in. */
const domainOf = (website: string | null) =>
  website && URL.canParse(website) ? new URL(website).hostname.replace(/^www\./, '') : null;

function Ways({ company }: { company: Company }) {
  const t = useMessages(claimMessages);
  const domain = domainOf(company.website);
  return (
    <>
      <header>
        <h1 className="text-h1">{t.title(company.name)}</h1>
        {company.claimed ? null : <p className="mt-1 text-body text-ink-2">{t.text}</p>}
      </header>
      {company.claimed ? (
        <NoticeBar>{t.owned(company.name)}</NoticeBar>
      ) : (
        <>
          {domain ? <ByMail company={company} domain={domain} /> : null}
          {domain ? <ByRecord company={company} /> : null}
          <ByWord company={company} />
        </>
      )}
    </>
  );
}

function ByMail({ company, domain }: { company: Company; domain: string }) {
  const t = useMessages(claimMessages);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useContractForm('POST /barong/resource/company_claims', {
    start: { email: '' },
    body: ({ email }) => ({ company_id: company.id, email }),
    onSaved: (_, { email }) => setSentTo(email),
  });
  return (
    <Card as="section" className="grid gap-3 md:p-6">
      <h2 className="text-h2">{t.byMail}</h2>
      {sentTo === null ? (
        <WorkAddress form={form} words={t} domain={domain} example="name" />
      ) : (
        <Code company={company} email={sentTo} />
      )}
    </Card>
  );
}

function Code({ company, email }: { company: Company; email: string }) {
  const t = useMessages(claimMessages);
  const words = useMessages(ownEvidenceMessages);
  const navigate = useNavigate();
  const reload = useFreshOwnCompany();
  const form = useContractForm('POST /barong/resource/company_claims/confirmation', {
    start: { otp: '' },
    code: 'otp',
    body: ({ otp }) => ({ company_id: company.id, otp }),
    blames: 'otp',
    saved: t.done(company.name),
    onSaved: async () => {
      await reload();
      await navigate('/hr/profile');
    },
  });
  const another = { words, send: () => sendClaimCode(company.id, email) };
  return <WorkCode form={form} words={t} email={email} another={another} />;
}

const UNPROVABLE = new Set(['resource.evidence.no_website', 'resource.evidence.shared_domain']);

/** Whether a record at the company's domain would not prove whose it is, so that this way is not offered. */
const provesNothing = (error: Error | null): boolean =>
  error instanceof ApiError && error.codes.some((code) => UNPROVABLE.has(code));

function ByRecord({ company }: { company: Company }) {
  const t = useMessages(claimMessages);
  const words = useMessages(ownEvidenceMessages);
  const navigate = useNavigate();
  const reload = useFreshOwnCompany();
  const record = useClaimRecord(company.id);
  const lookUp = useAct(() => claimByRecord(company.id), {
    failed: words.notFound,
    done: t.done(company.name),
    onDone: async () => {
      await reload();
      await navigate('/hr/profile');
    },
  });
  if (provesNothing(record.error)) return null;
  return (
    <Card as="section" className="grid gap-3 md:p-6">
      <h2 className="text-h2">{words.byDns}</h2>
      <Loaded query={record} shapes={['h-32']} failed={t.recordFailed}>
        {(found) => (
          <>
            <RecordToAdd {...found} lookUp={lookUp} />
            <p className="note">{t.byRecordText}</p>
          </>
        )}
      </Loaded>
    </Card>
  );
}

function ByWord({ company }: { company: Company }) {
  const t = useMessages(claimMessages);
  const navigate = useNavigate();
  const reload = useFreshOwnCompany();
  const form = useContractForm('POST /barong/resource/company_claims', {
    start: { note: '' },
    body: ({ note }) => ({ company_id: company.id, note }),
    saved: t.asked,
    onSaved: async () => {
      await reload();
      // The company page then says that the claim waits.
      await navigate('/dashboard/hr');
    },
  });
  return (
    <Card as="section" className="grid gap-3 md:p-6">
      <h2 className="text-h2">{t.byWord}</h2>
      <Form form={form} className="grid gap-3">
        <p className="note">{t.byWordText}</p>
        <TextArea
          {...form.field('note')}
          label={t.note}
          maxLength={COMPANY_CLAIM_NOTE_MAX_LENGTH}
        />
        <div>
          <Button {...form.button} variant="secondary">
            {t.ask}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
