import { load } from '../../../../lib/api/page-context.ts';
import { takePosted } from '../../../../lib/forms/take-posted.ts';
import { linkStart, tokenIn, wrongLink } from '../../../../lib/links/pasted-link.ts';

/** Confirms a job from a browser without scripts; the page shows its title. */
export const action = takePosted({
  start: linkStart,
  check: (values, language) => ({ link: wrongLink(values, language) }),
  async send({ values, context }) {
    const body = { token: tokenIn(values.link) };
    const { job } = await load(context, 'POST /barong/public/job_confirmations', { body });
    return { shown: job.title };
  },
});
