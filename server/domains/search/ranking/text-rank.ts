import { placeOf } from '../memory/matches.ts';
import type { Text } from '../memory/segment.ts';

/**
 * The places of a searched word in one job, and how much it counts at each; only the first `count`
 * of both lists are valid. The object is used again for the next job.
 */
export interface Places {
  count: number;
  places: number[];
  weights: number[];
}

/** Words of the title, and of company and skills. */
const TITLE_WEIGHT = 1;
const KEYWORD_WEIGHT = 0.4;
/** What a word counts that is somewhere in the description, whose places are not kept. */
const WEIGHT_ELSEWHERE = 0.05;
/** How far apart words are if one of them has no place. */
const FAR = 16_384;

/** Reads where a job has a word, into `found`. */
export function placesOf(word: number, text: Text, found: Places): Places {
  found.count = 0;
  let place = placeOf(word, text, text.length);
  while (place >= 0) {
    found.places[found.count] = place;
    found.weights[found.count] = place < text.titleLength ? TITLE_WEIGHT : KEYWORD_WEIGHT;
    found.count += 1;
    place = placeOf(word, text, text.length, place + 1);
  }
  return found;
}

/**
 * Ranks a job by how often it has the words and how near they are to each other; 0 if it has none
 * of them. A word that it lacks is null. This is what PostgreSQL's `ts_rank` computes for a query
 * that joins its words by "and" (src/backend/utils/adt/tsrank.c).
 */
export function textRank(words: readonly (Places | null)[]): number {
  return words.length > 1 ? nearness(words) : frequency(words[0] ?? null);
}

/** A word that is only in the description has one weight, too. */
const weightsIn = ({ count }: Places) => Math.max(1, count);
const weightAt = ({ count, weights }: Places, nth: number) =>
  count === 0 ? WEIGHT_ELSEWHERE : (weights[nth] ?? 0);

function nearness(words: readonly (Places | null)[]): number {
  let missing = 1;
  for (let nth = 1; nth < words.length; nth += 1) {
    for (let before = 0; before < nth; before += 1) {
      const [ones, others] = [words[nth], words[before]];
      if (ones && others) missing = missingAfter(missing, ones, others);
    }
  }
  return 1 - missing;
}

function missingAfter(before: number, ones: Places, others: Places): number {
  let missing = before;
  const isUnplaced = ones.count === 0 || others.count === 0;
  for (let one = 0; one < weightsIn(ones); one += 1) {
    for (let other = 0; other < weightsIn(others); other += 1) {
      const apart = Math.abs((ones.places[one] ?? 0) - (others.places[other] ?? 0));
      const distance = isUnplaced ? FAR : apart;
      if (distance === 0) continue;
      missing *= 1 - Math.sqrt(weightAt(ones, one) * weightAt(others, other) * closeness(distance));
    }
  }
  return missing;
}

const closeness = (distance: number) =>
  distance > 100 ? 1e-30 : 1 / (1.005 + 0.05 * Math.exp(distance / 1.5 - 2));

/** The limit of the sum of 1/n², by which the weights of a word's places are added. */
const SUM_OF_INVERSE_SQUARES = 1.644_934_066_85;

function frequency(places: Places | null): number {
  if (!places) return 0;
  let sum = 0;
  let highest = 0;
  let nthHighest = 0;
  for (let nth = 0; nth < weightsIn(places); nth += 1) {
    const weight = weightAt(places, nth);
    sum += weight / (nth + 1) ** 2;
    if (weight > highest) {
      highest = weight;
      nthHighest = nth;
    }
  }
  return (highest + sum - highest / (nthHighest + 1) ** 2) / SUM_OF_INVERSE_SQUARES;
}
