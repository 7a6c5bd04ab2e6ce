import { applicationSourceLabels } from '../../../contract/format/application-sources.ts';
import { answerSpanLabels, hiringStageLabels } from '../../../contract/format/hiring-stages.ts';
import { applicationStatusLabels } from '../../../contract/format/labels.ts';
import type { HiringFigures } from '../../../contract/hiring-figures.ts';
import { dateText, numberText } from '../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { BarChart } from '../../ui/charts/bar-chart.tsx';
import { ChartCard } from '../../ui/charts/chart-card.tsx';
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
          <p className="mb-2 text-small text-ink-2">
            {total === 0 ? t.none : t.perDaySaid(total, days.length)}
          </p>
          <BarChart
            label={`${t.perDay}: ${t.perDaySaid(total, days.length)}`}
            bars={bars}
            lastIsOpen
          />
        </>
      }
      table={<Counts caption={t.perDay} head={t.day} rows={bars.toReversed()} />}
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
  return (
    <ChartCard
      title={t.stages}
      actions={<SaveButton table="stages" period={period} title={t.stages} />}
      chart={
        <>
          <p className="mb-3 text-small text-ink-2">
            {bars[0]?.value === 0 ? t.none : t.stagesNote}
          </p>
          <ShareChart label={t.stages} bars={bars} />
        </>
      }
      table={<Counts caption={t.stages} head={t.stage} rows={bars} />}
    />
  );
}

/** How applicants found the job. */
export function SourcesCard({ figures: { sources }, period }: CardProps) {
  const t = useMessages(figuresMessages);
  const labels = applicationSourceLabels[useLanguage()];
  const bars = sources.map(({ source, applications }) => ({
    label: labels[source],
    value: applications,
  }));
  return (
    <ChartCard
      title={t.sources}
      actions={<SaveButton table="sources" period={period} title={t.sources} />}
      chart={
        <>
          <p className="mb-3 text-small text-ink-2">{bars.length === 0 ? t.none : t.sourcesNote}</p>
          <ShareChart label={t.sources} bars={bars} of="all" />
        </>
      }
      table={<Counts caption={t.sources} head={t.source} rows={bars} />}
    />
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
  const isEmpty = bars.every(({ value }) => value === 0);
  return (
    <ChartCard
      title={t.answers}
      actions={<SaveButton table="answers" period={period} title={t.answers} />}
      chart={
        <>
          <p className="mb-3 text-small text-ink-2">{isEmpty ? t.noAnswers : t.answersNote}</p>
          <ShareChart label={t.answers} bars={bars} of="all" />
        </>
      }
      table={<Counts caption={t.answers} head={t.waited} rows={bars} />}
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
          <p className="mb-3 text-small text-ink-2">
            {bars.length === 0 ? t.noStays : t.staysNote}
          </p>
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

interface CountsProps {
  caption: string;
  /** The heading of the first column. */
  head: string;
  rows: readonly { label: string; value: number }[];
}

function Counts({ caption, head, rows }: CountsProps) {
  const t = useMessages(figuresMessages);
  return (
    <DataTable caption={caption} head={[head, t.applications]}>
      {rows.map(({ label, value }) => (
        <Tr key={label}>
          <Td>{label}</Td>
          <Td label={t.applications}>
            <span className="tabular-nums">{numberText(value)}</span>
          </Td>
        </Tr>
      ))}
    </DataTable>
  );
}
