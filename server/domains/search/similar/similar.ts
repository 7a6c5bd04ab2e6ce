import type { Db } from '../../../platform/database.ts';
import { currentSynonyms } from '../dictionary.ts';
import { currentLayers } from '../layers/layers.ts';
import { readSearchedLocation } from '../location.ts';
import { readSimilarJobs } from './queries.ts';
import { anyTermOf, readTextQuery } from '../text-query.ts';
import { anyOf, lexeme } from '../tsquery.ts';
import { skillKey, wordsOf } from '../words.ts';

/**
 * Open jobs similar to this one (which need not be open), nearest first; the same place counts
 * more.
 */
export async function similarJobs(
  db: Db,
  job: { id: number; title: string; skills: readonly string[]; location: string },
  limit: number,
): Promise<number[]> {
  const synonymsOf = await currentSynonyms(db);
  const likeness = {
    wholeTitle: readTextQuery(job.title, synonymsOf) ?? '',
    anyOfTitle: anyTermOf(job.title, synonymsOf),
    title: wordsOf(job.title).join(' '),
    skills: anyOf(job.skills.map((skill) => lexeme(`skill:${skillKey(skill)}`))),
    location: readSearchedLocation(job.location).query ?? '',
  };
  return readSimilarJobs(db, job.id, likeness, { limit, layers: await currentLayers(db) });
}
