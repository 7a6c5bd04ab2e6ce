import { type ActionFunctionArgs, data, redirect } from 'react-router';
import type { ReportReason } from '../../../../contract/reports/report-reasons.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { load, pageContext, refusalOf } from '../../../lib/api/page-context.ts';
import { reportFormMessages } from './messages.ts';
import { reportedOf } from './reported.ts';

type Written = Partial<Record<string, string>>;

/** Takes the form as a browser sends it; what was typed comes back when it is refused. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { language } = context.get(pageContext);
  // Any site could have its visitors' browsers send its own words, from their addresses.
  if (request.headers.get('sec-fetch-site') === 'cross-site') {
    const problem = reportFormMessages[language].fromElsewhere;
    return data({ written: {}, mistakes: {}, problem }, { status: 403 });
  }
  const reported = reportedOf(new URL(request.url));
  const written: Written = Object.fromEntries(new URLSearchParams(await request.text()));
  const { reason, note = '' } = written;
  // Anything may be in a form that somebody sends; the contract judges it.
  const body = { reason: (reason || undefined) as ReportReason, note };
  // The page says that there is nothing to report.
  if (!reported) return data({ written, mistakes: {}, problem: '' }, { status: 404 });
  const { kind, id } = reported;
  try {
    const { ticket } =
      kind === 'job'
        ? await load(context, 'POST /barong/public/jobs/:id/reports', { params: { id }, body })
        : await load(context, 'POST /barong/public/companies/:id/reports', {
            params: { id },
            body,
          });
    // Loading the answer again must not send the report again.
    return redirect(`/reports/${ticket}`, 303);
  } catch (thrown) {
    const refusal = refusalOf(thrown);
    if (!refusal) throw thrown;
    const mistakes: Written = refusal.error.fields;
    const problem = Object.keys(mistakes).length > 0 ? '' : errorText(refusal.error, language);
    return data({ written, mistakes, problem }, refusal.init);
  }
}
