import type { Db } from '../../../platform/database.ts';
import { titlesOf } from '../criteria.ts';
import { type CompaniesNamed, firstNamed } from '../finding/named-companies.ts';
import { everyOf, type Term } from '../text-query.ts';
import { type WeighedTerm, weighTerms } from './relevance.ts';

export interface Employer {
  companyIds: readonly number[];
  /** As it was typed. */
  name: string;
  /** What was typed beside the name; null if only the name was. */
  rest: { terms: readonly WeighedTerm[]; text: string; titles: readonly string[] } | null;
}

/** Names of companies have seldom more words, and each way of reading one costs a look. */
const NAME_TERMS_MAX = 4;

/**
 * The companies whose name was typed, alone or before or after other words ("accountant infosys"); the
 * longest name wins, and of two names the last. Null if no company is called so.
 */
export async function employerIn(
  { db, companiesNamed }: { db: Db; companiesNamed: CompaniesNamed },
  terms: readonly Term[],
): Promise<Employer | null> {
  const readings = readingsOf(terms);
  const named = await firstNamed(
    companiesNamed,
    readings.map((one) => nameOf(one.name)),
  );
  const reading = named && readings[named.at];
  if (!reading) return null;
  const { companyIds } = named;
  const name = nameOf(reading.name);
  const text = everyOf(reading.rest);
  if (text === null) return { companyIds, name, rest: null };
  const titles = titlesOf([], reading.rest);
  return { companyIds, name, rest: { terms: await weighTerms(db, reading.rest), text, titles } };
}

const nameOf = (terms: readonly Term[]) => terms.flatMap(({ words }) => words).join(' ');

/** Every way to read the terms as a name and what else is wanted, the longest names first. */
function readingsOf(terms: readonly Term[]): { name: readonly Term[]; rest: readonly Term[] }[] {
  const whole = terms.length > 0 ? [{ name: terms, rest: [] }] : [];
  const longest = Math.min(NAME_TERMS_MAX, terms.length - 1);
  const parts = Array.from({ length: Math.max(0, longest) }, (_, less) => longest - less).flatMap(
    (length) => [
      { name: terms.slice(-length), rest: terms.slice(0, -length) },
      { name: terms.slice(0, length), rest: terms.slice(length) },
    ],
  );
  return [...whole, ...parts];
}
