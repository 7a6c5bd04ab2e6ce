import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { FigureDay, FigureDays } from '../../../../contract/admin/admin-figures.ts';
import { dateText, numberText } from '../../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { BarChart } from '../../../ui/charts/bar-chart.tsx';
import { ChartCard } from '../../../ui/charts/chart-card.tsx';
import { Segmented } from '../../../ui/fields/segmented.tsx';
import { DataTable, Td, Tr } from '../../../ui/lists/data-table.tsx';
import { Loaded } from '../../../ui/lists/loaded.tsx';
import { useFigureDays } from '../calls.ts';
import { adminDashboardMessages } from './admin-messages.ts';

const charts = [
  ['registrations', 'registrations'],
  ['jobs', 'postedJobs'],
  ['applications', 'sentApplications'],
] as const;

/** How many people registered, jobs were posted and applications were sent on each of the last days. */
export function AdminDays() {
  const t = useMessages(adminDashboardMessages);
  const [params, setParams] = useSearchParams();
  const days: FigureDays = params.get('days') === '90' ? 90 : 14;
  return (
    <section aria-labelledby="course" className="mt-6 grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="course" className="text-h2">
          {t.course}
        </h2>
        <Segmented
          label={t.course}
          value={String(days)}
          onChange={(value) =>
            setParams(value === '90' ? { days: '90' } : {}, {
              replace: true,
              preventScrollReset: true,
            })
          }
          segments={[
            { value: '14', label: t.lastDays(14) },
            { value: '90', label: t.lastDays(90) },
          ]}
        />
      </div>
      <Loaded query={useFigureDays(days)} shapes={['h-64']}>
        {(found) => (
          <div className="grid gap-4 *:min-w-0 xl:grid-cols-3">
            {charts.map(([figure, label]) => (
              <DaysChart key={figure} title={t[label]} figure={figure} days={found.days} />
            ))}
          </div>
        )}
      </Loaded>
    </section>
  );
}

interface DaysChartProps {
  title: string;
  figure: (typeof charts)[number][0];
  days: readonly FigureDay[];
}

function DaysChart({ title, figure, days }: DaysChartProps) {
  const isAsked = useLocation().hash === `#${figure}`;
  const place = useRef<HTMLDivElement>(null);
  // The address may name a figure that is not loaded yet, so the page scrolls once it is.
  useEffect(() => {
    if (isAsked) place.current?.scrollIntoView();
  }, [isAsked]);
  const t = useMessages(adminDashboardMessages);
  const language = useLanguage();
  const bars = days.map((row) => ({ label: dateText(row.day, language), value: row[figure] }));
  const total = bars.reduce((sum, { value }) => sum + value, 0);
  const said = t.altogether(numberText(total), days.length);
  return (
    <div ref={place} id={figure} className="scroll-mt-20">
      <ChartCard
        key={String(isAsked)}
        asTable={isAsked}
        title={title}
        chart={
          <>
            <p className="mb-2 note">{said}</p>
            <BarChart label={`${title}: ${said}`} bars={bars} lastIsOpen />
          </>
        }
        table={
          <DataTable caption={title} head={[t.day, { end: title }]}>
            {bars.toReversed().map(({ label, value }) => (
              <Tr key={label}>
                <Td>{label}</Td>
                <Td label={title} align="end">
                  {numberText(value)}
                </Td>
              </Tr>
            ))}
          </DataTable>
        }
      />
    </div>
  );
}
