import type { Report } from '../../../../contract/reports/reports.ts';
import { useMessages } from '../../../lib/messages.ts';
import { ReportCard } from '../queue/report-card.tsx';
import { caseMessages } from './case-messages.ts';

/** All reports, each with its decision. */
export function ReportsSection({ reports }: { reports: readonly Report[] }) {
  const t = useMessages(caseMessages);
  return (
    <section aria-labelledby="reports" className="grid gap-3">
      <h2 id="reports" className="text-h3">
        {t.reports}
      </h2>
      {reports.length === 0 ? <p className="note">{t.noReports}</p> : null}
      {reports.map((report) => (
        <ReportCard key={report.id} report={report} isInCase />
      ))}
    </section>
  );
}
