import { totalExperienceMonths } from '../../../contract/profiles/total-experience.ts';
import type { EmploymentType } from '../../../contract/jobs.ts';
import type { Db } from '../../platform/database.ts';
import { readWorkWishes, type WorkWishes } from '../profiles/profiles.ts';
import {
  readTitleTerms,
  skillKey,
  type TitleTerm,
  type WishedPlaces,
  wishedPlacesOf,
} from '../search/search.ts';

/** A title in the profile and its weight: the headline and the present work count most. */
export interface WishedTitle {
  text: string;
  terms: readonly TitleTerm[];
  share: number;
}

/** What the profile says about the work that somebody is looking for. */
export interface Wishes {
  titles: readonly WishedTitle[];
  skills: readonly string[];
  /** The comparison keys of the skills. */
  skillKeys: ReadonlySet<string>;
  /** Null if the profile does not say. */
  years: number | null;
  paysInr: number | null;
  types: readonly EmploymentType[];
  /** In lower case; empty if the profile does not say. */
  languages: readonly string[];
  places: WishedPlaces;
  /** The place to search first, as the profile words it. */
  location: string;
}

/** The weight of past work relative to the headline, the latest first. */
const PAST_SHARES = [0.9, 0.7, 0.5];

/**
 * Reads only what the profile says about work. Name, picture, schools, past companies and the self-description are
 * not even looked at.
 */
export async function readWishes(db: Db, seekerId: number): Promise<Wishes> {
  const profile = await readWorkWishes(db, seekerId);
  const titles = titlesOf(profile);
  const terms = await readTitleTerms(
    db,
    titles.map(({ text }) => text),
  );
  const places = [...profile.preferred_locations, profile.location].filter(Boolean);
  return {
    titles: titles.map((title, at) => ({ ...title, terms: terms[at] ?? [] })),
    skills: profile.skills,
    skillKeys: new Set(profile.skills.map(skillKey).filter(Boolean)),
    years: yearsOf(profile),
    paysInr: profile.expected_ctc_inr ?? profile.current_ctc_inr,
    types: typesOf(profile.title),
    languages: profile.languages.map(({ language }) => language.toLowerCase()),
    places: wishedPlacesOf(places),
    location: places[0] ?? '',
  };
}

/** Each title once, with its highest weight. */
function titlesOf({ title, experience }: WorkWishes) {
  const past = experience
    .toSorted((a, b) => Number(b.current) - Number(a.current) || lastMonth(b) - lastMonth(a))
    .slice(0, PAST_SHARES.length)
    .map((entry, at) => ({ text: entry.title, share: PAST_SHARES[at] ?? 0 }));
  const seen = new Set<string>();
  return [{ text: title, share: 1 }, ...past].filter(({ text }) => {
    const key = text.trim().toLowerCase();
    if (key === '' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

const lastMonth = ({ endDate, startDate }: WorkWishes['experience'][number]) =>
  Number((endDate ?? startDate ?? '0').replace('-', ''));

const BEGINS = /\b(fresher|trainee|intern|internship|student|apprentice)\b|फ्रेशर|फ़्रेशर/i;

/** Somebody without entries may have forgotten them, unless the headline says that they are new to work. */
function yearsOf({ title, experience }: WorkWishes): number | null {
  if (experience.some(({ startDate }) => startDate)) return totalExperienceMonths(experience) / 12;
  return BEGINS.test(title) ? 0 : null;
}

/**
 * Somebody who names a kind of work and no other terms is looking for a full-time job; somebody who names nothing has
 * no such wish.
 */
function typesOf(title: string): EmploymentType[] {
  const named: [EmploymentType, RegExp][] = [
    ['internship', /\bintern(ship)?\b/i],
    ['part_time', /\bpart[\s-]?time\b/i],
    ['freelance', /\bfreelancer?\b/i],
    ['contract', /\bcontract(ual)?\b/i],
  ];
  const wished = named.filter(([, pattern]) => pattern.test(title)).map(([type]) => type);
  if (wished.length > 0 || title.trim() === '') return wished;
  return ['full_time'];
}
