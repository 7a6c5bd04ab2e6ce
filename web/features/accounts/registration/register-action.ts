import { load } from '../../../lib/api/page-context.ts';
import { takePosted } from '../../../lib/forms/take-posted.ts';
import { splitWhole } from '../../../parts/phone/phone.ts';
import { accountKindOf } from '../kind.ts';
import { enter } from '../signed-in/enter.ts';
import { registerMessages } from './register-messages.ts';
import { bodyOf, mistakesIn, type Registration, registrationStart } from './registration.ts';

/** Tidies values as the fields do while somebody types. */
function tidied(values: Registration): Registration {
  const whole = splitWhole(values.phone);
  const phone = whole ? { country: whole.country, phone: whole.digits } : {};
  return { ...values, ...phone, kind: accountKindOf(values.kind) };
}

/** Registers and signs in a browser without scripts. */
export const action = takePosted({
  start: registrationStart,
  secrets: ['password', 'confirm_password'],
  names: { username: 'fullName' },
  check: (values, language) => mistakesIn(values, registerMessages[language]),
  async send(taking) {
    const body = bodyOf(tidied(taking.values));
    return enter(taking, await load(taking.context, 'POST /barong/identity/users', { body }));
  },
});
