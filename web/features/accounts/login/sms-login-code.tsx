import { useState } from 'react';
import type { SmsLoginAccount } from '../../../../contract/accounts/sms-logins.ts';
import { api } from '../../../lib/api/api.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../../lib/messages.ts';
import { readableNumber } from '../../../parts/phone/phone-number.ts';
import { AnotherCode } from '../../../parts/codes/another-code.tsx';
import { smsMessages } from '../../../parts/phone/sms-messages.ts';
import { Button } from '../../../ui/button.tsx';
import { SentCodeField } from '../../../parts/codes/sent-code-field.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { smsLoginMessages } from './sms-login-messages.ts';

interface SmsLoginCodeProps {
  phone: string;
  /** The ticket of the first code; each new code has a new one. */
  ticket: string;
  onRight: (ticket: string, accounts: readonly SmsLoginAccount[]) => void;
  onBack: () => void;
}

/** Asks for the code that may be on its way: whether the number opens an account is not revealed. */
export function SmsLoginCode({ phone, ticket: first, onRight, onBack }: SmsLoginCodeProps) {
  const t = useMessages(smsLoginMessages);
  const sms = useMessages(smsMessages);
  const [ticket, setTicket] = useState(first);
  const form = useContractForm('POST /barong/identity/sessions/sms/confirm_code', {
    start: { otp: '' },
    code: 'otp',
    body: ({ otp }) => ({ ticket, otp }),
    onSaved: ({ accounts }) => onRight(ticket, accounts),
  });
  const sendAgain = async () => {
    const route = 'POST /barong/identity/sessions/sms/generate_code';
    setTicket((await api(route, { body: { phone } })).ticket);
    form.set({ otp: '' });
  };
  return (
    <Form form={form} className="grid gap-5">
      <p className="text-body text-ink-2">{t.maybeSent(readableNumber(phone))}</p>
      <SentCodeField form={form} label={sms.code} />
      <AnotherCode words={sms} send={sendAgain} />
      <Button {...form.button} size="lg" wide>
        {t.logIn}
      </Button>
      <Button variant="quiet" wide onClick={onBack}>
        {t.otherNumber}
      </Button>
    </Form>
  );
}
