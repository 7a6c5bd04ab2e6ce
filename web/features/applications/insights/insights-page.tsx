import { Link } from 'react-router';
import type { ApplicationInsights } from '../../../../contract/applications/application-insights.ts';
import { applicationSourceLabels } from '../../../../contract/format/application-sources.ts';
import { mostOf } from '../../../../contract/money/plan-levels.ts';
import { useReading } from '../../../lib/api/use-reading.ts';
import { numberText } from '../../../lib/format/format.ts';
import { monthText } from '../../../lib/months/months.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { BarChart } from '../../../ui/charts/bar-chart.tsx';
import { ChartCard } from '../../../ui/charts/chart-card.tsx';
import { CountTable } from '../../../ui/charts/count-table.tsx';
import { ShareChart } from '../../../ui/charts/share-chart.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/lists/loaded.tsx';
import { PageHead } from '../../../ui/panels/page-head.tsx';
import { insightsMessages } from './insights-messages.ts';

const MOST_MONTHS = mostOf('plus', 'insightMonths');

/** How the seeker's own applications are going. */
export default function InsightsPage() {
  const t = useMessages(insightsMessages);
  const query = useReading('GET /barong/resource/my/application_insights', {
    key: ['application-insights'],
    staleTime: 0,
    meta: { news: ['applications'] },
  });
  return (
    <div className="grid gap-4 *:min-w-0 xl:gap-5">
      <PageHead
        title={t.title}
        intro={query.data ? <Period given={query.data.months_given} /> : null}
        back={{ to: '/user/applications', label: t.back }}
      />
      <Loaded query={query} failed={t.failed} shapes={['h-64', 'h-64']}>
        {(insights) => <Insights insights={insights} />}
      </Loaded>
    </div>
  );
}

/** How far back the figures go. */
function Period({ given }: { given: number }) {
  const t = useMessages(insightsMessages);
  return (
    <>
      {t.intro(given)}{' '}
      {given < MOST_MONTHS ? (
        <>
          {t.more(MOST_MONTHS)}{' '}
          <Link to="/user/subscription" className="link">
            {t.plans}
          </Link>
        </>
      ) : null}
    </>
  );
}

function Insights({ insights }: { insights: ApplicationInsights }) {
  const t = useMessages(insightsMessages);
  return insights.sent === 0 ? (
    <EmptyState title={t.none} actions={<LinkButton to="/user/jobs">{t.findJobs}</LinkButton>}>
      {t.noneText}
    </EmptyState>
  ) : (
    <>
      <div className="grid items-start gap-4 lg:grid-cols-2 xl:gap-5">
        <Steps insights={insights} />
        <Answers insights={insights} />
      </div>
      <Months insights={insights} />
      <Sources insights={insights} />
    </>
  );
}

interface CardProps {
  insights: ApplicationInsights;
}

const steps = ['sent', 'looked_at', 'answered', 'interviews', 'offers'] as const;

function Steps({ insights }: CardProps) {
  const t = useMessages(insightsMessages);
  return (
    <Card as="section" aria-label={t.steps}>
      <h2 className="mb-3 text-h3">{t.steps}</h2>
      <ShareChart
        label={t.steps}
        bars={steps.map((step) => ({ label: t[step], value: insights[step] }))}
      />
    </Card>
  );
}

function Answers({ insights }: CardProps) {
  const t = useMessages(insightsMessages);
  const { median_answer_days: median, answered, answered_in_time } = insights;
  return (
    <Card as="section" aria-label={t.answers}>
      <h2 className="mb-3 text-h3">{t.answers}</h2>
      {median === null ? (
        <p className="text-body text-ink-2">{t.noAnswers}</p>
      ) : (
        <dl className="grid gap-3 text-small">
          <div>
            <dt className="text-ink-2">{t.median}</dt>
            <dd className="text-h2 tabular-nums">{t.days(numberText(Math.ceil(median)))}</dd>
          </div>
          <div>
            <dt className="text-ink-2">{t.inTime}</dt>
            <dd className="text-h2 tabular-nums">
              {t.inTimeOf(numberText(answered_in_time), numberText(answered))}
            </dd>
          </div>
        </dl>
      )}
    </Card>
  );
}

function Months({ insights: { months, sent } }: CardProps) {
  const t = useMessages(insightsMessages);
  const language = useLanguage();
  const rows = months.map(({ month, ...counts }) => ({
    label: monthText(month.slice(0, 7), language),
    ...counts,
  }));
  const said = t.perMonthSaid(numberText(sent), months.length);
  return (
    <ChartCard
      title={t.perMonth}
      chart={
        <BarChart
          label={`${t.perMonth}: ${said}`}
          bars={rows.map((row) => ({ label: row.label, value: row.sent }))}
          lastIsOpen
        />
      }
      table={<Counts caption={t.perMonth} head={t.month} rows={rows.toReversed()} />}
    />
  );
}

function Sources({ insights: { sources } }: CardProps) {
  const t = useMessages(insightsMessages);
  const labels = { ...applicationSourceLabels[useLanguage()], company_page: t.company_page };
  return (
    <Card as="section" aria-label={t.sources}>
      <h2 className="text-h3">{t.sources}</h2>
      <p className="mb-3 note">{t.sourcesNote}</p>
      <div className="-mx-3.5 md:mx-0">
        <Counts
          caption={t.sources}
          head={t.source}
          rows={sources.map(({ source, ...counts }) => ({ label: labels[source], ...counts }))}
        />
      </div>
    </Card>
  );
}

interface CountsProps {
  caption: string;
  /** The heading of the first column. */
  head: string;
  rows: readonly { label: string; sent: number; answered: number }[];
}

function Counts({ caption, head, rows }: CountsProps) {
  const t = useMessages(insightsMessages);
  const counted = rows.map(({ label, sent, answered }) => ({ label, counts: [sent, answered] }));
  return <CountTable caption={caption} head={[head, t.sent, t.answered]} rows={counted} />;
}
