import { redirect } from 'react-router';
import type { ContactTopic } from '../../../contract/contact/contact-topics.ts';
import { load } from '../../lib/api/page-context.ts';
import { takePosted } from '../../lib/forms/take-posted.ts';
import { contactStart } from './contact-start.ts';

/** Accepts the form as a browser without scripts submits it. */
export const action = takePosted({
  start: contactStart,
  async send({ values, context }) {
    // A form can contain anything; the contract validates it.
    const { topic, website, ...texts } = values;
    const { id } = await load(context, 'POST /barong/public/contact_messages', {
      body: { ...texts, topic: topic as ContactTopic, website: website as '' },
    });
    return redirect(`/contact?sent=${id}`, 303);
  },
});
