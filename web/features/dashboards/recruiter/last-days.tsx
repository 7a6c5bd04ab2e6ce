import { Link } from 'react-router';
import type { HiringFigures } from '../../../../contract/hiring-figures.ts';
import { dateText, locales } from '../../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { BarChart } from '../../../ui/charts/bar-chart.tsx';
import { ChartCard } from '../../../ui/charts/chart-card.tsx';
import { CountTable } from '../../../ui/charts/count-table.tsx';
import { formatDay } from '../../../ui/dates/calendar.ts';
import { hrDashboardMessages } from './hr-messages.ts';

/** How many applied on each of the last seven days, today last. */
export function LastDays({ days }: { days: HiringFigures['days'] }) {
  const t = useMessages(hrDashboardMessages);
  const language = useLanguage();
  const total = days.reduce((sum, { applications }) => sum + applications, 0);
  const bars = days.map(({ day, applications }, at) => ({
    label:
      at === days.length - 1 ? t.today : formatDay(day, locales[language], { weekday: 'short' }),
    value: applications,
  }));
  return (
    <ChartCard
      title={t.lastDays}
      actions={
        <Link to="/hr/figures" className="link touch-room text-small">
          {t.allFigures}
        </Link>
      }
      chart={<BarChart label={`${t.lastDays}: ${t.lastDaysSaid(total)}`} bars={bars} lastIsOpen />}
      table={
        <CountTable
          caption={t.lastDays}
          head={[t.day, t.applications]}
          rows={days.map(({ day, applications }) => ({
            label: dateText(day, language),
            counts: [applications],
          }))}
        />
      }
    />
  );
}
