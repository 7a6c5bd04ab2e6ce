import { load } from '../../lib/api/page-context.ts';
import { missingIn } from '../../lib/forms/mistakes.ts';
import { takePosted } from '../../lib/forms/take-posted.ts';
import { comingSoonMessages } from './messages.ts';

/** Takes the form from a browser without scripts. */
export const action = takePosted({
  start: { email: '', consent: false },
  check(values, language) {
    const t = comingSoonMessages[language];
    return {
      ...missingIn(values, { email: t.emailNeeded }),
      consent: values.consent ? undefined : t.consentNeeded,
    };
  },
  async send({ values, url, language, context }) {
    const body = { email: values.email.trim(), path: url.pathname, consent: true } as const;
    await load(context, 'POST /barong/public/feature_waits', { body });
    return { outcome: comingSoonMessages[language].setText };
  },
});
