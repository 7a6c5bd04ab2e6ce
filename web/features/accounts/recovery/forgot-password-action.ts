import { load } from '../../../lib/api/page-context.ts';
import { missingIn } from '../../../lib/forms/mistakes.ts';
import { takePosted } from '../../../lib/forms/take-posted.ts';
import { recoveryMessages } from './recovery-messages.ts';
import { ASK_FOR_LINK } from './reset-calls.ts';

/** Mails a link for a browser without scripts; the page says to which address. */
export const action = takePosted({
  start: { email: '' },
  check: (values, language) =>
    missingIn(values, { email: recoveryMessages[language].emailRequiredText }),
  blames: 'email',
  async send({ values, context }) {
    const email = values.email.trim();
    await load(context, ASK_FOR_LINK, { body: { email } });
    return { outcome: email };
  },
});
