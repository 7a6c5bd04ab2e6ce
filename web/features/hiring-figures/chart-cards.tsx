import { applicationSourceLabels } from '../../../contract/format/application-sources.ts';
import { answerSpanLabels, hiringStageLabels } from '../../../contract/format/hiring-stages.ts';
import { applicationStatusLabels } from '../../../contract/format/labels.ts';
import type { FigureTable, HiringFigures } from '../../../contract/hiring-figures.ts';
import { dateText, numberText } from '../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { type Bar, BarChart } from '../../ui/charts/bar-chart.tsx';
import { ChartCard } from '../../ui/charts/chart-card.tsx';
import { CountTable } from '../../ui/charts/count-table.tsx';
import { ShareChart } from '../../ui/charts/share-chart.tsx';
import { DataTable, Td, Tr } from '../../ui/lists/data-table.tsx';
import type { Period } from './figures-calls.ts';
import { figuresMessages } from './figures-messages.ts';
import { SaveButton } from './save-button.tsx';

interface CardProps {
  figures: HiringFigures;
  period: Period;
}

export function DaysCard({ figures: { days }, period }: CardProps) {
  const t = useMessages(figuresMessages);
  const language = useLanguage();
  const total = days.reduce((sum, { applications }) => sum + applications, 0);
  const said = t.perDaySaid(total, days.length);
  const bars = days.map(({ day, applications }) => ({
    label: dateText(day, language),
    value: applications,
  }));
  return (
    <ChartCard
      title={t.perDay}
      actions={<SaveButton table="days" period={period} title={t.perDay} />}
      chart={
        <>
          <p className="mb-2 note">{total === 0 ? t.none : said}</p>
          <BarChart label={`${t.perDay}: ${said}`} bars={bars} lastIsOpen />
        </>
      }
      table={<Applications caption={t.perDay} head={t.day} bars={bars.toReversed()} />}
    />
  );
}

export function StagesCard({ figures: { stages }, period }: CardProps) {
  const t = useMessages(figuresMessages);
  const labels = hiringStageLabels[useLanguage()];
  const bars = stages.map(({ stage, applications }) => ({
    label: labels[stage],
    value: applications,
  }));
  const note = bars[0]?.value === 0 ? t.none : t.stagesNote;
  return <SharesCard table="stages" note={note} head={t.stage} bars={bars} period={period} />;
}

/** How applicants found the job. */
export function SourcesCard({ figures: { sources }, period }: CardProps) {
  const t = useMessages(figuresMessages);
  const labels = applicationSourceLabels[useLanguage()];
  const bars = sources.map(({ source, applications }) => ({
    label: labels[source],
    value: applications,
  }));
  const note = bars.length === 0 ? t.none : t.sourcesNote;
  return (
    <SharesCard table="sources" note={note} head={t.source} bars={bars} of="all" period={period} />
  );
}

/** How long applicants waited for their answers. */
export function AnswersCard({ figures: { answers }, period }: CardProps) {
  const t = useMessages(figuresMessages);
  const labels = answerSpanLabels[useLanguage()];
  const bars = answers.map(({ within, applications }) => ({
    label: labels[within],
    value: applications,
  }));
  const note = bars.every(({ value }) => value === 0) ? t.noAnswers : t.answersNote;
  return (
    <SharesCard table="answers" note={note} head={t.waited} bars={bars} of="all" period={period} />
  );
}

interface SharesCardProps {
  table: FigureTable & ('stages' | 'sources' | 'answers');
  note: string;
  /** The heading of the labels in the table. */
  head: string;
  bars: readonly Bar[];
  of?: 'all';
  period: Period;
}

/** Applications by what they have in common. */
function SharesCard({ table, note, head, bars, of, period }: SharesCardProps) {
  const title = useMessages(figuresMessages)[table];
  return (
    <ChartCard
      title={title}
      actions={<SaveButton table={table} period={period} title={title} />}
      chart={
        <>
          <p className="mb-3 note">{note}</p>
          <ShareChart label={title} bars={bars} of={of} />
        </>
      }
      table={<Applications caption={title} head={head} bars={bars} />}
    />
  );
}

/** How long candidates stay in each stage before the next. */
export function StaysCard({ figures: { stays }, period }: CardProps) {
  const t = useMessages(figuresMessages);
  const labels = applicationStatusLabels[useLanguage()];
  // A stage that nobody has left yet is left out, because it would look like one that takes no time.
  const bars = stays.flatMap(({ stage, median_hours: hours }) =>
    hours === null ? [] : [{ label: labels[stage], value: Math.round(hours / 2.4) / 10 }],
  );
  return (
    <ChartCard
      title={t.stays}
      actions={<SaveButton table="stays" period={period} title={t.stays} />}
      chart={
        <>
          <p className="mb-3 note">{bars.length === 0 ? t.noStays : t.staysNote}</p>
          {bars.length > 0 ? <BarChart label={t.stays} bars={bars} /> : null}
        </>
      }
      table={
        <DataTable caption={t.stays} head={[t.stage, t.left, t.halfWithin]}>
          {stays.map(({ stage, count, median_hours }) => (
            <Tr key={stage}>
              <Td>{labels[stage]}</Td>
              <Td label={t.left}>
                <span className="tabular-nums">{numberText(count)}</span>
              </Td>
              <Td label={t.halfWithin}>
                {median_hours === null ? t.noneYet : t.hours(median_hours)}
              </Td>
            </Tr>
          ))}
        </DataTable>
      }
    />
  );
}

interface ApplicationsProps {
  caption: string;
  /** The heading of the first column. */
  head: string;
  bars: readonly Bar[];
}

function Applications({ caption, head, bars }: ApplicationsProps) {
  const t = useMessages(figuresMessages);
  const rows = bars.map(({ label, value }) => ({ label, counts: [value] }));
  return <CountTable caption={caption} head={[head, t.applications]} rows={rows} />;
}
