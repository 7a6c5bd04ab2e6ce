import { useState } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { NewPasswordFields } from '../../lib/new-password-fields.tsx';
import { PhoneField } from '../../lib/phone-field.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { accountMessages } from './messages.ts';

export type RegistrationField = 'fullName' | 'email' | 'phone' | 'password' | 'confirmPassword';
export type Mistakes = Partial<Record<RegistrationField, string>>;

/** What their password should not be. */
type AboutThem = Partial<Record<'fullName' | 'email', string>>;

interface RegistrationFieldsProps {
  mistakes: Mistakes;
  isBusy: boolean;
}

export function RegistrationFields({ mistakes, isBusy }: RegistrationFieldsProps) {
  const t = useMessages(accountMessages);
  const [isSame, setSame] = useState(true);
  const [aboutThem, setAboutThem] = useState<AboutThem>({});
  return (
    <>
      <TextField
        label={t.fullName}
        name="fullName"
        required
        autoComplete="name"
        onBlur={({ target }) => setAboutThem({ ...aboutThem, fullName: target.value })}
        error={mistakes.fullName}
      />
      <TextField
        label={t.email}
        name="email"
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        onBlur={({ target }) => setAboutThem({ ...aboutThem, email: target.value })}
        error={mistakes.email}
      />
      <PhoneField error={mistakes.phone} />
      <NewPasswordFields
        label={t.password}
        mistakes={{ password: mistakes.password, confirmPassword: mistakes.confirmPassword }}
        aboutThem={[aboutThem.fullName ?? '', aboutThem.email ?? '']}
        onSameChange={setSame}
      />
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
