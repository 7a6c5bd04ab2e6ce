import type { User } from '../../../../contract/accounts.ts';
import type {
  Education,
  Experience,
  KnownLanguage,
  UserProfile,
} from '../../../../contract/profiles.ts';
import {
  SCORE_MAX,
  type ScoreKind,
  type Visibility,
  type WorkAuthorisation,
} from '../../../../contract/profiles/choices.ts';
import type { Mistakes } from '../../../lib/forms/mistakes.ts';
import { numberIn, plainNumber } from '../../../parts/pay/pay.ts';

/** What the form edits: every field is text, so that an input can hold it. */
export interface ProfileFields {
  name: string;
  phone: string;
  title: string;
  location: string;
  about: string;
  skills: string[];
  experience: ExperienceFields[];
  education: EducationFields[];
  default_cover_letter: string;
  notice_period_days: string;
  last_working_day: string;
  current_ctc_lpa: string;
  expected_ctc_lpa: string;
  preferred_locations: string[];
  languages: KnownLanguage[];
  work_authorisation: WorkAuthorisation | '';
  visibility: Visibility;
}

type AsText<T extends { startDate: string | null; endDate: string | null }> = Omit<
  T,
  'startDate' | 'endDate'
> & { startDate: string; endDate: string };

export type ExperienceFields = AsText<Experience>;
export interface EducationFields extends AsText<Omit<Education, 'score' | 'scoreKind'>> {
  score: string;
  scoreKind: ScoreKind | '';
}

const blankEntry = () => ({
  id: crypto.randomUUID(),
  location: '',
  startDate: '',
  endDate: '',
  current: false,
  description: '',
});

export const blankExperience = (): ExperienceFields => ({
  ...blankEntry(),
  title: '',
  company: '',
  skills: [],
});

export const blankEducation = (): EducationFields => ({
  ...blankEntry(),
  degree: '',
  institution: '',
  field: '',
  score: '',
  scoreKind: '',
});

export const blankLanguage = (): KnownLanguage => ({
  language: '',
  read: false,
  write: false,
  speak: false,
});

/** The form's fields for a saved profile, or for an account that has none yet. */
export function fieldsOf(profile: UserProfile | null, account: User): ProfileFields {
  return {
    name: profile?.name ?? account.fullName,
    phone: profile?.phone ?? account.phone ?? '',
    title: profile?.title ?? '',
    location: profile?.location ?? '',
    about: profile?.about ?? '',
    skills: profile?.skills ?? [],
    experience: (profile?.experience ?? []).map(asText),
    education: (profile?.education ?? []).map((entry) => ({
      ...asText(entry),
      score: numberAsText(entry.score),
      scoreKind: entry.scoreKind ?? '',
    })),
    default_cover_letter: profile?.default_cover_letter ?? '',
    notice_period_days: numberAsText(profile?.notice_period_days),
    last_working_day: profile?.last_working_day ?? '',
    current_ctc_lpa: numberAsText(profile?.current_ctc_lpa),
    expected_ctc_lpa: numberAsText(profile?.expected_ctc_lpa),
    preferred_locations: profile?.preferred_locations ?? [],
    languages: profile?.languages ?? [],
    work_authorisation: profile?.work_authorisation ?? '',
    visibility: profile?.visibility ?? 'applied',
  };
}

const numberAsText = (number: number | null | undefined) =>
  typeof number === 'number' ? String(number) : '';

const asText = <T extends { startDate: string | null; endDate: string | null }>(entry: T) => ({
  ...entry,
  startDate: entry.startDate ?? '',
  endDate: entry.endDate ?? '',
});

interface Entry {
  id: string;
  startDate: string;
  endDate: string;
  current: boolean;
}

const isBlank = (entry: Entry) =>
  Object.entries(entry).every(
    ([key, value]) => key === 'id' || key === 'current' || value === '' || isEmptyList(value),
  );
const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

/** The scale of a score: as chosen, or else as its size suggests. */
export const scoreKindOf = ({ score, scoreKind }: EducationFields): ScoreKind | '' =>
  score.trim() === ''
    ? ''
    : scoreKind || ((numberIn(score) ?? 0) <= SCORE_MAX.cgpa ? 'cgpa' : 'percent');

/** The fields in the server's types, with every entry at its position in the form. */
export const asSent = (fields: ProfileFields): ProfileFields => ({
  ...fields,
  current_ctc_lpa: plainNumber(fields.current_ctc_lpa),
  expected_ctc_lpa: plainNumber(fields.expected_ctc_lpa),
  languages: fields.languages.filter(({ language }) => language.trim() !== ''),
  education: fields.education.map((entry) => ({
    ...entry,
    score: plainNumber(entry.score),
    scoreKind: scoreKindOf(entry),
  })),
});

/** The body that is sent: entries that were added and never filled in are left out. */
export function formOf(fields: ProfileFields): ProfileFields {
  const sent = asSent(fields);
  return {
    ...sent,
    experience: sent.experience.filter((entry) => !isBlank(entry)),
    education: sent.education.filter((entry) => !isBlank(entry)),
  };
}

/** Whether two sets of fields would be saved as the same profile, regardless of their versions. */
export const sameFields = (a: ProfileFields, b: ProfileFields): boolean =>
  sameValue({ ...formOf(a), version: 0 }, { ...formOf(b), version: 0 });

/** Whether two values are equal, regardless of the order of their keys. */
export const sameValue = (a: unknown, b: unknown): boolean =>
  JSON.stringify(inOrder(a)) === JSON.stringify(inOrder(b));

/** Sorts the keys, so that equal objects have equal JSON. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([key, inner]) => [key, inOrder(inner)]),
  );
}

/** Whether an entry ends before it begins. */
export const endsBeforeStart = ({ startDate, endDate, current }: Entry): boolean =>
  !current && startDate !== '' && endDate !== '' && endDate < startDate;

interface RuleWords {
  missingName: string;
  endsBeforeStart: string;
}

/** The rules that can be checked without the server; the paths are the server's, such as `experience.0.endDate`. */
export function mistakesIn(fields: ProfileFields, words: RuleWords): Mistakes {
  const spans = (['experience', 'education'] as const).flatMap((list) =>
    fields[list].flatMap((entry, index) =>
      endsBeforeStart(entry) ? [[`${list}.${index}.endDate`, words.endsBeforeStart] as const] : [],
    ),
  );
  const name = fields.name.trim() === '' ? [['name', words.missingName] as const] : [];
  return Object.fromEntries([...name, ...spans]);
}

/** The tab on which a path is edited. */
export function tabOf(path: string): 'basic' | 'experience' | 'education' | 'resume' {
  if (path.startsWith('experience')) return 'experience';
  if (path.startsWith('education')) return 'education';
  return path === 'default_cover_letter' ? 'resume' : 'basic';
}
