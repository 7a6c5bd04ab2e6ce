import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';

/** The grades: 3 fits, 2 fits except for one thing, 1 is related, 0 is something else (README.md). */
const File = z.record(z.string(), z.partialRecord(z.enum(['0', '1', '2', '3']), z.string()));

/** For each profile, the grade of each judged posting, by the posting's mark. */
export type Judgements = ReadonlyMap<string, ReadonlyMap<string, number>>;

const MARK_LENGTH = 10;

/** How a posting is identified in the file, which contains nothing of the posting itself. */
export const markOf = (sourceId: string): string =>
  createHash('sha256').update(sourceId).digest('hex').slice(0, MARK_LENGTH);

export async function readJudgements(): Promise<Judgements> {
  const text = await readFile(new URL('judgements.json', import.meta.url), 'utf8');
  const profiles = Object.entries(File.parse(JSON.parse(text)));
  return new Map(
    profiles.map(([key, grades]) => [
      key,
      new Map(
        Object.entries(grades).flatMap(([grade, marks]) =>
          marks.split(' ').map((mark): [string, number] => [mark, Number(grade)]),
        ),
      ),
    ]),
  );
}
