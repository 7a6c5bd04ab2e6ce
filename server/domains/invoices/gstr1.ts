import { type Gstr1Section, gstr1Sections } from '../../../contract/money/gstr1-sections.ts';
import type { Db } from '../../platform/database.ts';
import type { FileAnswer } from '../../platform/endpoints.ts';
import { csvFile } from '../../platform/http/csv.ts';
import { noteSecurityEvent } from '../../platform/security-events.ts';
import { gstr1Tables } from './gstr1-tables.ts';
import { listTaxed } from './queries.ts';

/** How many rows each table of the month has. */
export async function readTables(
  db: Db,
  month: string,
): Promise<{ tables: { section: Gstr1Section; rows: number }[] }> {
  const all = await listTaxed(db, month);
  return {
    tables: gstr1Sections.map((section) => ({
      section,
      rows: gstr1Tables[section].recordsOf(all).length,
    })),
  };
}

/** A table with its header; only the header if the month has no rows. */
export async function exportTable(
  db: Db,
  { month, section }: { month: string; section: Gstr1Section },
): Promise<FileAnswer> {
  const { head, recordsOf } = gstr1Tables[section];
  const records = [head, ...recordsOf(await listTaxed(db, month))];
  await noteSecurityEvent(db, { kind: 'export' });
  return csvFile(`gstr1-${month}-${section}`, records);
}
