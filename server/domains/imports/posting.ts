// Reads an imported row as a posting in the portal's own terms and units.
import { createHash } from 'node:crypto';
import {
  JOB_DESCRIPTION_MAX_LENGTH,
  JOB_PLACES_MAX,
  JOB_SKILLS_MAX,
  JOB_TITLE_MAX_LENGTH,
} from '../../../contract/constants.ts';
import { experienceLevelOf } from '../../../contract/jobs/experience.ts';
import type { EmploymentType, ExperienceLevel, WorkMode } from '../../../contract/jobs.ts';
import type { SalaryPeriod } from '../../../contract/jobs/salary-period.ts';
import { payOf } from './pay.ts';
import type { Fields } from './readers/row.ts';
import { descriptionIn, languageOf, lineOf, listOf, markdownTextOf } from './text.ts';
import { employmentTypeOf, experienceOf, openingsOf, workModeOf } from './work.ts';

/** One company for all postings without one: whether two have the same employer is unknown. */
export const UNNAMED_COMPANY = 'Company not named';
const UNKNOWN_LOCATION = 'Location not given';

export interface Posting {
  source: string;
  source_id: string;
  source_url: string | null;
  company: string;
  company_about: string | null;
  company_industry: string | null;
  title: string;
  /** Markdown; '' when the source has none. */
  description: string;
  location: string;
  other_locations: string[];
  employment_type: EmploymentType | null;
  experience_level: ExperienceLevel | null;
  experience_min_years: number | null;
  experience_max_years: number | null;
  work_mode: WorkMode | null;
  salary_min_inr: number | null;
  salary_max_inr: number | null;
  salary_period: SalaryPeriod;
  skills: string[];
  openings: number;
  language: 'en' | 'hi';
  /** ISO 8601; null if the source does not say. */
  posted_at: string | null;
  is_date_given: boolean;
}

/**
 * Reads a row, or returns why it is not a posting; `source` is the source of rows that name none.
 */
export function readPosting(
  fields: Fields,
  { source, now }: { source: string; now: Date },
): Posting | { problem: string } {
  const title = lineOf(fields.title, JOB_TITLE_MAX_LENGTH);
  if (title === '') return { problem: 'no title' };
  const source_url = webAddressOf(fields.url);
  const source_id = lineOf(fields.id, 300) || (source_url ?? '');
  if (source_id === '') return { problem: 'no id' };
  const company = lineOf(fields.company, 200);
  const description = descriptionIn(fields, JOB_DESCRIPTION_MAX_LENGTH);
  const experience = experienceOf(fields);
  const pay = payOf(fields);
  const [location, ...other_locations] = placesOf(fields);
  const posted_at = dateOf(fields.posted_date, now);
  return {
    source: (lineOf(fields.source, 60) || source).toLowerCase(),
    source_id,
    source_url,
    company: company || UNNAMED_COMPANY,
    company_about: (company && markdownTextOf(fields.company_about, 5_000)) || null,
    company_industry: (company && lineOf(fields.industry, 120)) || null,
    title,
    description,
    location: location ?? UNKNOWN_LOCATION,
    other_locations,
    employment_type: employmentTypeOf(fields),
    experience_level: experience.min === null ? null : experienceLevelOf(experience.min),
    experience_min_years: experience.min,
    experience_max_years: experience.max,
    work_mode: workModeOf(fields),
    salary_min_inr: pay.min,
    salary_max_inr: pay.max,
    salary_period: pay.period,
    skills: listOf(fields.skills, 60).slice(0, JOB_SKILLS_MAX),
    openings: openingsOf(fields),
    language: languageOf(`${title} ${description}`),
    posted_at,
    is_date_given: posted_at !== null,
  };
}

/** Equal for equal rows. When our reading of rows improves, that counts as a change. */
export const hashOf = (posting: Posting): string =>
  createHash('sha256').update(JSON.stringify(posting)).digest('hex');

const unknownPlace = /^(?:not (?:specified|given|available)|unknown|null|none|n\/?a|[-.,\s]*)$/i;

/** The cities, or else the source's own text, or else the states; empty if it gives none. */
function placesOf(fields: Fields): string[] {
  const cities = listOf(fields.cities, 80);
  if (cities.length > 0) return cities.slice(0, JOB_PLACES_MAX);
  const raw = lineOf(fields.location_raw, 200).replaceAll(/\s*\+\d+(?: locations?)?\s*/gi, '');
  if (!unknownPlace.test(raw)) return [raw === 'IN' ? 'India' : capitalized(raw)];
  const states = listOf(fields.states, 80);
  if (states.length > 0) return states.slice(0, JOB_PLACES_MAX);
  return workModeOf(fields) === 'remote' ? ['Remote'] : [];
}

/** Capitalises a place that is written all in lower case. */
const capitalized = (place: string): string =>
  /\p{Lu}/u.test(place)
    ? place
    : place.replaceAll(/(?<![\p{L}\p{M}])\p{Ll}/gu, (letter) => letter.toUpperCase());

function webAddressOf(value: unknown): string | null {
  const text = lineOf(value, 2_000);
  return /^https?:\/\//i.test(text) && URL.canParse(text) ? text : null;
}

const isoDate = /^\d{4}-\d{2}-\d{2}/;
const datedByName = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b.*\b\d{4}\b/i;

/**
 * Reads a date in ISO, RFC 2822 or Indian order (day first); rejects the future and a spreadsheet's
 * zero.
 */
function dateOf(value: unknown, now: Date): string | null {
  const text = lineOf(value, 60).replace(
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/,
    (_, day: string, month: string, year: string) =>
      `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  );
  if (!isoDate.test(text) && !datedByName.test(text)) return null;
  const date = new Date(text);
  return date.getUTCFullYear() >= 2000 && date <= now ? date.toISOString() : null;
}
