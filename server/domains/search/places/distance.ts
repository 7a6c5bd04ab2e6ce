import { type Place, recognise } from './places.ts';
import { coordinates } from './coordinates.ts';

interface Point {
  latitude: number;
  longitude: number;
}

interface Town extends Point {
  name: string;
}

/** Towns by their own lexeme, which namesakes do not share. */
const towns = new Map<string, Town>(
  coordinates.split(',').flatMap((entry) => {
    const [, name = '', latitude, longitude] = /^\s*(.+) (\S+) (\S+)$/.exec(entry) ?? [];
    const own = recognise(name).flat()[0];
    const lexeme = typeof own === 'object' ? own.lexemes[0] : undefined;
    if (lexeme === undefined) return [];
    return [[lexeme, { name, latitude: Number(latitude), longitude: Number(longitude) }] as const];
  }),
);

export const knownTowns: readonly Town[] = [...towns.values()];

/** Where a town is, if known. */
const pointOf = (town: Place): Town | undefined => towns.get(town.lexemes[0] ?? '');

/** The mean radius of the earth. */
const EARTH_KM = 6371;
const inRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** In a straight line over the earth, by the haversine formula (R. W. Sinnott, Sky and Telescope 68, 1984). */
export function kmBetween(a: Point, b: Point): number {
  const [latitudeA, latitudeB] = [inRadians(a.latitude), inRadians(b.latitude)];
  const half =
    Math.sin((latitudeB - latitudeA) / 2) ** 2 +
    Math.cos(latitudeA) *
      Math.cos(latitudeB) *
      Math.sin(inRadians(b.longitude - a.longitude) / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(half));
}

interface TownAway {
  name: string;
  /** The town's own lexeme in the index. */
  lexeme: string;
  km: number;
}

/** Other towns with known coordinates, nearest first; none around a town without them. */
export function townsAround(town: Place): TownAway[] {
  const here = pointOf(town);
  if (!here) return [];
  return [...towns]
    .filter(([, other]) => other !== here)
    .map(([lexeme, other]) => ({
      name: other.name,
      lexeme,
      km: Math.max(1, Math.round(kmBetween(here, other))),
    }))
    .toSorted((a, b) => a.km - b.km);
}
