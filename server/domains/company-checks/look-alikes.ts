/** Whether a name or a domain could be mistaken for that of a known company. */
import { domainToUnicode } from 'node:url';
import { type Brand, brands } from '../../../contract/companies/look-alikes/brands.ts';
import { knownEmployers } from '../../../contract/companies/look-alikes/known-employers.ts';
import {
  isAddedWord,
  isDomainLike,
  isOneEditApart,
  LEAST_LETTERS,
  type KnownCompany,
  ownPart,
  withoutAddedWords,
} from '../../../contract/companies/look-alikes/look-alike-domains.ts';
import { latinOf, skeletonOf } from '../../../contract/companies/look-alikes/skeleton.ts';

/** Legal forms and places in company names, in the shape that people see: `Limlted` too. */
const formWords = new Set(
  'private pvt public limited ltd llp llc inc incorporated corp corporation company co opc india प्राइवेट लिमिटेड प्रा लि'
    .split(' ')
    .map(skeletonOf),
);

/** A company's name without its legal form: `tata steel` for `TATA Steel Pvt. Ltd.`. */
const plainName = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .split(/[\s.,()&]+/u)
    .filter((word) => word !== '' && !formWords.has(skeletonOf(word)))
    .join(' ');

/** Whether the name could be mistaken for the known one; true for equal names too. */
export function isNameLike(name: string, known: string): boolean {
  const shownKnown = skeletonOf(plainName(known));
  if (shownKnown.length < 2) return false;
  const shown = plainName(name);
  return [shown, withoutAddedWords(shown)].some((text) => skeletonOf(text) === shownKnown);
}

/** Words that people put around a company's name when they hire, besides those of `isAddedWord`. */
const hiringWords = new Set(
  'the at of in for new my from by work home wfh part time full department dept head office branch desk cell board staff company entry data typing service services agency partner center centre division limited भर्ती नौकरी रोजगार जॉब जॉब्स करियर विभाग में की के का'
    .split(' ')
    .map(skeletonOf),
);
const isHiringWord = (word: string) =>
  isAddedWord(latinOf(word)) ||
  hiringWords.has(skeletonOf(word)) ||
  formWords.has(skeletonOf(word));

/** How many words of a name are looked at. */
const WORDS_MAX = 12;
/** How many pieces a brand may be split into, such as "I n f o s y s". */
const PIECES_MAX = 10;

/** The words after a brand with which the words begin; null if they do not begin with it. */
function wordsBehind(words: readonly string[], brand: string): readonly string[] | null {
  const shown = skeletonOf(brand);
  let joined = '';
  for (const [index, word] of words.slice(0, PIECES_MAX).entries()) {
    joined += skeletonOf(word);
    const isIt =
      joined === shown ||
      skeletonOf(withoutAddedWords(joined)) === shown ||
      (shown.length >= LEAST_LETTERS && isOneEditApart(joined, shown));
    if (isIt) return words.slice(index + 1);
    if (joined.length > shown.length + WORDS_MAX) break;
  }
  return null;
}

const isOfBusiness = (word: string, { business = [] }: Brand) =>
  business.some((one) => skeletonOf(one) === skeletonOf(word));

/**
 * The well-known employer whose name this one begins with; for a brand that is also an ordinary
 * word, only if the rest is about its business or about hiring.
 */
export function employerIn(name: string): KnownCompany | undefined {
  const words = name
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}|!]+/u)
    .filter((word) => word !== '')
    .slice(0, WORDS_MAX);
  const firstOfName = words.findIndex((word) => !isHiringWord(word));
  const starts = new Set([0, Math.max(0, firstOfName)]);
  const found = brands.find((brand) =>
    [...starts].some((start) =>
      brand.names.some((known) => {
        const behind = wordsBehind(words.slice(start), known);
        if (!behind) return false;
        return (
          brand.business === undefined ||
          behind.every((word) => isHiringWord(word) || isOfBusiness(word, brand))
        );
      }),
    ),
  );
  return found && knownEmployers.find(({ name: employer }) => employer === found.employer);
}

/** The first known company that this name or domain could be mistaken for. */
export function findLookAlike<T extends KnownCompany>(
  { name, domain }: KnownCompany,
  known: readonly T[],
): T | undefined {
  return known.find(
    (other) =>
      isNameLike(name, other.name) ||
      (domain !== null &&
        other.domain !== null &&
        isDomainLike(domainToUnicode(domain), domainToUnicode(other.domain))),
  );
}

/** The texts by which the database finds known companies that this one may resemble. */
export function searchTextsOf({ name, domain }: KnownCompany): {
  names: string[];
  domains: string[];
} {
  const plain = plainName(name);
  const part = domain === null ? null : domainToUnicode(ownPart(domain));
  const both = (text: string) => [latinOf(text), latinOf(withoutAddedWords(text))];
  return {
    names: [plain, ...both(plain)],
    domains: part === null ? [] : [domain ?? '', ...both(part)],
  };
}
