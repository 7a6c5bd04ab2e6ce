import { JOB_SKILLS_MAX } from '../../../../../contract/constants.ts';
import type { KnownLanguage } from '../../../../../contract/profiles.ts';
import {
  blankEducation,
  blankExperience,
  blankLanguage,
  type EducationFields,
  type ExperienceFields,
  type ProfileFields,
} from '../../edit/profile-form.ts';
import type {
  Found,
  ReadEducation,
  ReadExperience,
  ReadLanguage,
  ReadResume,
  ReadWorkFacts,
} from '../resume.ts';

const texts = ['name', 'phone', 'title', 'location', 'about'] as const;
type TextName = (typeof texts)[number];
export type PartName = TextName | 'skills' | 'experience' | 'education' | 'languages' | 'workFacts';

/** One value of a resume that can be copied into the profile. */
export interface Proposal {
  id: string;
  part: PartName;
  label: string;
  /** What it would overwrite; empty if there is nothing yet, or if it is added to a list. */
  replaces: string;
  lines: number[];
  /** The form with the value filled in. */
  taken: (fields: ProfileFields) => Partial<ProfileFields>;
}

type Dated = ExperienceFields | EducationFields;

/** The words for proposed values. */
interface Words {
  span: (entry: Dated) => string;
  /** Empty if unknown. */
  facts: (facts: ReadWorkFacts) => string;
}

/** Values in a resume that the profile lacks. */
export function proposalsOf(resume: ReadResume, fields: ProfileFields, words: Words): Proposal[] {
  const jobLabel = (job: ExperienceFields) => joined(job.title, job.company, words.span(job));
  const studyLabel = (study: EducationFields) =>
    joined(study.degree, study.field, study.institution, words.span(study));
  const sources: Record<TextName, [Found<string> | null, number]> = {
    name: [resume.name, 120],
    phone: [resume.phone, 40],
    title: [resume.headline, 150],
    location: [resume.location, 200],
    about: [resume.summary, 5_000],
  };
  const ofTexts = texts.flatMap((part) => {
    const [found, longest] = sources[part];
    const value = found?.value.slice(0, longest).trim() ?? '';
    if (!found || value === '' || value === fields[part]) return [];
    const taken = () => ({ [part]: value });
    return [{ id: part, part, label: value, replaces: fields[part], lines: found.lines, taken }];
  });
  return [
    ...ofTexts,
    ...added('skills', resume.skills.map(skillOf), fields.skills, (skill) => skill),
    ...added('experience', resume.experience.map(jobOf), fields.experience, jobLabel),
    ...added('education', resume.education.map(studyOf), fields.education, studyLabel),
    ...added(
      'languages',
      resume.languages.map(languageOf),
      fields.languages,
      (known) => known.language,
    ),
    ...(resume.workFacts ? ofWorkFacts(resume.workFacts, fields, words.facts) : []),
  ];
}

const unknown: ReadWorkFacts = {
  notice_period_days: null,
  last_working_day: null,
  preferred_locations: [],
  work_authorisation: null,
};

/** Each detail separately; the notice period and the last day are one. */
function ofWorkFacts(
  { value: said, lines }: Found<ReadWorkFacts>,
  fields: ProfileFields,
  textOf: Words['facts'],
): Proposal[] {
  const { notice_period_days: days, last_working_day, preferred_locations } = fields;
  const present: ReadWorkFacts = {
    notice_period_days: days === '' ? null : Number(days),
    last_working_day: last_working_day || null,
    preferred_locations,
    work_authorisation: fields.work_authorisation || null,
  };
  const parts = [
    ['notice_period_days', 'last_working_day'],
    ['preferred_locations'],
    ['work_authorisation'],
  ] as const;
  return parts.flatMap((names) => {
    const only = (facts: ReadWorkFacts) =>
      Object.fromEntries(names.map((name) => [name, facts[name]]));
    const label = textOf({ ...unknown, ...only(said) });
    const replaces = textOf({ ...unknown, ...only(present) });
    if (label === '' || label === replaces) return [];
    const all: Partial<ProfileFields> = {
      notice_period_days: String(said.notice_period_days ?? ''),
      last_working_day: said.last_working_day ?? '',
      preferred_locations: said.preferred_locations,
      work_authorisation: said.work_authorisation ?? '',
    };
    const taken = () => Object.fromEntries(names.map((name) => [name, all[name]]));
    return [{ id: `workFacts.${names[0]}`, part: 'workFacts', label, replaces, lines, taken }];
  });
}

/** Values to add to a list that lacks them. */
function added<P extends 'skills' | 'experience' | 'education' | 'languages'>(
  part: P,
  found: Found<ProfileFields[P][number]>[],
  present: ProfileFields[P][number][],
  labelOf: (value: ProfileFields[P][number]) => string,
): Proposal[] {
  const known = new Set(present.map((value) => labelOf(value).toLowerCase()));
  return found
    .filter(({ value }) => !known.has(labelOf(value).toLowerCase()))
    .map(({ value, lines }, at) => ({
      id: `${part}.${at}`,
      part,
      label: labelOf(value),
      replaces: '',
      lines,
      taken: (fields) => {
        const list: ProfileFields[P][number][] = [...fields[part], value];
        return { [part]: part === 'skills' ? list.slice(0, JOB_SKILLS_MAX) : list };
      },
    }));
}

/** The form with all of these filled in, one after another. */
export const filled = (fields: ProfileFields, proposals: Proposal[]): ProfileFields =>
  proposals.reduce((now, proposal) => ({ ...now, ...proposal.taken(now) }), fields);

const skillOf = ({ value, lines }: Found<string>) => ({ value: value.slice(0, 60), lines });

/** The form needs months; if only a year is given, it begins and ends with it. */
const monthOf = (point: string, month: '01' | '12') =>
  point.length === 4 ? `${point}-${month}` : point;

const spanOf = ({ start, end, current }: ReadExperience | ReadEducation) => ({
  startDate: monthOf(start, '01'),
  endDate: current ? '' : monthOf(end, '12'),
  current,
});

const jobOf = ({ value, lines }: Found<ReadExperience>): Found<ExperienceFields> => ({
  value: {
    ...blankExperience(),
    ...spanOf(value),
    title: value.title.slice(0, 150),
    company: value.company.slice(0, 150),
    location: value.location.slice(0, 150),
    description: value.description.slice(0, 3_000),
    skills: value.skills ?? [],
  },
  lines,
});

const studyOf = ({ value, lines }: Found<ReadEducation>): Found<EducationFields> => ({
  value: {
    ...blankEducation(),
    ...spanOf(value),
    ...scoreOf(value.score),
    degree: value.degree.slice(0, 150),
    institution: value.institution.slice(0, 150),
    field: value.field.slice(0, 150),
    location: (value.location ?? '').slice(0, 150),
    description: (value.description ?? '').slice(0, 3_000),
  },
  lines,
});

/** CGPA out of ten, or percent; a profile has no other scales. */
function scoreOf(score: string): Pick<EducationFields, 'score' | 'scoreKind'> {
  const number = /\d+(?:\.\d+)?/.exec(score)?.[0] ?? '';
  const scale = /\/\s*(\d+)/.exec(score)?.[1];
  if (/%|percent|प्रतिशत/i.test(score) && Number(number) <= 100)
    return { score: number, scoreKind: 'percent' };
  const isOfTen = number !== '' && Number(number) <= 10 && (scale === undefined || scale === '10');
  return isOfTen ? { score: number, scoreKind: 'cgpa' } : { score: '', scoreKind: '' };
}

const languageOf = ({ value, lines }: Found<ReadLanguage>): Found<KnownLanguage> => ({
  value: {
    ...blankLanguage(),
    language: value.name.slice(0, 60),
    read: /read|पढ़/i.test(value.level),
    write: /writ|लिख/i.test(value.level),
    speak: /speak|spoken|fluent|native|conversational|बोल|धाराप्रवाह|मातृभाषा/i.test(value.level),
  },
  lines,
});

const joined = (...parts: string[]) => parts.filter((part) => part !== '').join(', ');
