import type { Db } from '../../../platform/database.ts';
import { currentSynonyms } from '../synonyms/dictionary.ts';
import { readSearchedLocation } from '../places/location.ts';
import { currentIndex } from '../memory/current-index.ts';
import { lookThrough } from '../memory/look-through.ts';
import {
  byDate,
  bySlot,
  type Conditions,
  haveWords,
  jobIdOf,
  type Match,
  newestMatches,
} from '../memory/matches.ts';
import { anyQuery, readQuery, wordsIn } from '../memory/query.ts';
import { NOTHING } from '../memory/segment.ts';
import { everyWordOf, stemsOf } from '../memory/stems.ts';
import { anyTermOf, readTextQuery } from '../text-query.ts';
import { skillKey } from '../words.ts';

const CANDIDATES_OF_A_KIND = 300;
/** How much it counts to have all skills in common, compared with all words of the title. */
const SKILLS_SHARE = 0.6;
const SAME_PLACE_GAINS = 0.5;

/**
 * Open jobs similar to this one (which need not be open), nearest first: they share words of the title or
 * skills, and are ranked by how many; the same place counts half as much again.
 */
export async function similarJobs(
  db: Db,
  job: { id: number; title: string; skills: readonly string[]; location: string },
  limit: number,
): Promise<number[]> {
  const index = await currentIndex(db);
  const synonymsOf = await currentSynonyms(db);
  const wholeTitle = readQuery(readTextQuery(job.title, synonymsOf));
  const anyOfTitle = readQuery(anyTermOf(job.title, synonymsOf));
  const words = everyWordOf(job.title);
  const stemmed = await stemsOf(db, [wholeTitle, anyOfTitle, words]);
  const keys = [...new Set(job.skills.map(skillKey).filter(Boolean))];
  const skills = keys.map((key) => index.numbered({ word: `skill:${key}` }));
  const kinds: Conditions[] = [
    { inTitle: index.numbered(stemmed(wholeTitle)) },
    { inTitle: index.numbered(stemmed(anyOfTitle)) },
    { words: skills.length > 0 ? anyQuery(skills) : null },
  ].filter((kind) => Object.values(kind).some((query) => query !== null));
  const found = new Map<number, Match>();
  for (const kind of kinds) {
    const matches = await lookThrough(() => newestMatches(index, kind, CANDIDATES_OF_A_KIND));
    for (const match of matches) {
      found.set(jobIdOf(match), match);
    }
  }
  found.delete(job.id);
  const place = index.numbered(readQuery(readSearchedLocation(job.location).query));
  const matches = bySlot([...found.values()]);
  const haveSkills = skills.map((skill) => haveWords(matches, skill));
  const arePlaced = place && haveWords(matches, place);
  const stems = [...new Set(wordsIn(stemmed(words)))];
  const title = new Set(wordsIn(index.numbered(stemmed(words))));
  const scored = matches.map((match, at) => {
    const shared = haveSkills.filter((have) => have[at] === 1).length / Math.max(1, keys.length);
    const likeness = titleLikeness(match, title, stems.length) + SKILLS_SHARE * shared;
    return { match, score: likeness * (1 + (arePlaced?.[at] ? SAME_PLACE_GAINS : 0)) };
  });
  return scored
    .toSorted((a, b) => b.score - a.score || byDate(a.match, b.match))
    .slice(0, limit)
    .map(({ match }) => jobIdOf(match));
}

/** The share of words that two titles have in common: from 0 to 1 (Jaccard's index). */
function titleLikeness(
  { segment, slot }: Match,
  title: ReadonlySet<number>,
  length: number,
): number {
  const text = segment.textOf(slot);
  const words = new Set(text.words.subarray(0, text.titleLength));
  words.delete(NOTHING);
  const shared = [...words].filter((word) => title.has(word)).length;
  return shared / Math.max(1, words.size + length - shared);
}
