import { useState } from 'react';
import type { SmsLoginAccount } from '../../../../contract/accounts/sms-logins.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../../lib/messages.ts';
import { PhoneField } from '../../../parts/phone/phone-field.tsx';
import { internationalOf } from '../../../parts/phone/phone.ts';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { SmsLoginCode } from './sms-login-code.tsx';
import { smsLoginMessages } from './sms-login-messages.ts';
import type { ShutOut } from './shut-out.tsx';
import type { Login } from './use-login.ts';
import { DOT } from '../../../lib/format/separator.ts';

type Step =
  | { at: 'number' }
  | { at: 'code'; phone: string; ticket: string }
  | { at: 'account'; ticket: string; accounts: readonly SmsLoginAccount[] };

interface SmsLoginProps {
  login: Login;
  shutOut: ShutOut;
  onSecondStep: (first: { ticket: string; account: string }) => void;
  onBack: () => void;
}

/** Logs in by a code to a verified number: the number, the code, and the account. */
export default function SmsLogin({ login, shutOut, onSecondStep, onBack }: SmsLoginProps) {
  const t = useMessages(smsLoginMessages);
  const [step, setStep] = useState<Step>({ at: 'number' });
  /** Kept in the fields for somebody who comes back to correct it. */
  const [typed, setTyped] = useState({ country: '+91', phone: '' });
  const number = useContractForm('POST /barong/identity/sessions/sms/generate_code', {
    start: typed,
    body: ({ country, phone }) => ({ phone: internationalOf({ country, digits: phone }) }),
    onSaved: ({ ticket }, values) => {
      setTyped(values);
      const phone = internationalOf({ country: values.country, digits: values.phone });
      setStep({ at: 'code', phone, ticket });
    },
  });
  const opening = useContractForm('POST /barong/identity/sessions/sms', {
    ...login,
    start: { ticket: '', account: '' },
    refused: (error) => {
      shutOut.look(error);
      if (!(error instanceof ApiError && error.is('identity.session.missing_otp')))
        return undefined;
      onSecondStep(opening.current());
      return true;
    },
  });
  const open = (ticket: string, account: string) => {
    opening.set({ ticket, account });
    void opening.send();
  };
  const choose = (ticket: string, accounts: readonly SmsLoginAccount[]) => {
    setStep({ at: 'account', ticket, accounts });
    const [first, ...others] = accounts;
    if (first && others.length === 0) open(ticket, first.uid);
  };
  const toNumber = () => setStep({ at: 'number' });

  if (step.at === 'code') {
    return <SmsLoginCode {...step} onRight={choose} onBack={toNumber} />;
  }
  if (step.at === 'account') {
    const { ticket, accounts } = step;
    return (
      <Form form={opening} className="grid gap-5" afterFailure={shutOut.link}>
        <p className="text-body text-ink-2">{accounts.length > 1 ? t.which : t.right}</p>
        <ul className="grid gap-3">
          {accounts.map(({ uid, initials, email }) => (
            <li key={uid}>
              <Button
                variant="secondary"
                wide
                busy={opening.sending?.account === uid}
                onClick={() => open(ticket, uid)}
              >
                {initials}
                {DOT}
                {email}
              </Button>
            </li>
          ))}
        </ul>
        <Button variant="quiet" wide onClick={toNumber}>
          {t.otherNumber}
        </Button>
      </Form>
    );
  }
  return (
    <Form form={number} className="grid gap-5">
      <p className="text-body text-ink-2">{t.intro}</p>
      <PhoneField
        autoFocus
        hint={t.whyNumber}
        country={number.field('country')}
        phone={number.field('phone')}
        onChange={number.set}
      />
      <Button {...number.button} size="lg" wide>
        {t.sendCode}
      </Button>
      <Button variant="quiet" wide onClick={onBack}>
        {t.password}
      </Button>
    </Form>
  );
}
