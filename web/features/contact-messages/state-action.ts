import { load } from '../../lib/api/page-context.ts';
import { takePosted } from '../../lib/forms/take-posted.ts';
import { linkStart, tokenIn, wrongLink } from '../../lib/links/pasted-link.ts';

/** Reads the state of a message for a browser without scripts. */
export const action = takePosted({
  start: linkStart,
  check: (values, language) => ({ link: wrongLink(values, language) }),
  async send({ values, context }) {
    const body = { token: tokenIn(values.link) };
    return { shown: await load(context, 'POST /barong/public/contact_messages/state', { body }) };
  },
});
