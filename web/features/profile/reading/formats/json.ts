import {
  readJsonResume,
  type ResumeContent,
} from '../../../../../contract/profiles/json-resume.ts';
import {
  type Found,
  type Line,
  ReadingRefusal,
  type ReadResume,
  type TextOfFile,
} from '../resume.ts';

/** A JSON Resume, which labels every value; the lines are its values in words. */
export function readJson(bytes: Uint8Array): { text: TextOfFile; resume: ReadResume } {
  const content = contentOf(bytes);
  if (!content) throw new ReadingRefusal('unknown_format');
  const lines: Line[] = [];
  const found = <T>(value: T, ...words: string[]): Found<T> => {
    const given = words.filter((line) => line !== '');
    lines.push(...given.map(lineOf));
    return { value, lines: given.map((_, at) => lines.length - given.length + at) };
  };
  const foundText = (text: string | null) => (text ? found(text, text) : null);
  const { experience, education, languages } = content;
  const { notice_period_days, last_working_day, preferred_locations, work_authorisation } = content;
  const workFacts = {
    notice_period_days,
    last_working_day,
    preferred_locations,
    work_authorisation,
  };
  const resume: ReadResume = {
    name: foundText(content.name),
    email: foundText(content.email),
    phone: foundText(content.phone),
    location: foundText(content.location),
    headline: foundText(content.title),
    summary: foundText(content.about),
    links: [],
    skills: content.skills.map((skill) => found(skill, skill)),
    experience: experience.map((job) =>
      found({ ...job, ...spanOf(job) }, joined(job.title, job.company), job.description),
    ),
    education: education.map((study) =>
      found(
        { ...study, ...spanOf(study), score: scoreText(study) },
        joined(study.degree, study.field, study.institution),
      ),
    ),
    languages: languages.map(({ language, ...can }) => {
      const level = (['read', 'write', 'speak'] as const).filter((one) => can[one]).join(', ');
      return found({ name: language, level }, joined(language, level));
    }),
    workFacts: found(
      workFacts,
      joined(String(notice_period_days ?? ''), last_working_day ?? ''),
      preferred_locations.join(', '),
      work_authorisation ?? '',
    ),
  };
  return { text: { format: 'json', lines, pages: [] }, resume };
}

function contentOf(bytes: Uint8Array): ResumeContent | null {
  try {
    const file: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return readJsonResume(file);
  } catch (error) {
    throw new ReadingRefusal('damaged', { cause: error });
  }
}

const lineOf = (text: string): Line => ({
  text,
  page: 0,
  box: null,
  size: 0,
  isBullet: false,
  column: 0,
});

const spanOf = ({ startDate, endDate }: ResumeContent['experience'][number] | Study) => ({
  start: startDate ?? '',
  end: endDate ?? '',
});

type Study = ResumeContent['education'][number];

const scoreText = ({ score, scoreKind }: Study) =>
  score === null ? '' : `${score}${scoreKind === 'percent' ? '%' : ' CGPA'}`;

const joined = (...parts: string[]) => parts.filter((part) => part !== '').join(', ');
