import { load } from '../../../lib/api/page-context.ts';
import { missingIn } from '../../../lib/forms/mistakes.ts';
import { takePosted } from '../../../lib/forms/take-posted.ts';
import { enter } from '../signed-in/enter.ts';
import { loginMessages } from './login-messages.ts';
import { loginStart } from './login-start.ts';

/** Logs in a browser without scripts. */
export const action = takePosted({
  start: loginStart,
  secrets: ['password', 'otp_code'],
  check(values, language) {
    const { emailNeeded, passwordNeeded } = loginMessages[language];
    return missingIn(values, { email: emailNeeded, password: passwordNeeded });
  },
  async send(taking) {
    const { otp_code, ...first } = taking.values;
    const body = otp_code.trim() ? { ...first, otp_code } : first;
    return enter(taking, await load(taking.context, 'POST /barong/identity/sessions', { body }));
  },
});
