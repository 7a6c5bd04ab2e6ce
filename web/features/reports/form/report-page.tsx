import {
  data,
  type HeadersArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { REPORT_TEXT_MAX_LENGTH } from '../../../../contract/constants.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { reportReasonLabels } from '../../../parts/reports/report-reasons.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { NoticeBar } from '../../../ui/notice-bar.tsx';
import { NarrowPage } from '../../../ui/panels/narrow-page.tsx';
import { Helpline } from './helpline.tsx';
import { reportFormMessages } from './messages.ts';
import type { action } from './report-action.ts';
import { reasonsFor, reportedOf, titleOf } from './reported.ts';

/** The page needs no scripts, and works on any phone. */
export const handle = { noScript: true };
export { action } from './report-action.ts';
export const meta = () => [{ name: 'robots', content: 'noindex' }];
/** Includes how long to wait, if too many have been sent. */
export const headers = ({ actionHeaders }: HeadersArgs) => actionHeaders;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const reported = reportedOf(new URL(request.url));
  const title = reported && (await titleOf(context, reported));
  if (!reported || title === null) return data({ found: null }, { status: 404 });
  return data({ found: { ...reported, title } });
}

/** Where everybody can report a job, a company or a public profile. */
export default function ReportPage() {
  const t = useMessages(reportFormMessages);
  const labels = reportReasonLabels[useLanguage()];
  const { found } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (!found) return <NothingToReport />;
  const written: Partial<Record<string, string>> = answer?.written ?? {};
  const mistakes: Partial<Record<string, string>> = answer?.mistakes ?? {};
  const problem = answer?.problem || (Object.keys(mistakes).length > 0 ? t.refused : '');
  return (
    <NarrowPage title={t[found.kind]}>
      <p className="text-body font-strong wrap-anywhere">{t.about(found.title)}</p>
      <p className="text-body text-ink-2">
        {found.kind === 'profile' ? t.privatePerson : t.private}
      </p>
      <Helpline />
      <form method="post" action={`/report?${found.kind}=${found.id}`} className="grid gap-5">
        {problem ? (
          <NoticeBar tone="danger" role="alert">
            {problem}
          </NoticeBar>
        ) : null}
        <SelectField
          name="reason"
          label={t.reason}
          placeholder={t.choose}
          required
          defaultValue={written['reason'] ?? ''}
          error={mistakes['reason']}
          options={reasonsFor(found).map((value) => ({ value, label: labels[value] }))}
        />
        <TextArea
          name="note"
          label={t.note}
          hint={t.noteHint}
          rows={5}
          maxLength={REPORT_TEXT_MAX_LENGTH}
          defaultValue={written['note'] ?? ''}
          error={mistakes['note']}
        />
        <Button type="submit" size="lg" wide>
          {t.send}
        </Button>
      </form>
    </NarrowPage>
  );
}

function NothingToReport() {
  const t = useMessages(reportFormMessages);
  return (
    <NarrowPage title={t.missing}>
      <p className="text-body text-ink-2">{t.missingText}</p>
      <LinkButton to="/contact?topic=suspicious" variant="secondary" wide>
        {t.write}
      </LinkButton>
    </NarrowPage>
  );
}
