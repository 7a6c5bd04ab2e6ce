import type { Answer } from '../../../contract/endpoint.ts';
import type { Paging } from '../../../contract/lists.ts';
import type { Difference, settlements as endpoints } from '../../../contract/money/settlements.ts';
import type { Db } from '../../platform/database.ts';
import type { FileAnswer, Services } from '../../platform/endpoints.ts';
import { csvFile } from '../../platform/http/csv.ts';
import { isStale } from '../../platform/http/versions.ts';
import { pageOf } from '../../platform/page.ts';
import { orRefuse, refuse } from '../../platform/refusal.ts';
import { noteSecurityEvent, recordAct } from '../../platform/security-events.ts';
import {
  differences,
  findDifference,
  keepNote,
  lockDifference,
  settlementsOf,
  type DifferenceFilters,
} from './queries.ts';
import { readReport } from './report-file.ts';
import { takeLines } from './settlements.ts';

type Answers = typeof endpoints;

export async function readDifferences(
  db: Db,
  query: DifferenceFilters & Paging,
): Promise<Answer<Answers['GET /barong/admin/differences']>> {
  const { rows, meta } = await pageOf(differences(db, query), query);
  return { differences: rows, meta };
}

export async function readSettlements(
  db: Db,
  query: { search: string } & Paging,
): Promise<Answer<Answers['GET /barong/admin/settlements']>> {
  const { rows, meta } = await pageOf(settlementsOf(db, query.search), query);
  return { settlements: rows, meta };
}

/** Everything that nobody has explained, newest first. */
export const listOpenDifferences = (db: Db): Promise<Difference[]> =>
  differences(db, { search: '', state: 'open' }).execute();

/** Explains a difference. Refuses one that has disappeared. */
export const explainDifference = (
  db: Db,
  id: number,
  { note, by, ifMatch }: { note: string; by: number; ifMatch: string | undefined },
): Promise<Difference> =>
  db.transaction().execute(async (trx) => {
    const held = orRefuse(await lockDifference(trx, id), 'resource.difference.not_found');
    if (held.solved_at !== null) throw refuse('resource.difference.solved');
    if (isStale(ifMatch, held.version)) {
      throw refuse('request.stale', { current: await findDifference(trx, id) });
    }
    await keepNote(trx, id, { note, by });
    await recordAct(trx, {
      act: 'difference_explained',
      subject: ['difference', id],
      before: { explained: held.explained_at !== null },
      after: { explained: true },
    });
    const explained = await findDifference(trx, id);
    if (!explained) throw new Error(`difference ${id} is gone while it is held`);
    return explained;
  });

/** Reads a report that an admin has downloaded from the gateway; stores nothing if a line cannot be read. */
export async function takeReportFile(
  { db, gateway }: Pick<Services, 'db' | 'gateway'>,
  csv: string,
): Promise<Answer<Answers['POST /barong/admin/settlements']>> {
  const { lines, days, problems } = readReport(csv);
  if (problems.length > 0) return { lines: lines.length, new_lines: 0, problems };
  return db.transaction().execute(async (trx) => {
    const new_lines = await takeLines(trx, gateway.name, { lines, days });
    await recordAct(trx, { act: 'settlements_read', after: { new_lines } });
    return { lines: lines.length, new_lines, problems: [] };
  });
}

const MOST_ROWS = 50_000;
const rupeesCell = (paise: number | null): string =>
  paise === null ? '' : (paise / 100).toFixed(2);

export async function exportDifferences(db: Db, wanted: DifferenceFilters): Promise<FileAnswer> {
  const rows = await differences(db, wanted).limit(MOST_ROWS).execute();
  const records = rows.map((row) => [
    String(row.id),
    row.kind,
    row.state,
    row.reference,
    row.payment_id === null ? '' : String(row.payment_id),
    rupeesCell(row.expected_paise),
    rupeesCell(row.found_paise),
    row.at,
    row.note ?? '',
  ]);
  const head = ['Difference', 'Kind', 'State', 'At the gateway', 'Payment', 'Here', 'There', 'At'];
  await noteSecurityEvent(db, { kind: 'export' });
  const name = `differences-${new Date().toISOString().slice(0, 10)}`;
  return csvFile(name, [[...head, 'Note'], ...records]);
}
