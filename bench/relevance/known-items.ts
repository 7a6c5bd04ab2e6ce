import type { Posting } from './postings.ts';
import type { Ranker } from './rankers.ts';

// Measures that need no human judgement: the postings themselves determine what is right.

const DEPTH = 10;
const SAMPLE = 300;
const CITIES = ['Bengaluru', 'Pune', 'Mumbai', 'Chennai', 'Hyderabad'];

/** A number of postings, evenly spread over all of them, so that every run uses the same. */
const sampleOf = (postings: readonly Posting[]): Posting[] => {
  const step = Math.max(1, Math.floor(postings.length / SAMPLE));
  return postings.filter((_, at) => at % step === 0).slice(0, SAMPLE);
};

/** A text without differences that a reader ignores: capitals, punctuation, and plurals. */
const readAs = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}+#]+/gu, ' ')
    .replaceAll(/s\b/g, '')
    .trim();

/** A key that is equal for postings a reader cannot tell apart: copies of one posting. */
const lineOf = ({ title, company }: Posting): string => `${readAs(title)} — ${readAs(company)}`;

const averageOf = (shares: readonly number[]): number =>
  shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);

/** Called with whatever was not answered in full. */
type OnMiss = (typed: string, share: number) => void;

async function shareOf(
  asked: readonly { typed: string; share: () => Promise<number> }[],
  onMiss: OnMiss,
): Promise<number> {
  const shares: number[] = [];
  for (const { typed, share } of asked) {
    const right = await share();
    if (right < 1) onMiss(typed, right);
    shares.push(right);
  }
  return averageOf(shares);
}

/** How often title and company, typed together, find that posting, or a copy of it, first. */
export function knownItemsOf(rank: Ranker, postings: readonly Posting[], onMiss: OnMiss) {
  const byId = new Map(postings.map((one) => [one.id, one]));
  const asked = sampleOf(postings).map((posting) => {
    const typed = `${posting.title} ${posting.company}`;
    return {
      typed,
      share: async () => {
        const first = byId.get((await rank({ typed }, 1))[0] ?? 0);
        return first && lineOf(first) === lineOf(posting) ? 1 : 0;
      },
    };
  });
  return shareOf(asked, onMiss);
}

/** How many companies with a posting's exact title are among the first ten, out of as many as possible. */
export function exactTitlesOf(rank: Ranker, postings: readonly Posting[], onMiss: OnMiss) {
  const byId = new Map(postings.map((one) => [one.id, one]));
  const linesOf = new Map<string, Set<string>>();
  for (const one of postings) {
    const title = readAs(one.title);
    linesOf.set(title, (linesOf.get(title) ?? new Set()).add(lineOf(one)));
  }
  const asked = sampleOf(postings).map(({ title }) => ({
    typed: title,
    share: async () => {
      const wanted = linesOf.get(readAs(title)) ?? new Set();
      const found = (await rank({ typed: title }, DEPTH)).flatMap((id) => byId.get(id) ?? []);
      const right = new Set(found.map(lineOf).filter((line) => wanted.has(line)));
      return right.size / Math.min(DEPTH, wanted.size);
    },
  }));
  return shareOf(asked, onMiss);
}

/**
 * The share of the first ten results for role and city in separate fields that "role city" in one field finds too.
 */
export function typedPlacesOf(rank: Ranker, roles: readonly string[], onMiss: OnMiss) {
  const asked = roles.map((role, at) => {
    const city = CITIES[at % CITIES.length] ?? '';
    const typed = `${role} ${city}`;
    return {
      typed,
      share: async () => {
        const apart = await rank({ typed: role, location: city }, DEPTH);
        const found = new Set(await rank({ typed }, DEPTH));
        return apart.length === 0 ? 1 : apart.filter((id) => found.has(id)).length / apart.length;
      },
    };
  });
  return shareOf(asked, onMiss);
}

/** How many first pages show the same title of the same company twice. */
export async function repeatsOf(
  rank: Ranker,
  postings: readonly Posting[],
  typed: readonly string[],
  onMiss: OnMiss,
): Promise<number> {
  const byId = new Map(postings.map((one) => [one.id, lineOf(one)]));
  const shares = typed.map((words) => ({
    typed: words,
    share: async () => {
      const lines = (await rank({ typed: words }, DEPTH)).map((id) => byId.get(id));
      return new Set(lines).size === lines.length ? 1 : 0;
    },
  }));
  return 1 - (await shareOf(shares, onMiss));
}
