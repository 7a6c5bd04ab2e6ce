import { JOB_PLACES_MAX } from '../../../contract/constants.ts';

interface Written {
  location?: string | undefined;
  locations?: readonly string[] | undefined;
}

interface Kept {
  location: string;
  other_locations: string[];
}

/**
 * The places in stored form: the first one, and the others. `locations` are all of them; `location` sets only the
 * first. Omitted fields keep their value.
 */
export function placesOf({ location, locations }: Written, before?: Kept): Kept {
  const others = locations ?? before?.other_locations ?? [];
  const first = location ?? (locations ? '' : (before?.location ?? ''));
  const [one = '', ...more] = new Set([first, ...others].filter((place) => place !== ''));
  return { location: one, other_locations: more.slice(0, JOB_PLACES_MAX - 1) };
}
