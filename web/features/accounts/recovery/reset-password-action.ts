import { load } from '../../../lib/api/page-context.ts';
import { takePosted } from '../../../lib/forms/take-posted.ts';
import { tokenIn, wrongLink } from '../../../lib/links/pasted-link.ts';
import { recoveryMessages } from './recovery-messages.ts';
import { mistakeIn, resetStart } from './reset-password.ts';

/** Sets a new password for a browser without scripts, which cannot read the token from the end of the address. */
export const action = takePosted({
  start: resetStart,
  secrets: ['link', 'password', 'confirm_password'],
  blames: 'password',
  check({ link, password, confirm_password }, language) {
    const t = recoveryMessages[language];
    const [name = '', , text] = mistakeIn(password, confirm_password, t) ?? [];
    return { link: wrongLink({ link }, language), [name]: text };
  },
  async send({ values, language, context }) {
    const { link, ...passwords } = values;
    await load(context, 'POST /barong/identity/users/password/confirm_code', {
      body: { reset_password_token: tokenIn(link, 'reset_token'), ...passwords },
    });
    return { outcome: recoveryMessages[language].resetDone };
  },
});
