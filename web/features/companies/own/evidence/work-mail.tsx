import { useState } from 'react';
import { useKeep } from '../../../../lib/api/use-keep.ts';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../../../lib/messages.ts';
import { WorkAddress, WorkCode } from '../work-address.tsx';
import { keepEvidence, sendWorkCode } from './calls.ts';
import { ownEvidenceMessages } from './evidence-messages.ts';

/** A code to an address at the company's domain. */
export function WorkMail({ domain }: { domain: string }) {
  const t = useMessages(ownEvidenceMessages);
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <div className="border-t border-line pt-4">
      <h3 className="text-h3">{t.byMail}</h3>
      <div className="mt-1">
        {sentTo === null ? (
          <Address domain={domain} onSent={setSentTo} />
        ) : (
          <Code email={sentTo} onDone={() => setSentTo(null)} />
        )}
      </div>
    </div>
  );
}

function Address({ domain, onSent }: { domain: string; onSent: (email: string) => void }) {
  const t = useMessages(ownEvidenceMessages);
  const form = useContractForm('POST /barong/resource/hr_profile/evidence/work_mail', {
    start: { email: '' },
    onSaved: (_, { email }) => onSent(email),
  });
  return <WorkAddress form={form} words={t} domain={domain} example="hr" />;
}

function Code({ email, onDone }: { email: string; onDone: () => void }) {
  const t = useMessages(ownEvidenceMessages);
  const form = useContractForm('POST /barong/resource/hr_profile/evidence/work_mail/confirmation', {
    start: { otp: '' },
    code: 'otp',
    blames: 'otp',
    saved: t.done,
    onSaved: useKeep(keepEvidence, onDone),
  });
  const another = { words: t, send: () => sendWorkCode(email) };
  return <WorkCode form={form} words={t} email={email} another={another} />;
}
