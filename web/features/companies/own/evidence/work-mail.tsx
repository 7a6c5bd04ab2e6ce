import { useState } from 'react';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../../../lib/messages.ts';
import { AnotherCode } from '../../../../parts/codes/another-code.tsx';
import { Button } from '../../../../ui/button.tsx';
import { SentCodeField } from '../../../../parts/codes/sent-code-field.tsx';
import { Form } from '../../../../ui/fields/form.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { useKeepEvidence, sendWorkCode } from './calls.ts';
import { ownEvidenceMessages } from './evidence-messages.ts';

/** A code to an address at the company's domain. */
export function WorkMail({ domain }: { domain: string }) {
  const t = useMessages(ownEvidenceMessages);
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <div className="border-t border-line pt-4">
      <h3 className="text-h3">{t.byMail}</h3>
      {sentTo === null ? (
        <Address domain={domain} onSent={setSentTo} />
      ) : (
        <Code email={sentTo} onDone={() => setSentTo(null)} />
      )}
    </div>
  );
}

function Address({ domain, onSent }: { domain: string; onSent: (email: string) => void }) {
  const t = useMessages(ownEvidenceMessages);
  const form = useContractForm('POST /barong/resource/hr_profile/evidence/work_mail', {
    start: { email: '' },
    onSaved: (_, { email }) => onSent(email),
  });
  return (
    <Form form={form} className="mt-1 grid gap-3">
      <p className="text-small text-ink-2">{t.byMailText(domain)}</p>
      <TextField
        {...form.field('email')}
        label={t.email}
        type="email"
        autoComplete="email"
        placeholder={`hr@${domain}`}
      />
      <div>
        <Button {...form.button}>{t.sendCode}</Button>
      </div>
    </Form>
  );
}

function Code({ email, onDone }: { email: string; onDone: () => void }) {
  const t = useMessages(ownEvidenceMessages);
  const keepEvidence = useKeepEvidence();
  const form = useContractForm('POST /barong/resource/hr_profile/evidence/work_mail/confirmation', {
    start: { otp: '' },
    code: 'otp',
    blames: 'otp',
    saved: t.done,
    onSaved: async (evidence) => {
      await keepEvidence(evidence);
      onDone();
    },
  });
  return (
    <Form form={form} className="mt-1 grid gap-3">
      <p className="text-small break-words text-ink-2">{t.codeSent(email)}</p>
      <SentCodeField form={form} label={t.code} />
      <AnotherCode words={t} send={() => sendWorkCode(email)} />
      <div>
        <Button {...form.button}>{t.confirm}</Button>
      </div>
    </Form>
  );
}
