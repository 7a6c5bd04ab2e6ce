import { Link } from 'react-router';
import type { HiringFigures } from '../../../contract/hiring-figures.ts';
import { dateText, numberText } from '../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { Card } from '../../ui/card.tsx';
import { DataTable, Td, Th, Tr } from '../../ui/lists/data-table.tsx';
import { figuresMessages } from './figures-messages.ts';

/** The jobs that nobody can apply to for much longer. */
export function ClosingCard({ closing }: { closing: HiringFigures['closing'] }) {
  const t = useMessages(figuresMessages);
  const language = useLanguage();
  return (
    <Card as="section" flush>
      <h2 className="px-4 pt-3.5 pb-3 text-h3">{t.closing}</h2>
      {closing.length === 0 ? (
        <p className="px-4 pb-4 text-small text-ink-2">{t.noneClosing}</p>
      ) : (
        <DataTable
          caption={t.closing}
          head={
            <>
              <Th>{t.job}</Th>
              <Th>{t.applications}</Th>
              <Th>{t.closes}</Th>
            </>
          }
        >
          {closing.map(({ job_id, job_title, applications, expires_at }) => (
            <Tr key={job_id}>
              <Td>
                <Link to={`/hr/jobs/${job_id}/edit`} className="link font-strong">
                  {job_title}
                </Link>
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
