/** Whether a name or a domain could be taken for that of a known company. */
import { domainToUnicode } from 'node:url';
import { type Brand, brands } from '../../../contract/companies/look-alikes/brands.ts';
import { knownEmployers } from '../../../contract/companies/look-alikes/known-employers.ts';
import {
  isAddedWord,
  isDomainLike,
  isOneEditApart,
  LEAST_LETTERS,
  type Known,
  ownPart,
  withoutAddedWords,
} from '../../../contract/companies/look-alikes/look-alike-domains.ts';
import { latinOf, skeletonOf } from '../../../contract/companies/look-alikes/skeleton.ts';

/** What a law or a place adds to the name of a company, as people see it: `Limlted` too. */
const formWords = new Set(
  'private pvt public limited ltd llp llc inc incorporated corp corporation company co opc india प्राइवेट लिमिटेड प्रा लि'
    .split(' ')
    .map(skeletonOf),
);

/** The name that people read in a company's name: `tata steel` of `TATA Steel Pvt. Ltd.`. */
const plainName = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .split(/[\s.,()&]+/u)
    .filter((word) => word !== '' && !formWords.has(skeletonOf(word)))
    .join(' ');

/** Whether somebody could take the name for the known one, which equal names are too. */
export function isNameLike(name: string, known: string): boolean {
  const shownKnown = skeletonOf(plainName(known));
  if (shownKnown.length < 2) return false;
  const shown = plainName(name);
  return [shown, withoutAddedWords(shown)].some((text) => skeletonOf(text) === shownKnown);
}

/** What people write around a name to hire in it, besides the words of `isAddedWord`. */
const hiringWords = new Set(
  'the at of in for new my from by work home wfh part time full department dept head office branch desk cell board staff company entry data typing service services agency partner center centre division limited भर्ती नौकरी रोजगार जॉब जॉब्स करियर विभाग में की के का'
    .split(' ')
    .map(skeletonOf),
);
const isHiringWord = (word: string) =>
  isAddedWord(latinOf(word)) ||
  hiringWords.has(skeletonOf(word)) ||
  formWords.has(skeletonOf(word));

/** The most words of a name that are looked at, and that one brand is written as. */
const WORDS_MAX = 12;
/** "I n f o s y s" has as many as letters. */
const PIECES_MAX = 10;

/** The words behind a brand at the beginning of them, or null where the brand is not there. */
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

/** The well-known employer whose name this one begins with, as far as it means that employer. */
export function employerIn(name: string): Known | undefined {
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

/** The first known company that one of this name and domain could be taken for. */
export function likeWhich<T extends Known>(
  { name, domain }: Known,
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

/** Texts that the names and domains of known companies resemble if this one looks like them. */
export function searchTextsOf({ name, domain }: Known): { names: string[]; domains: string[] } {
  const plain = plainName(name);
  const part = domain === null ? null : domainToUnicode(ownPart(domain));
  const both = (text: string) => [latinOf(text), latinOf(withoutAddedWords(text))];
  return {
    names: [plain, ...both(plain)],
    domains: part === null ? [] : [domain ?? '', ...both(part)],
  };
}
