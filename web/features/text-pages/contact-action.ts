import { type ActionFunctionArgs, data, redirect } from 'react-router';
import type { ContactTopic } from '../../../contract/contact/contact-topics.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { load, pageContext, refusalOf } from '../../lib/api/page-context.ts';
import { contactFormMessages } from './contact-form-messages.ts';

type Written = Partial<Record<string, string>>;

/** Accepts the form as a browser without scripts submits it; if refused, it comes back with what was typed. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { language } = context.get(pageContext);
  // Otherwise any site could have its visitors' browsers submit messages.
  if (request.headers.get('sec-fetch-site') === 'cross-site') {
    const problem = contactFormMessages[language].fromElsewhere;
    return data({ written: {}, mistakes: {}, problem }, { status: 403 });
  }
  const written: Written = Object.fromEntries(new URLSearchParams(await request.text()));
  const { name = '', email = '', topic, message = '', request_number = '', website = '' } = written;
  try {
    const { id } = await load(context, 'POST /barong/public/contact_messages', {
      // A form can contain anything; the contract validates it.
      body: {
        name,
        email,
        topic: topic as ContactTopic,
        message,
        request_number,
        website: website as '',
      },
    });
    // Reloading the answer must not send the message again.
    return redirect(`/contact?sent=${id}`, 303);
  } catch (thrown) {
    const refusal = refusalOf(thrown);
    if (!refusal) throw thrown;
    const mistakes: Written = refusal.error.fields;
    const problem = Object.keys(mistakes).length > 0 ? '' : errorText(refusal.error, language);
    return data({ written, mistakes, problem }, refusal.init);
  }
}
