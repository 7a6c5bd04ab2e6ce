import { type ActionFunctionArgs, data, redirect } from 'react-router';
import type {
  ProfileReportReason,
  ReportReason,
} from '../../../../contract/reports/report-reasons.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { load, pageContext, refusalOf } from '../../../lib/api/page-context.ts';
import { reportFormMessages } from './messages.ts';
import { type Reported, reportedOf } from './reported.ts';

type Written = Partial<Record<string, string>>;

/** Accepts the form as a browser submits it; if refused, it comes back with what was typed. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { language } = context.get(pageContext);
  // Otherwise any site could have its visitors' browsers submit reports.
  if (request.headers.get('sec-fetch-site') === 'cross-site') {
    const problem = reportFormMessages[language].fromElsewhere;
    return data({ written: {}, mistakes: {}, problem }, { status: 403 });
  }
  const reported = reportedOf(new URL(request.url));
  const written: Written = Object.fromEntries(new URLSearchParams(await request.text()));
  const { note = '' } = written;
  // The page then says that there is nothing to report.
  if (!reported) return data({ written, mistakes: {}, problem: '' }, { status: 404 });
  try {
    const { ticket } = await send(context, reported, { reason: written['reason'], note });
    // Reloading the answer must not send the report again.
    return redirect(`/reports/${ticket}`, 303);
  } catch (thrown) {
    const refusal = refusalOf(thrown);
    if (!refusal) throw thrown;
    const mistakes: Written = refusal.error.fields;
    const problem = Object.keys(mistakes).length > 0 ? '' : errorText(refusal.error, language);
    return data({ written, mistakes, problem }, refusal.init);
  }
}

type Context = ActionFunctionArgs['context'];

/** A form can contain anything; the contract validates it. */
function send(
  context: Context,
  { kind, id }: Reported,
  { reason, note }: { reason: string | undefined; note: string },
): Promise<{ ticket: string }> {
  if (kind === 'profile') {
    const body = { code: id, reason: (reason || undefined) as ProfileReportReason, note };
    return load(context, 'POST /barong/public/public_profile/reports', { body });
  }
  const body = { reason: (reason || undefined) as ReportReason, note };
  const params = { id };
  return kind === 'job'
    ? load(context, 'POST /barong/public/jobs/:id/reports', { params, body })
    : load(context, 'POST /barong/public/companies/:id/reports', { params, body });
}
