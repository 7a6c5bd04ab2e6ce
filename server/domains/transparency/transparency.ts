/** Public figures about the portal itself, in which nobody can be recognised. */
import { LRUCache } from 'lru-cache';
import { TRANSPARENCY_LEAST } from '../../../contract/constants.ts';
import type { Transparency } from '../../../contract/transparency.ts';
import {
  type TransparencyFigureName,
  type TransparencySubject,
  transparencySubjects,
} from '../../../contract/transparency/subjects.ts';
import type { Db } from '../../platform/database.ts';
import type { FileAnswer } from '../../platform/endpoints.ts';
import { csvFile } from '../../platform/http/csv.ts';
import { countFigures } from './queries.ts';

export async function countTransparency(db: Db): Promise<Transparency> {
  const { since, until, counted } = await countFigures(db);
  const subjects = Object.keys(transparencySubjects) as TransparencySubject[];
  return {
    since,
    until,
    figures: subjects.flatMap((subject) =>
      Object.entries(transparencySubjects[subject]).map(([key, unit]) => {
        const name = key as TransparencyFigureName;
        const { value, of } = counted[name];
        const isFew = of > 0 && of < TRANSPARENCY_LEAST;
        return { subject, name, unit, value: isFew ? null : value };
      }),
    ),
  };
}

/** Counting reads months of applications, so visitors share a result for a while. */
const SHARED_MS = 10 * 60_000;
const current = new LRUCache<Db, Promise<Transparency>>({ max: 100, ttl: SHARED_MS });

export function readTransparency(db: Db): Promise<Transparency> {
  const kept = current.get(db);
  if (kept) return kept;
  const counting = countTransparency(db);
  current.set(db, counting);
  // The next visitor tries again.
  counting.catch(() => current.delete(db));
  return counting;
}

export async function exportTransparency(db: Db): Promise<FileAnswer> {
  const { since, until, figures } = await readTransparency(db);
  const rows = figures.map(({ subject, name, unit, value }) => [
    subject,
    name,
    unit,
    value === null ? '' : `${value}`,
    since,
    until,
  ]);
  const records = [['subject', 'figure', 'unit', 'value', 'since', 'until'], ...rows];
  return csvFile(`transparency-${until.slice(0, 10)}`, records);
}
