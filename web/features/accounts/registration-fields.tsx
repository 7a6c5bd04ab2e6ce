import { useState } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { NewPasswordFields } from '../../parts/passwords/new-password-fields.tsx';
import { PhoneField } from '../../parts/phone/phone-field.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { registerMessages } from './register-messages.ts';

export type RegistrationField = 'fullName' | 'email' | 'phone' | 'password' | 'confirmPassword';
export type Mistakes = Partial<Record<RegistrationField, string>>;

interface RegistrationFieldsProps {
  mistakes: Mistakes;
  isBusy: boolean;
}

export function RegistrationFields({ mistakes, isBusy }: RegistrationFieldsProps) {
  const t = useMessages(registerMessages);
  const [isSame, setSame] = useState(true);
  return (
    <>
      <TextField
        label={t.fullName}
        name="fullName"
        required
        autoComplete="name"
        error={mistakes.fullName}
      />
      <TextField
        label={t.email}
        name="email"
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        error={mistakes.email}
      />
      <PhoneField error={mistakes.phone} />
      <NewPasswordFields
        label={t.password}
        mistakes={{ password: mistakes.password, confirmPassword: mistakes.confirmPassword }}
        beside={['fullName', 'email']}
        onSameChange={setSame}
      />
      <CheckboxField name="marketing" label={t.marketing} />
      <p className="text-small text-ink-2">
        {t.notice}{' '}
        <Link className="link" to="/privacy">
          {t.privacy}
        </Link>
      </p>
      <Button
        type="submit"
        size="lg"
        wide
        busy={isBusy}
        busyLabel={t.pleaseWait}
        disabledReason={isSame ? undefined : t.passwordsDifferText}
      >
        {t.createAccount}
      </Button>
    </>
  );
}
