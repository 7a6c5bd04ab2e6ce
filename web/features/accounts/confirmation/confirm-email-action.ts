import { load } from '../../../lib/api/page-context.ts';
import { takePosted } from '../../../lib/forms/take-posted.ts';
import { linkStart, tokenIn, wrongLink } from '../../../lib/links/pasted-link.ts';
import { confirmEmailMessages } from './confirm-email-messages.ts';

/** Records the agreement of a browser without scripts. */
export const action = takePosted({
  start: linkStart,
  check: (values, language) => ({ link: wrongLink(values, language) }),
  async send({ values, language, context }) {
    const t = confirmEmailMessages[language];
    const { changed, new_email } = await load(
      context,
      'POST /barong/identity/users/email/confirm_code',
      { body: { token: tokenIn(values.link) } },
    );
    return { outcome: changed ? t.changed(new_email) : t.waiting };
  },
});
