import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { load, refusedStatus } from '../../../lib/api/page-context.ts';
import { dateText } from '../../../lib/format/format.ts';
import { dotted } from '../../../lib/format/separator.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { reportReasonLabels } from '../../../parts/reports/report-reasons.ts';
import { Badge } from '../../../ui/badge.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { NarrowPage } from '../../../ui/panels/narrow-page.tsx';
import { Quoted } from '../../../ui/panels/quoted.tsx';
import { Helpline } from './helpline.tsx';
import { reportStateMessages } from './messages.ts';

export const handle = { noScript: true };

export const meta = () => [
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

export async function loader({ context, params }: LoaderFunctionArgs) {
  const query = { ticket: (params['ticket'] ?? '').slice(0, 200) };
  try {
    return data({ report: await load(context, 'GET /barong/public/reports', { query }) });
  } catch (error) {
    if (refusedStatus(error) !== 404) throw error;
    return data({ report: null }, { status: 404 });
  }
}

/** What became of a report, for the holder of its ticket. */
export default function StatePage() {
  const t = useMessages(reportStateMessages);
  const language = useLanguage();
  const { report } = useLoaderData<typeof loader>();
  if (!report) return <NoReport />;
  const { id, title, reason, created_at, decided_at, outcome, answer } = report;
  return (
    <NarrowPage title={t.title}>
      <div className="grid justify-items-start gap-2">
        <p className="text-h3">{t.number(id)}</p>
        <Badge>{reportReasonLabels[language][reason]}</Badge>
      </div>
      <p className="text-body text-ink-2 wrap-anywhere">
        {dotted([t.about(title), t.sent(dateText(created_at, language))])}
      </p>
      {decided_at && outcome ? (
        <>
          <p className="font-strong">
            {t.decided(dateText(decided_at, language))} {t[outcome]}
          </p>
          <Quoted label={t.answer}>{answer}</Quoted>
        </>
      ) : (
        <>
          <p className="font-strong">{t.waits}</p>
          <p className="text-body text-ink-2">{t.keep}</p>
        </>
      )}
      <Helpline />
    </NarrowPage>
  );
}

function NoReport() {
  const t = useMessages(reportStateMessages);
  return (
    <NarrowPage title={t.none}>
      <p className="text-body text-ink-2">{t.noneText}</p>
      <LinkButton to="/" variant="secondary" wide>
        {t.home}
      </LinkButton>
    </NarrowPage>
  );
}
