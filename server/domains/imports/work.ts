// Translates a source's words for the kind of work into ours.
import type { EmploymentType, WorkMode } from '../../../contract/jobs.ts';
import type { Fields } from './readers/row.ts';
import { lineOf, numberOf } from './text.ts';

/** The first match wins: "Full Time, Temporary/Contractual" is a contract. */
const employmentWords: [RegExp, EmploymentType][] = [
  [/\bintern|apprentice|trainee ?ship|इंटर्न|अप्रेंटिस/i, 'internship'],
  [/freelance|gig\b|फ़?्रीलांस/i, 'freelance'],
  [/part[ _-]?time|पार्ट[ -]?टाइम|अंशकालिक/i, 'part_time'],
  [/contract|temporary|fixed[ -]term|कॉन्ट्रैक्ट|ठेका|ठेके/i, 'contract'],
  [/full[ _-]?time|regular|permanent|फ़?ुल[ -]?टाइम|पूर्णकालिक|स्थायी/i, 'full_time'],
];

/** Null if the source does not say ("Day shift", "10 Positions"). */
export function employmentTypeOf(fields: Fields): EmploymentType | null {
  const text = lineOf(fields.employment_type, 200);
  const found = employmentWords.find(([words]) => words.test(text))?.[1];
  if (found) return found;
  return /\bintern(?:ship)?\b/i.test(lineOf(fields.title, 200)) ? 'internship' : null;
}

const modeWords: [RegExp, WorkMode][] = [
  [/hybrid|हाइब्रिड/i, 'hybrid'],
  [/remote|work[ _-]from[ _-]home|\bwfh\b|telecommut|घर से/i, 'remote'],
  [
    /on[ _-]?site|in[ _-]office|work[ _-]from[ _-]office|\bwfo\b|^office$|काम की जगह|कार्यालय|दफ़?्तर/i,
    'onsite',
  ],
];

/** From its own field, or from the wording of the location. */
export function workModeOf(fields: Fields): WorkMode | null {
  for (const said of [fields.work_mode, fields.employment_type, fields.location_raw]) {
    const text = lineOf(said, 300);
    const mode = modeWords.find(([words]) => words.test(text))?.[1];
    if (mode) return mode;
  }
  return null;
}

const OPENINGS_MOST = 10_000;

/** The number of openings: from its own field, or "10 Positions" next to the type. */
export function openingsOf(fields: Fields): number {
  const said = /(\d+)\s*(?:positions?|openings?|vacanc)/i.exec(lineOf(fields.employment_type, 200));
  const openings = Math.trunc(numberOf(fields.openings) ?? Number(said?.[1] ?? 1));
  return openings >= 1 && openings <= OPENINGS_MOST ? openings : 1;
}

/** In years; null if the source sets no limit. */
export interface ExperienceYears {
  min: number | null;
  max: number | null;
}

const YEARS_MOST = 60;

/**
 * Reads "3-5 Yrs", "5+ years" and "Fresher"; "28 Feb" (a spreadsheet's reading of 2-8) gives
 * nothing.
 */
export function experienceOf(fields: Fields): ExperienceYears {
  const min = numberOf(fields.exp_min);
  const max = numberOf(fields.exp_max);
  const years =
    min !== undefined || max !== undefined
      ? { min: min ?? null, max: max ?? null }
      : readExperience(lineOf(fields.experience_raw, 100));
  const bounds = [years.min ?? 0, years.max ?? YEARS_MOST].map(Math.trunc);
  const [from = 0, to = 0] = bounds;
  if (from < 0 || from > to || to > YEARS_MOST) return { min: null, max: null };
  return { min: years.min === null ? null : from, max: years.max === null ? null : to };
}

function readExperience(text: string): ExperienceYears {
  const found =
    /(?<![\d.])(\d{1,2}(?:\.\d+)?)\s*(?:(?:-|–|to)\s*(\d{1,2}(?:\.\d+)?))?\s*(\+)?\s*(?:yrs?|years?)\b/i.exec(
      text,
    );
  if (!found) return /fresher/i.test(text) ? { min: 0, max: null } : { min: null, max: null };
  const [, from, to] = found;
  return { min: Number(from), max: to === undefined ? null : Number(to) };
}
