import { load } from '../../lib/api/page-context.ts';
import { takePosted } from '../../lib/forms/take-posted.ts';
import { tokenIn, wrongLink } from '../../lib/links/pasted-link.ts';
import { appealStart, lengthMistake } from './appeal.ts';
import { appealMessages } from './messages.ts';

/** Shows a browser without scripts what its link is about, and takes the appeal against it. */
export const action = takePosted({
  start: appealStart,
  check: (values, language, { text }) => ({
    link: wrongLink(values, language),
    text: text === undefined ? undefined : lengthMistake(text, appealMessages[language]),
  }),
  async send({ values, written, language, context }) {
    const token = tokenIn(values.link);
    if (written['text'] === undefined) {
      return {
        shown: await load(context, 'POST /barong/public/appeals/case', { body: { token } }),
      };
    }
    const body = { token, text: values.text };
    const { id } = await load(context, 'POST /barong/public/appeals', { body });
    return { outcome: appealMessages[language].sent(id) };
  },
});
