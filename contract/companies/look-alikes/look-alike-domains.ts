/** Whether a domain could be taken for that of a known company. */
import { skeletonOf } from './skeleton.ts';

/** A company that others might be taken for. */
export interface KnownCompany {
  name: string;
  domain: string | null;
}

/** Two names that end alike and belong to different people, such as `co.in`. */
const sharedEndings =
  /\.(?:(?:co|org|net|firm|gen|ind|ac|edu|gov|nic|res|com)\.[a-z]{2}|[\p{L}\p{M}]{2,})$/u;

/** Words that people add to a company's name to write to its applicants. */
const addedWords =
  'careers?|jobs?|hrd?|hiring|hire|joining|onboarding|offerletters?|portal|campus|recruit(?:ment|ments|ers?|ing)?|vacanc(?:y|ies)|interviews?|placements?|talent|joinus|apply|offers?|official|online|india|group|team|walkin';
const addedWord = new RegExp(`^(?:${addedWords})$`);
const addedBefore = new RegExp(`^(?:${addedWords})(?=.{3})`);
const addedAfter = new RegExp(`(?<=.{3})(?:${addedWords})$`);

export const isAddedWord = (word: string): boolean => addedWord.test(word);

/** Shorter names are one letter apart by chance. */
export const LEAST_LETTERS = 5;

/** The owner's part of a domain: `tcs` of `careers.tcs.co.in`. */
export const ownPart = (domain: string): string =>
  domain.replace(sharedEndings, '').split('.').at(-1) ?? '';

/** The parts of a domain with its ending: `tcs.com` of `careers.tcs.com`. */
function ownDomain(domain: string): string {
  const ending = sharedEndings.exec(domain)?.[0] ?? '';
  const own =
    domain
      .slice(0, domain.length - ending.length)
      .split('.')
      .at(-1) ?? '';
  return own + ending;
}

/** Without the words that were added at either end, if a name is left. */
export function withoutAddedWords(text: string): string {
  const shorter = text
    .split(/[-_\s]+/)
    .filter((word, _, words) => words.length === 1 || !isAddedWord(word))
    .join('')
    .replace(addedBefore, '')
    .replace(addedAfter, '');
  return shorter === text ? text : withoutAddedWords(shorter);
}

/** Whether one letter is added, missing, another, or has changed places with its neighbour. */
export function isOneEditApart(one: string, other: string): boolean {
  const [short, long] = [Array.from(one), Array.from(other)].toSorted(
    (a, b) => a.length - b.length,
  ) as [string[], string[]];
  if (one === other || long.length - short.length > 1) return false;
  const start = short.findIndex((sign, index) => sign !== long[index]);
  const at = start === -1 ? short.length : start;
  const rest = (signs: string[], from: number) => signs.slice(from).join('');
  if (long.length > short.length) return rest(short, at) === rest(long, at + 1);
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return (
    rest(short, at + 1) === rest(long, at + 1) ||
    (isSwapped && rest(short, at + 2) === rest(long, at + 2))
  );
}

/**
 * A domain in small letters with everything that is compared, worked out once for comparing it with
 * many.
 */
export interface DomainShape {
  domain: string;
  own: string;
  /** Its own part as people see it, and without the words that were added to it. */
  shown: string;
  shownWithoutAdded: string;
}

export function shapeOf(domain: string): DomainShape {
  const part = ownPart(domain);
  return {
    domain,
    own: ownDomain(domain),
    shown: skeletonOf(part),
    shownWithoutAdded: skeletonOf(withoutAddedWords(part)),
  };
}

/**
 * Whether somebody could take the domain for the known one, comparing both as people see them. Its
 * own subdomains are not look-alikes.
 */
export function isShapeLike(asked: DomainShape, { domain, own, shown }: DomainShape): boolean {
  if (asked.domain === domain || asked.domain === own || asked.domain.endsWith(`.${own}`)) {
    return false;
  }
  // Such as tcs.com.jobs-portal.in.
  if (asked.domain.startsWith(`${own}.`) || asked.domain.includes(`.${own}.`)) return true;
  return (
    asked.shown === shown ||
    asked.shownWithoutAdded === shown ||
    (shown.length >= LEAST_LETTERS && isOneEditApart(asked.shown, shown))
  );
}

export const isDomainLike = (asked: string, known: string): boolean =>
  isShapeLike(shapeOf(asked), shapeOf(known));
