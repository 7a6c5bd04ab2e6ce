import { type ActionFunctionArgs, data, redirect } from 'react-router';
import type { ContactTopic } from '../../../contract/contact/contact-topics.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { load, pageContext, refusalOf } from '../../lib/api/page-context.ts';
import { contactFormMessages } from './contact-form-messages.ts';

type Written = Partial<Record<string, string>>;

/** Takes the form as a browser sends it without scripts; what was typed comes back when it is refused. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { language } = context.get(pageContext);
  // Any site could have its visitors' browsers send its own words, from their addresses.
  if (request.headers.get('sec-fetch-site') === 'cross-site') {
    const problem = contactFormMessages[language].fromElsewhere;
    return data({ written: {}, mistakes: {}, problem }, { status: 403 });
  }
  const written: Written = Object.fromEntries(new URLSearchParams(await request.text()));
  const { name = '', email = '', topic, message = '', request_number = '', website = '' } = written;
  try {
    const { id } = await load(context, 'POST /barong/public/contact_messages', {
      // Anything may be in a form that somebody sends; the contract judges it.
      body: {
        name,
        email,
        topic: topic as ContactTopic,
        message,
        request_number,
        website: website as '',
      },
    });
    // Loading the answer again must not send the message again.
    return redirect(`/contact?sent=${id}`, 303);
  } catch (thrown) {
    const refusal = refusalOf(thrown);
    if (!refusal) throw thrown;
    const mistakes: Written = refusal.error.fields;
    const problem = Object.keys(mistakes).length > 0 ? '' : errorText(refusal.error, language);
    return data({ written, mistakes, problem }, refusal.init);
  }
}
