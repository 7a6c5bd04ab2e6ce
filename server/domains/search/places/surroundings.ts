import { LRUCache } from 'lru-cache';
import { isPlaceNoise, townIn } from './location.ts';
import { recognise } from './places.ts';
import { anyOf, lexeme } from '../tsquery.ts';
import { townsAround } from './distance.ts';

/** How far people travel to work every day, in a straight line. */
const DAILY_KM = 40;

export interface Surroundings {
  towns: readonly string[];
  /** A tsquery over the lexemes of locations. */
  query: string;
}

const KEPT = 1_000;
/** A search reads its place several times. */
const kept = new LRUCache<string, { surroundings: Surroundings | null }>({ max: KEPT });

/**
 * The towns near enough to the one that is asked for, nearest first; null for a part of a town, a
 * region or several places.
 */
export function surroundingsOf(location: string): Surroundings | null {
  if (location === '') return null;
  const known = kept.get(location) ?? { surroundings: readSurroundings(location) };
  kept.set(location, known);
  return known.surroundings;
}

function readSurroundings(location: string): Surroundings | null {
  const town = townIn(location);
  const isPart = recognise(location).some(
    (item) => typeof item === 'string' && !isPlaceNoise(item),
  );
  if (town === null || isPart) return null;
  const towns = townsAround(town).filter(({ km }) => km <= DAILY_KM);
  if (towns.length === 0) return null;
  return {
    towns: towns.map(({ name }) => name),
    query: anyOf(towns.map(({ lexeme: own }) => lexeme(own))),
  };
}
