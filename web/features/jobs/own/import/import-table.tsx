import { Link } from 'react-router';
import type { ImportedRow, ImportOutcome } from '../../../../../contract/jobs/job-imports.ts';
import { useLanguage, useMessages } from '../../../../lib/messages.ts';
import { Badge, type BadgeTone } from '../../../../ui/badge.tsx';
import { DataTable, Td, Tr } from '../../../../ui/lists/data-table.tsx';
import { columnLabels, importMessages, outcomeLabels } from './import-messages.ts';

const tones: Record<ImportOutcome, BadgeTone> = {
  new: 'ok',
  changed: 'info',
  same: 'mute',
  known: 'info',
  closed: 'mute',
  wrong: 'danger',
  left: 'mute',
  reopened: 'ok',
};

interface ImportTableProps {
  rows: readonly ImportedRow[];
  /** Whether the import has been carried out. */
  isDone: boolean;
}

function OutcomeText({ row: { outcome, known_as, joined } }: { row: ImportedRow }) {
  const t = useMessages(importMessages);
  const language = useLanguage();
  if (outcome === 'known' && known_as !== null) return t.knownAs(known_as);
  return joined ? t.joined : outcomeLabels[language][outcome];
}

/** The outcome for each row, and its problems by column. */
export function ImportTable({ rows, isDone }: ImportTableProps) {
  const t = useMessages(importMessages);
  const language = useLanguage();
  const outcome = isDone ? t.done : t.outcome;
  return (
    <DataTable caption={t.rows} head={[t.line, t.reference, t.job, outcome, t.problems]}>
      {rows.map((row) => (
        <Tr key={`${row.line} ${row.reference}`}>
          <Td label={t.line}>
            <span className="tabular-nums">{row.line || ''}</span>
          </Td>
          <Td label={row.reference ? t.reference : undefined}>{row.reference}</Td>
          <Td label={row.title ? t.job : undefined}>
            {row.job_id === null ? (
              row.title
            ) : (
              <Link to={`/hr/jobs/${row.job_id}/edit`} className="link">
                {row.title}
              </Link>
            )}
          </Td>
          <Td label={outcome}>
            <Badge tone={tones[row.outcome]}>
              <OutcomeText row={row} />
            </Badge>
          </Td>
          <Td label={row.problems.length > 0 ? t.problems : undefined}>
            {row.problems.length > 0 ? (
              <ul className="grid w-full gap-1 text-left">
                {row.problems.map(({ column, text }) => (
                  <li key={column}>
                    {column ? (
                      <strong className="font-strong">{columnLabels[language][column]}: </strong>
                    ) : null}
                    {text}
                  </li>
                ))}
              </ul>
            ) : null}
          </Td>
        </Tr>
      ))}
    </DataTable>
  );
}
