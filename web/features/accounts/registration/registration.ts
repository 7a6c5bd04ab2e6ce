import { type Mistakes, missingIn } from '../../../lib/forms/mistakes.ts';
import { internationalOf } from '../../../parts/phone/phone.ts';
import type { AccountKind } from '../kind.ts';
import type { registerMessages } from './register-messages.ts';

export const registrationStart = {
  kind: 'user' as AccountKind,
  username: '',
  email: '',
  country: '+91',
  phone: '',
  password: '',
  confirm_password: '',
  marketing: false,
};
export type Registration = typeof registrationStart;
type Words = (typeof registerMessages)['en'];

export const bodyOf = (values: Registration) => ({
  email: values.email.trim(),
  password: values.password,
  username: values.username.trim(),
  data: JSON.stringify({
    user_type: values.kind,
    phone: internationalOf({ country: values.country, digits: values.phone }),
    marketing_consent: values.marketing,
  }),
});

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

export function mistakesIn(values: Registration, t: Words): Mistakes {
  const missing = missingIn(values, {
    username: t.nameNeeded,
    email: t.emailNeeded,
    phone: t.phoneNeeded,
    password: t.passwordNeeded,
    confirm_password: t.confirmationNeeded,
  });
  if (Object.keys(missing).length > 0) return missing;
  if (values.password !== values.confirm_password)
    return { confirm_password: t.passwordsDifferText };
  return emailPattern.test(values.email.trim()) ? {} : { email: t.invalidEmailText };
}
