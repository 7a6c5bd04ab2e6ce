import { Link, useSearchParams } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { useGuestsOnly } from '../../../lib/session/guests-only.ts';
import { NewPasswordFields } from '../../../parts/passwords/new-password-fields.tsx';
import { PhoneField } from '../../../parts/phone/phone-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { AccountKindSwitch } from '../account-kind.tsx';
import { AuthCard } from '../auth-card.tsx';
import { withQuery } from '../with-query.ts';
import { registerMessages } from './register-messages.ts';
import { useRegistration } from './use-registration.ts';
import { DOT } from '../../../lib/format/separator.ts';

export { action } from './register-action.ts';
export { postedHeaders as headers } from '../../../lib/forms/posted.ts';

export default function RegisterPage() {
  useGuestsOnly();
  const t = useMessages(registerMessages);
  const [params] = useSearchParams();
  const next = params.get('next');
  return (
    <AuthCard title={t.createAccount}>
      <RegistrationForm type={params.get('type')} next={next} />
      <p className="text-center text-body">
        {t.haveAccount}{' '}
        <Link className="link" to={withQuery('/auth/login', { next })}>
          {t.logIn}
        </Link>
      </p>
    </AuthCard>
  );
}

function RegistrationForm({ type, next }: Record<'type' | 'next', string | null>) {
  const t = useMessages(registerMessages);
  const form = useRegistration(type, next);
  const { kind, username, email, password, confirm_password } = form.values;
  return (
    <Form form={form} action={withQuery('/auth/register', { type, next })} className="grid gap-5">
      <AccountKindSwitch value={kind} onChange={(changed) => form.set({ kind: changed })} />
      <TextField
        {...form.field('username')}
        name="fullName"
        label={t.fullName}
        required
        autoComplete="name"
      />
      <TextField
        {...form.field('email')}
        label={t.email}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <PhoneField form={form} hint={kind === 'hr' ? t.numberOfRecruiters : undefined} />
      <NewPasswordFields
        label={t.password}
        password={form.field('password')}
        confirmation={form.field('confirm_password')}
        aboutThem={[username, email]}
      />
      <CheckboxField {...form.box('marketing')} label={t.marketing} />
      <p className="note">
        {kind === 'hr' ? t.noticeToRecruiters : t.notice} {t.agreement}{' '}
        <Link className="link" to="/terms">
          {t.terms}
        </Link>
        {DOT}
        <Link className="link" to="/privacy">
          {t.privacy}
        </Link>
      </p>
      <Button
        {...form.button}
        size="lg"
        wide
        disabledReason={password === confirm_password ? undefined : t.passwordsDifferText}
      >
        {t.createAccount}
      </Button>
    </Form>
  );
}
