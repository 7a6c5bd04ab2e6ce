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
import { listChosen } from './queries.ts';

/** A title of the work that somebody is looking for, and its weight: the headline and the latest work count most. */
export interface WishedTitle {
  text: string;
  /** Whether the profile says it, or a job that the seeker applied to or saved. */
  from: 'profile' | 'chosen';
  terms: readonly TitleTerm[];
  share: number;
}

/** What is known about the work that somebody is looking for. */
export interface Wishes {
  /** Whether the profile says anything to choose by. */
  isPersonal: boolean;
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
  /** Whether the profile names those places, or jobs that the seeker applied to or saved. */
  placesFrom: WishedTitle['from'];
  /** The place to search first, as the profile words it. */
  location: string;
}

/** The weight of past work relative to the headline, the latest first. */
const PAST_SHARES = [0.9, 0.7, 0.5];

/**
 * Reads only what the profile says about work; name, picture, schools, past companies and the self-description are not
 * even looked at. A profile that names no work, or no place, is completed by the jobs that the seeker chose.
 */
export async function readWishes(db: Db, seekerId: number): Promise<Wishes> {
  const profile = await readWorkWishes(db, seekerId);
  const own = titlesOf(profile);
  const ownPlaces = [...profile.preferred_locations, profile.location].filter(Boolean);
  const isComplete = own.length > 0 && ownPlaces.length > 0;
  const chosen = isComplete ? [] : await listChosen(db, seekerId, PAST_SHARES.length);
  const titles = own.length > 0 ? own : titlesOfChosen(chosen);
  const terms = await readTitleTerms(
    db,
    titles.map(({ text }) => text),
  );
  const places = ownPlaces.length > 0 ? ownPlaces : chosen.map(({ location }) => location);
  return {
    isPersonal: own.length > 0 || profile.skills.length > 0 || ownPlaces.length > 0,
    titles: titles.map((title, at) => ({ ...title, terms: terms[at] ?? [] })),
    skills: profile.skills,
    skillKeys: new Set(profile.skills.map(skillKey).filter(Boolean)),
    years: yearsOf(profile),
    paysInr: profile.expected_ctc_inr ?? profile.current_ctc_inr,
    types: typesOf(profile.title),
    languages: profile.languages.map(({ language }) => language.toLowerCase()),
    places: wishedPlacesOf(places.filter(Boolean)),
    placesFrom: ownPlaces.length > 0 ? 'profile' : 'chosen',
    location: ownPlaces[0] ?? '',
  };
}

/** Each title of the profile once, with its highest weight. */
function titlesOf({ title, experience }: WorkWishes) {
  const past = experience
    .toSorted((a, b) => Number(b.current) - Number(a.current) || lastMonth(b) - lastMonth(a))
    .slice(0, PAST_SHARES.length)
    .map((entry, at) => ({ text: entry.title, share: PAST_SHARES[at] ?? 0 }));
  return eachOnce([{ text: title, share: 1 }, ...past], 'profile');
}

/** The titles of jobs that the seeker applied to or saved weigh as much as those of past work. */
const titlesOfChosen = (chosen: readonly { title: string }[]) =>
  eachOnce(
    chosen.map(({ title }, at) => ({ text: title, share: PAST_SHARES[at] ?? 0 })),
    'chosen',
  );

function eachOnce(titles: readonly { text: string; share: number }[], from: WishedTitle['from']) {
  const seen = new Set<string>();
  return titles.flatMap((title) => {
    const key = title.text.trim().toLowerCase();
    if (key === '' || seen.has(key)) return [];
    seen.add(key);
    return [{ ...title, from }];
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
