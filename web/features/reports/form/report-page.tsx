import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { REPORT_TEXT_MAX_LENGTH } from '../../../../contract/constants.ts';
import { usePosted } from '../../../lib/forms/posted.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { reportReasonLabels } from '../../../parts/reports/report-reasons.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { NoticeBar } from '../../../ui/notice-bar.tsx';
import { NarrowPage } from '../../../ui/panels/narrow-page.tsx';
import { Helpline } from './helpline.tsx';
import { reportFormMessages } from './messages.ts';
import { reasonsFor, reportedOf, titleOf } from './reported.ts';

/** The page needs no scripts, and works on any phone. */
export const handle = { noScript: true };
export { action } from './report-action.ts';
export const meta = () => [{ name: 'robots', content: 'noindex' }];
export { postedHeaders as headers } from '../../../lib/forms/posted.ts';

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
  const posted = usePosted<{ reason: string; note: string }>();
  if (!found) return <NothingToReport />;
  return (
    <NarrowPage title={t[found.kind]}>
      <p className="text-body font-strong wrap-anywhere">{t.about(found.title)}</p>
      <p className="text-body text-ink-2">
        {found.kind === 'profile' ? t.privatePerson : t.private}
      </p>
      <Helpline />
      <form method="post" action={`/report?${found.kind}=${found.id}`} className="grid gap-5">
        {posted?.failure ? (
          <NoticeBar tone="danger" role="alert">
            {posted.failure}
          </NoticeBar>
        ) : null}
        <SelectField
          name="reason"
          label={t.reason}
          placeholder={t.choose}
          required
          defaultValue={posted?.values.reason ?? ''}
          error={posted?.mistakes['reason']}
          options={reasonsFor(found).map((value) => ({ value, label: labels[value] }))}
        />
        <TextArea
          name="note"
          label={t.note}
          hint={t.noteHint}
          rows={5}
          maxLength={REPORT_TEXT_MAX_LENGTH}
          defaultValue={posted?.values.note ?? ''}
          error={posted?.mistakes['note']}
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
