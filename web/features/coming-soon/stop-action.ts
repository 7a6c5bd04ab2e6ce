import { load } from '../../lib/api/page-context.ts';
import { takePosted } from '../../lib/forms/take-posted.ts';
import { linkStart, tokenIn, wrongLink } from '../../lib/links/pasted-link.ts';
import { comingSoonMessages } from './messages.ts';

/** Takes an address off the list for a browser without scripts. */
export const action = takePosted({
  start: linkStart,
  check: (values, language) => ({ link: wrongLink(values, language) }),
  async send({ values, language, context }) {
    const body = { token: tokenIn(values.link) };
    await load(context, 'POST /barong/public/feature_waits/removal', { body });
    return { outcome: comingSoonMessages[language].stoppedText };
  },
});
