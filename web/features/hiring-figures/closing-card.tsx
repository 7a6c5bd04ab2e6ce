import { Link } from 'react-router';
import type { HiringFigures } from '../../../contract/hiring-figures.ts';
import { dateText, numberText } from '../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { Card } from '../../ui/card.tsx';
import { DataTable, Td, Tr } from '../../ui/lists/data-table.tsx';
import { PlaceAndDay } from './place-and-day.tsx';
import type { Period } from './figures-calls.ts';
import { figuresMessages } from './figures-messages.ts';
import { SaveButton } from './save-button.tsx';

/** The jobs that will soon close. */
export function ClosingCard({
  closing,
  period,
}: {
  closing: HiringFigures['closing'];
  period: Period;
}) {
  const t = useMessages(figuresMessages);
  const language = useLanguage();
  return (
    <Card as="section" flush>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 pt-3.5 pb-3">
        <h2 className="text-h3">{t.closing}</h2>
        <SaveButton table="closing" period={period} title={t.closing} />
      </div>
      {closing.length === 0 ? (
        <p className="px-4 pb-4 note">{t.noneClosing}</p>
      ) : (
        <DataTable caption={t.closing} head={[t.job, t.applications, t.closes]}>
          {closing.map(({ job_id, job_title, applications, expires_at, ...job }) => (
            <Tr key={job_id}>
              <Td>
                <Link to={`/hr/jobs/${job_id}/edit`} className="link font-strong wrap-anywhere">
                  {job_title}
                </Link>
                <PlaceAndDay job={job} />
              </Td>
              <Td label={t.applications}>
                <span className="tabular-nums">{numberText(applications)}</span>
              </Td>
              <Td label={t.closes}>{dateText(expires_at, language)}</Td>
            </Tr>
          ))}
        </DataTable>
      )}
    </Card>
  );
}
