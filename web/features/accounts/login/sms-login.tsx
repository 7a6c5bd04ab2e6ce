import { type ReactNode, useState } from 'react';
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
  const [step, setStep] = useState<Step>({ at: 'number' });
  /** Kept in the fields for somebody who comes back to correct it. */
  const [typed, setTyped] = useState<Typed>({ country: '+91', phone: '' });
  const opening = useOpening({ login, shutOut, onSecondStep });
  const choose = (ticket: string, accounts: readonly SmsLoginAccount[]) => {
    setStep({ at: 'account', ticket, accounts });
    const [first, ...others] = accounts;
    if (first && others.length === 0) opening.open(ticket, first.uid);
  };
  const toNumber = () => setStep({ at: 'number' });

  if (step.at === 'code') {
    return <SmsLoginCode {...step} onRight={choose} onBack={toNumber} />;
  }
  if (step.at === 'account') {
    return (
      <AccountChoice {...step} opening={opening} afterFailure={shutOut.link} onBack={toNumber} />
    );
  }
  return (
    <NumberForm
      typed={typed}
      onSent={(values, ticket) => {
        setTyped(values);
        setStep({ at: 'code', phone: phoneOf(values), ticket });
      }}
      onBack={onBack}
    />
  );
}

interface Typed {
  country: string;
  phone: string;
}

const phoneOf = ({ country, phone }: Typed) => internationalOf({ country, digits: phone });

interface NumberFormProps {
  typed: Typed;
  onSent: (values: Typed, ticket: string) => void;
  onBack: () => void;
}

function NumberForm({ typed, onSent, onBack }: NumberFormProps) {
  const t = useMessages(smsLoginMessages);
  const form = useContractForm('POST /barong/identity/sessions/sms/generate_code', {
    start: typed,
    body: (values) => ({ phone: phoneOf(values) }),
    onSaved: ({ ticket }, values) => onSent(values, ticket),
  });
  return (
    <Form form={form} className="grid gap-5">
      <p className="text-body text-ink-2">{t.intro}</p>
      <PhoneField autoFocus hint={t.whyNumber} form={form} />
      <Button {...form.button} size="lg" wide>
        {t.sendCode}
      </Button>
      <Button variant="quiet" wide onClick={onBack}>
        {t.password}
      </Button>
    </Form>
  );
}

/** Logs in to one of the accounts that the code was for. */
function useOpening({ login, shutOut, onSecondStep }: Omit<SmsLoginProps, 'onBack'>) {
  const form = useContractForm('POST /barong/identity/sessions/sms', {
    ...login,
    start: { ticket: '', account: '' },
    draft: false,
    refused: (error) => {
      shutOut.look(error);
      if (!(error instanceof ApiError && error.is('identity.session.missing_otp')))
        return undefined;
      onSecondStep(form.current());
      return true;
    },
  });
  return {
    form,
    open(ticket: string, account: string) {
      form.set({ ticket, account });
      void form.send();
    },
  };
}

interface AccountChoiceProps extends Omit<Extract<Step, { at: 'account' }>, 'at'> {
  opening: ReturnType<typeof useOpening>;
  afterFailure: ReactNode;
  onBack: () => void;
}

function AccountChoice(props: AccountChoiceProps) {
  const { ticket, accounts, opening, afterFailure, onBack } = props;
  const t = useMessages(smsLoginMessages);
  return (
    <Form form={opening.form} className="grid gap-5" afterFailure={afterFailure}>
      <p className="text-body text-ink-2">{accounts.length > 1 ? t.which : t.right}</p>
      <ul className="grid gap-3">
        {accounts.map(({ uid, initials, email }) => (
          <li key={uid}>
            <Button
              variant="secondary"
              wide
              busy={opening.form.sending?.account === uid}
              onClick={() => opening.open(ticket, uid)}
            >
              {initials}
              {DOT}
              {email}
            </Button>
          </li>
        ))}
      </ul>
      <Button variant="quiet" wide onClick={onBack}>
        {t.otherNumber}
      </Button>
    </Form>
  );
}
