import type { HiringFigures } from '../../../contract/hiring-figures.ts';
import { numberText } from '../../lib/format/format.ts';
import { useMessages } from '../../lib/messages.ts';
import { Card } from '../../ui/card.tsx';
import { DataTable, Td, Tr } from '../../ui/lists/data-table.tsx';
import { PlaceAndDay } from './place-and-day.tsx';
import type { Period } from './figures-calls.ts';
import { figuresMessages } from './figures-messages.ts';
import { SaveButton } from './save-button.tsx';

type Times = HiringFigures['times'];

/** How long candidates wait, by job. */
export function TimesCard({ times, period }: { times: Times; period: Period }) {
  const t = useMessages(figuresMessages);
  return (
    <Card as="section" flush>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 pt-3.5">
        <h2 className="text-h3">{t.times}</h2>
        <SaveButton table="times" period={period} title={t.times} />
      </div>
      <p className="px-4 pb-3 note">{times.length === 0 ? t.none : t.timesNote}</p>
      {times.length > 0 ? (
        <DataTable caption={t.times} head={[t.job, t.applications, t.firstLook, t.answer]}>
          {times.map(({ job_id, job_title, applications, first_look, answer, ...job }) => (
            <Tr key={job_id}>
              <Td>
                <span className="font-strong wrap-anywhere">{job_title}</span>
                <PlaceAndDay job={job} />
              </Td>
              <Td label={t.applications}>
                <span className="tabular-nums">{numberText(applications)}</span>
              </Td>
              <Td label={t.firstLook}>
                <Wait wait={first_look} />
              </Td>
              <Td label={t.answer}>
                <Wait wait={answer} />
              </Td>
            </Tr>
          ))}
        </DataTable>
      ) : null}
    </Card>
  );
}

function Wait({ wait: { median_hours, p90_hours } }: { wait: Times[number]['answer'] }) {
  const t = useMessages(figuresMessages);
  if (median_hours === null || p90_hours === null) {
    return <span className="text-ink-2">{t.noneYet}</span>;
  }
  return <>{t.wait(t.hours(median_hours), t.hours(p90_hours))}</>;
}
