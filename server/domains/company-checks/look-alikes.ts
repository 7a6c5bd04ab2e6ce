/** Whether a name or a domain could be taken for that of a known company. */
import { domainToUnicode } from 'node:url';
import {
  isDomainLike,
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
