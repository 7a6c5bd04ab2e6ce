// The message about a column with unreadable content: what stands there, and what may stand there.
import type { Language } from '../../../contract/endpoint.ts';
import {
  type ConditionChoice,
  conditionChoices,
  ofEachConditionChoice,
} from '../../../contract/jobs/choices/condition-choices.ts';
import { jobConditions } from '../../../contract/jobs/conditions/condition-kinds.ts';
import type { ImportColumn } from '../../../contract/jobs/import-columns.ts';
import { employmentTypes, workModes } from '../../../contract/jobs/job-kinds.ts';

/** Long enough to find the cell by it. */
const QUOTED_LENGTH = 40;

const quoted = (text: string) => `“${text}”`;
const named = (names: readonly string[]) => names.map(quoted).join(', ');
const spaced = (name: string) => name.replaceAll('_', ' ');

const YEARS = ['2'];
const OPENINGS = ['3'];
const REASONS = ['gender: A hostel for women'];
const PAY = ['3-4 LPA', '₹18,000 - 22,000 a month'];

/** Names are read in English, whatever language the reader uses. */
const readable: Partial<Record<ImportColumn, string>> = {
  employment_type: named(employmentTypes.map(spaced)),
  work_mode: named(workModes),
  min_experience: named(YEARS),
  max_experience: named(YEARS),
  salary: named(PAY),
  openings: named(OPENINGS),
  ...ofEachConditionChoice<Record<ConditionChoice, string>>((name) =>
    named(conditionChoices[name].values),
  ),
  conditions: named(jobConditions),
  lawful_reasons: named(REASONS),
};

const texts: Record<Language, (said: string, names: string) => string> = {
  en: (said, names) => `${said} is not understood. Write it like this: ${names}.`,
  hi: (said, names) => `${said} समझ में नहीं आया। इस तरह लिखें: ${names}।`,
};

export function unreadText(column: ImportColumn, said: string, language: Language): string {
  const short = said.length > QUOTED_LENGTH ? `${said.slice(0, QUOTED_LENGTH)}…` : said;
  return texts[language](quoted(short), readable[column] ?? '');
}
