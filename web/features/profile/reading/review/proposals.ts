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
import type { Found, ReadEducation, ReadExperience, ReadLanguage, ReadResume } from '../resume.ts';

const texts = ['name', 'phone', 'title', 'location', 'about'] as const;
type TextName = (typeof texts)[number];
export type PartName = TextName | 'skills' | 'experience' | 'education' | 'languages';

/** One value of a resume that can be taken over into the profile. */
export interface Proposal {
  id: string;
  part: PartName;
  label: string;
  /** What it would overwrite; empty where nothing stands yet, or where it is added to a list. */
  replaces: string;
  lines: number[];
  /** The form with the value taken over. */
  taken: (fields: ProfileFields) => Partial<ProfileFields>;
}

/** What a resume says and the profile does not say yet. */
export function proposalsOf(resume: ReadResume, fields: ProfileFields): Proposal[] {
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
  ];
}

/** Values that would be added to a list which does not have them. */
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

/** The form with all these taken over, one after another. */
export const filled = (fields: ProfileFields, proposals: Proposal[]): ProfileFields =>
  proposals.reduce((now, proposal) => ({ ...now, ...proposal.taken(now) }), fields);

const skillOf = ({ value, lines }: Found<string>) => ({ value: value.slice(0, 60), lines });

/** The form asks for months; where only a year is given, it begins and ends with it. */
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
  },
  lines,
});

/** CGPA of ten or percent; other scales have no place in a profile. */
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
const monthsOf = ({ startDate, endDate, current }: ExperienceFields | EducationFields) =>
  [startDate, current ? '…' : endDate].filter((part) => part !== '').join(' – ');
const jobLabel = (job: ExperienceFields) => joined(job.title, job.company, monthsOf(job));
const studyLabel = (study: EducationFields) =>
  joined(study.degree, study.field, study.institution, monthsOf(study));
