import type { ReactNode } from 'react';
import type { Report } from '../../../../contract/reports/reports.ts';
import { useMessages } from '../../../lib/messages.ts';
import { Card } from '../../../ui/card.tsx';
import { ReportCard } from '../queue/report-card.tsx';
import { caseMessages } from './case-messages.ts';

interface CaseSectionProps {
  id: string;
  title: string;
  /** Shown if there is no content. */
  none?: string | false;
  children: ReactNode;
}

/** A section on the page of a case. */
export const CaseSection = ({ id, title, none, children }: CaseSectionProps) => (
  <Card as="section" aria-labelledby={id} className="grid gap-3">
    <h2 id={id} className="text-h3">
      {title}
    </h2>
    {none ? <p className="text-small text-ink-2">{none}</p> : children}
  </Card>
);

/** All reports, each with its decision. */
export function ReportsSection({ reports }: { reports: readonly Report[] }) {
  const t = useMessages(caseMessages);
  return (
    <section aria-labelledby="reports" className="grid gap-3">
      <h2 id="reports" className="text-h3">
        {t.reports}
      </h2>
      {reports.length === 0 ? <p className="text-small text-ink-2">{t.noReports}</p> : null}
      {reports.map((report) => (
        <ReportCard key={report.id} report={report} isInCase />
      ))}
    </section>
  );
}
