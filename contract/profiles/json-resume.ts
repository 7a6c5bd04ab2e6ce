import { z } from 'zod';
import type { Education, Experience, KnownLanguage, UserProfile } from '../profiles.ts';
import { scoreKinds, workAuthorisations } from './choices.ts';

// Resumes in the format JSON Resume 1.0.0 (jsonresume.org). What the format has no field for stands
// under `x-vritti`, because its schema allows additional fields; so nothing is lost.

/** The parts of a profile that a resume contains; never the pay. */
export type ResumeContent = Pick<
  UserProfile,
  | 'name'
  | 'email'
  | 'phone'
  | 'title'
  | 'location'
  | 'about'
  | 'skills'
  | 'experience'
  | 'education'
  | 'languages'
  | 'notice_period_days'
  | 'last_working_day'
  | 'preferred_locations'
  | 'work_authorisation'
>;

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

const text = z.string().catch('');
const flag = z.boolean().catch(false);
const listOf = <T extends z.ZodType>(item: T) => z.array(item).catch([]);
const ours = <T extends z.ZodRawShape>(shape: T) => z.object(shape).optional().catch(undefined);
const month = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
  .nullable()
  .catch(null);

const oursOfSpan = { startDate: month, endDate: month, current: flag };

/** What is read from a file, which can be anybody's: a value that is malformed counts as absent. */
const JsonResume = z.object({
  basics: z
    .object({
      name: text,
      label: text,
      email: text,
      phone: text,
      summary: text,
      location: z
        .object({ address: text, city: text, region: text, countryCode: text })
        .optional()
        .catch(undefined),
    })
    .optional()
    .catch(undefined),
  work: listOf(
    z.object({
      name: text,
      position: text,
      location: text,
      startDate: text,
      endDate: text,
      summary: text,
      highlights: listOf(text),
      'x-vritti': ours({ ...oursOfSpan, skills: listOf(text) }),
    }),
  ),
  education: listOf(
    z.object({
      institution: text,
      area: text,
      studyType: text,
      startDate: text,
      endDate: text,
      score: text,
      'x-vritti': ours({
        ...oursOfSpan,
        location: text,
        description: text,
        score: z.number().nullable().catch(null),
        scoreKind: z.enum(scoreKinds).nullable().catch(null),
      }),
    }),
  ),
  skills: listOf(z.object({ name: text, keywords: listOf(text) })),
  languages: listOf(
    z.object({
      language: text,
      fluency: text,
      'x-vritti': ours({ read: flag, write: flag, speak: flag }),
    }),
  ),
  meta: z
    .object({
      'x-vritti': ours({
        notice_period_days: z.number().nullable().catch(null),
        last_working_day: z.string().nullable().catch(null),
        preferred_locations: listOf(text),
        work_authorisation: z.enum(workAuthorisations).nullable().catch(null),
      }),
    })
    .optional()
    .catch(undefined),
});

/** The file of a profile. Empty fields are left out: the schema takes no empty address or date. */
export const jsonResumeOf = (content: ResumeContent): unknown =>
  withoutEmpty({
    $schema: SCHEMA,
    basics: {
      name: content.name,
      label: content.title,
      email: content.email,
      phone: content.phone,
      summary: content.about,
      location: content.location && { city: content.location },
    },
    work: content.experience.map(workOf),
    education: content.education.map(studyOf),
    skills: content.skills.map((name) => ({ name })),
    languages: content.languages.map(({ language, ...can }) => ({
      language,
      fluency: Object.keys(can)
        .filter((key) => can[key as keyof typeof can])
        .join(', '),
      'x-vritti': can,
    })),
    meta: {
      version: 'v1.0.0',
      'x-vritti': {
        notice_period_days: content.notice_period_days,
        last_working_day: content.last_working_day,
        preferred_locations: content.preferred_locations,
        work_authorisation: content.work_authorisation,
      },
    },
  });

const spanOf = ({ startDate, endDate }: Experience | Education) => ({
  startDate: isYear(startDate) ? startDate : '',
  endDate: isYear(endDate) ? endDate : '',
});
/** The schema knows years from 1000 to 2999. */
const isYear = (date: string | null) => date !== null && /^[12]/.test(date);

const workOf = ({ title, company, location, description, ...rest }: Experience) => ({
  name: company,
  position: title,
  location,
  ...spanOf({ title, company, location, description, ...rest }),
  summary: description,
  'x-vritti': {
    startDate: rest.startDate,
    endDate: rest.endDate,
    current: rest.current,
    skills: rest.skills,
  },
});

const studyOf = (study: Education) => ({
  institution: study.institution,
  area: study.field,
  studyType: study.degree,
  ...spanOf(study),
  score: study.score === null ? '' : `${study.score}${study.scoreKind === 'percent' ? '%' : ''}`,
  'x-vritti': {
    startDate: study.startDate,
    endDate: study.endDate,
    current: study.current,
    location: study.location,
    description: study.description,
    score: study.score,
    scoreKind: study.scoreKind,
  },
});

const isEmpty = (value: unknown): boolean =>
  value === '' ||
  value === null ||
  value === undefined ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** Without empty values, at any depth; an entry of a list stays, for the order. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value)
    .map(([key, inner]) => [key, withoutEmpty(inner)] as const)
    .filter(([, inner]) => !isEmpty(inner));
  return Object.fromEntries(kept);
}

/** The content of somebody's JSON Resume; null if it is none. */
export function readJsonResume(file: unknown): ResumeContent | null {
  const { data: resume } = JsonResume.safeParse(file);
  if (!resume?.basics) return null;
  const { basics, meta } = resume;
  const { address = '', city = '', region = '', countryCode = '' } = basics.location ?? {};
  const own = meta?.['x-vritti'];
  return {
    name: basics.name,
    email: basics.email,
    phone: basics.phone || null,
    title: basics.label,
    location: joined([address, city, region, countryCode], ', '),
    about: basics.summary,
    skills: unique(resume.skills.flatMap(({ name, keywords }) => [name, ...keywords])),
    experience: resume.work.map((work) => ({
      id: '',
      title: work.position,
      company: work.name,
      location: work.location,
      ...spanRead(work),
      description: joined([work.summary, ...work.highlights], '\n'),
      skills: unique(work['x-vritti']?.skills ?? []),
    })),
    education: resume.education.map((study) => ({
      id: '',
      degree: study.studyType,
      field: study.area,
      institution: study.institution,
      ...spanRead(study),
      location: study['x-vritti']?.location ?? '',
      description: study['x-vritti']?.description ?? '',
      ...scoreRead(study),
    })),
    languages: resume.languages.map(languageRead).filter(({ language }) => language !== ''),
    notice_period_days: own?.notice_period_days ?? null,
    last_working_day: own?.last_working_day ?? null,
    preferred_locations: unique(own?.preferred_locations ?? []),
    work_authorisation: own?.work_authorisation ?? null,
  };
}

type Read = z.output<typeof JsonResume>;
type ReadWork = Read['work'][number];
type ReadStudy = Read['education'][number];

/** Days are cut to months; a year begins in January and ends in December. */
function spanRead({ startDate, endDate, 'x-vritti': own }: ReadWork | ReadStudy) {
  if (own) return { startDate: own.startDate, endDate: own.endDate, current: own.current };
  const monthOf = (date: string, ofYear: string) =>
    month.parse(/^\d{4}$/.test(date) ? `${date}-${ofYear}` : date.slice(0, 7));
  const start = monthOf(startDate, '01');
  // In this format, an entry with a start and no end is still going on.
  const current = start !== null && endDate === '';
  return { startDate: start, endDate: monthOf(endDate, '12'), current };
}

/** CGPA of ten or percent; other scales have no place in a profile. */
function scoreRead({ score, 'x-vritti': own }: ReadStudy) {
  if (own) return { score: own.score, scoreKind: own.scoreKind };
  const number = Number.parseFloat(score);
  const isPercent = score.includes('%') && number <= 100;
  const scale = /\/\s*(\d+)/.exec(score)?.[1] ?? '10';
  if (isPercent) return { score: number, scoreKind: 'percent' as const };
  return number >= 0 && number <= 10 && scale === '10'
    ? { score: number, scoreKind: 'cgpa' as const }
    : { score: null, scoreKind: null };
}

function languageRead({ language, fluency, 'x-vritti': own }: Read['languages'][number]) {
  const can = (words: RegExp) => words.test(fluency);
  const known: KnownLanguage = {
    language,
    read: own?.read ?? can(/read|fluent|native/i),
    write: own?.write ?? can(/writ|fluent|native/i),
    speak: own?.speak ?? can(/speak|spoken|conversation|fluent|native/i),
  };
  return known;
}

const joined = (parts: string[], by: string) => parts.filter((part) => part !== '').join(by);
const unique = (texts: string[]) => [...new Set(texts.filter((each) => each !== ''))];
