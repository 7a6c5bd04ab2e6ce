import { titlesOf } from '../criteria.ts';
import { isRole } from '../ranking/related-roles.ts';
import { weighTerms } from '../ranking/terms.ts';
import { everyOf, type Term } from '../text-query.ts';
import { isMostlyOf } from './mostly-of.ts';
import type { Lookup } from './lookup.ts';
import type { Employer } from './numbered-criteria.ts';

/** Company names seldom have more words, and each way of reading one costs a look-up. */
const NAME_TERMS_MAX = 4;

/**
 * The companies whose name was typed, alone or before or after other words ("accountant infosys");
 * the longest name that mostly means its company wins ("infosys" in "infosys bpo", though a company
 * is called "BPO"), or else simply the longest; of two equally long ones the last. Null if no
 * company has such a name.
 */
export async function employerIn(lookup: Lookup, terms: readonly Term[]): Promise<Employer | null> {
  const { db, companiesNamed } = lookup;
  const readings = readingsOf(terms).map((one) => ({ ...one, called: nameOf(one.name) }));
  const found = await companiesNamed(readings.map(({ called }) => called));
  const called = readings.flatMap((reading, at) => {
    const companyIds = found[at] ?? [];
    return companyIds.length > 0 ? [{ ...reading, companyIds }] : [];
  });
  const named = await withoutWork(lookup, called);
  const reading = (await mostlySaid(lookup, named)) ?? named[0];
  if (!reading) return null;
  const { companyIds, called: name } = reading;
  const text = everyOf(reading.rest);
  if (text === null) return { companyIds, name, rest: null };
  const titles = titlesOf([], reading.rest);
  return { companyIds, name, rest: { terms: await weighTerms(db, reading.rest), text, titles } };
}

/** Without companies that are called like a kind of work, which is rather meant: "HR". */
async function withoutWork<N extends Named>(lookup: Lookup, named: readonly N[]): Promise<N[]> {
  const meant: N[] = [];
  for (const one of named) {
    const isWork = isRole(one.called.split(' '));
    if (!isWork || (await isMostlyOf(lookup, { name: one.called, companyIds: one.companyIds })))
      meant.push(one);
  }
  return meant;
}

interface Named {
  called: string;
  companyIds: readonly number[];
}

async function mostlySaid<N extends Named>(lookup: Lookup, named: readonly N[]): Promise<N | null> {
  if (named.length < 2) return null;
  for (const one of named) {
    if (await isMostlyOf(lookup, { name: one.called, companyIds: one.companyIds })) return one;
  }
  return null;
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
