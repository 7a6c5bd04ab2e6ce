import { type ActionFunctionArgs, data } from 'react-router';
import type { ContactTopic } from '../../../contract/contact-topics.ts';
import { ApiError } from '../../lib/api-error.ts';
import { errorText } from '../../lib/error-text.ts';
import { load, pageContext } from '../../lib/page-context.ts';

type Written = Partial<Record<string, string>>;

/** Takes the form as a browser sends it without scripts; what was typed comes back when it is refused. */
export async function action({ request, context }: ActionFunctionArgs) {
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
    return data({ id, email }, { status: 200 });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { language } = context.get(pageContext);
    const mistakes: Written = error.fields;
    const problem = Object.keys(mistakes).length > 0 ? '' : errorText(error, language);
    return data({ id: null, written, mistakes, problem }, { status: error.status });
  }
}
