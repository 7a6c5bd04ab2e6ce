import { type ActionFunctionArgs, data, redirect } from 'react-router';
import type {
  ProfileReportReason,
  ReportReason,
} from '../../../../contract/reports/report-reasons.ts';
import { load } from '../../../lib/api/page-context.ts';
import { takePosted } from '../../../lib/forms/take-posted.ts';
import { type Reported, reportedOf } from './reported.ts';

/** Accepts the form as a browser submits it. */
export function action(args: ActionFunctionArgs) {
  const reported = reportedOf(new URL(args.request.url));
  // The page then says that there is nothing to report.
  if (!reported) return data(undefined, { status: 404 });
  return takePosted({
    start: { reason: '', note: '' },
    async send({ values, context }) {
      const { ticket } = await send(context, reported, values);
      return redirect(`/reports/${ticket}`, 303);
    },
  })(args);
}

type Context = ActionFunctionArgs['context'];

/** A form can contain anything; the contract validates it. */
function send(
  context: Context,
  { kind, id }: Reported,
  { reason, note }: { reason: string; note: string },
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
