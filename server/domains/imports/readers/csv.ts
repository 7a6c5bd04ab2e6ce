import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parse } from 'csv-parse';
import { columnsOf } from './column-names.ts';
import { type Fields, type Row, type SourceNames, type Text, UnreadableFile } from './row.ts';

/**
 * In characters, between two good rows: each error in a row reads once more what the row has so far, so a long row of
 * nothing but errors would take minutes.
 */
const REREAD_MAX = 20_000_000;

/**
 * Reads CSV with a header row, separated by commas, semicolons or tabs, whichever is most frequent
 * in the header. A row's number is the line that it begins on.
 */
export async function* readCsv(text: Text, start: string): AsyncGenerator<Row> {
  const skipped: Row[] = [];
  let reread = 0;
  let payUnit = '';
  let names: SourceNames = new Map();
  const parser = parse({
    columns: (header: string[]) => {
      const columns = columnsOf(header);
      ({ payUnit, names } = columns);
      return columns.keys;
    },
    delimiter: delimiterOf(start),
    info: true,
    raw: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error, raw = '') => {
      reread += raw.length;
      if (reread > REREAD_MAX) throw new UnreadableFile('its quotation marks are in no order');
      const number = firstLine(raw, Number(error?.lines ?? 0));
      skipped.push({ number, problem: error?.message ?? 'not CSV' });
      return undefined;
    },
  });
  const reading = pipeline(Readable.from(withPlainBreaks(text)), parser);
  // The loop below gets the same error; without this it would also count as unhandled.
  reading.catch(() => undefined);
  for await (const { record, info, raw } of parser as AsyncIterable<CsvRecord>) {
    yield* skipped.splice(0);
    reread = 0;
    yield {
      number: firstLine(raw, info.lines),
      fields: payUnit ? { salary_unit: payUnit, ...record } : record,
      names,
    };
  }
  yield* skipped;
}

/** The line on which a row begins; the parser knows only the line on which it ends. */
const firstLine = (raw: string, lastLine: number): number =>
  lastLine - (raw.trim().split('\n').length - 1);

/** Every line break as \n: the parser counts \r\n between quotation marks as two lines. */
async function* withPlainBreaks(text: Text): AsyncGenerator<string> {
  let held = '';
  for await (const piece of text) {
    const all = held + piece;
    // The \n that belongs to it may come with the next piece.
    held = all.endsWith('\r') ? '\r' : '';
    yield all.slice(0, all.length - held.length).replaceAll(/\r\n?/g, '\n');
  }
  if (held) yield '\n';
}

interface CsvRecord {
  record: Fields;
  info: { lines: number };
  /** The row as it stands in the file, with blank lines before it. */
  raw: string;
}

function delimiterOf(start: string): string {
  const header = start.trimStart().split('\n', 1)[0] ?? '';
  const count = (mark: string) => header.split(mark).length;
  return [',', ';', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ',';
}
