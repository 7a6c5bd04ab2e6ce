// Reads a row of a company's own list as a job form. Something that is not understood is reported, not dropped, so
// that its writer can correct it.
import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { Language } from '../../../contract/endpoint.ts';
import { type ErrorCode, errorText } from '../../../contract/errors.ts';
import { type BrokenRule, brokenRules } from '../../../contract/fields/issues.ts';
import {
  type ConditionChoice,
  isConditionChoice,
  ofEachConditionChoice,
} from '../../../contract/jobs/choices/condition-choices.ts';
import {
  conditionColumnOf,
  type ConditionField,
  conditionFieldNames,
} from '../../../contract/jobs/conditions/condition-fields.ts';
import { experienceLevelOf } from '../../../contract/jobs/experience.ts';
import type { ImportColumn } from '../../../contract/jobs/import-columns.ts';
import { lakhsOf } from '../../../contract/jobs/lakhs.ts';
import { discriminations } from '../../../contract/jobs/text-check/kinds.ts';
import { JobForm } from '../../../contract/jobs.ts';
import { Refusal } from '../../platform/refusal.ts';
import { refuseTextOf } from '../jobs/jobs.ts';
import { columnOf, isSaid } from './columns/own-columns.ts';
import { payOf, saidPay } from './pay.ts';
import type { Fields, Row } from './readers/row.ts';
import { descriptionIn, languageOf, lineOf, listOf, numberOf } from './text.ts';
import { choiceNamed, conditionOf } from './conditions.ts';
import { lawfulReasonsOf } from './lawful-reasons.ts';
import { unreadText } from './unread-texts.ts';
import { employmentTypeOf, experienceOf, workModeOf } from './work.ts';

export interface Problem {
  column: ImportColumn | null;
  text: string;
}

export interface OwnRow {
  line: number;
  reference: string;
  title: string;
  problems: Problem[];
  /** The job in this row; null if something is wrong. */
  content: Content | null;
  /** For a row with problems: its texts that have none yet, so that all problems can be reported at once. */
  unjudged: Judged;
  /** The part of `content` for which the file has columns: the rest of an existing job stays. */
  said: Partial<Content>;
  /** Equal for rows with the same content. */
  hash: string;
}

type Judged = Pick<Content, 'title' | 'description' | 'lawful_reasons'>;

const REFERENCE_MAX_LENGTH = 60;
/** Longer than the rules of a job allow, so that it is those rules that report texts that are too long. */
const ANY_LENGTH = 1_000_000;
/** Anything longer breaks every rule and is not read to its end. */
const READ_LENGTH = 50_000;

const texts = {
  en: {
    broken: 'This row has more or fewer columns than the first line, or a quotation mark is open.',
    repeated: 'An earlier row of this file has the same number.',
    nameless: 'Give the row a number of your own, such as “A-101”.',
    lawful: (kinds: string) =>
      `Where the law allows it, say why, such as “gender: A hostel for women”. The first word is one of: ${kinds}.`,
  },
  hi: {
    broken: 'इस पंक्ति में पहली पंक्ति से ज़्यादा या कम कॉलम हैं, या कोई उद्धरण चिह्न खुला है।',
    repeated: 'इस फ़ाइल की किसी पहले की पंक्ति में यही नंबर है।',
    nameless: 'इस पंक्ति को अपना कोई नंबर दें, जैसे “A-101”।',
    lawful: (kinds: string) =>
      `क़ानून इसकी इजाज़त देता हो, तो कारण लिखें, जैसे “gender: महिला छात्रावास”। पहला शब्द इनमें से एक हो: ${kinds}।`,
  },
};

/** A column as text: lists in JSON are joined by `|`. */
export function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join('|');
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/** The fields that a list can give a job; the form has others. */
function contentOf(fields: Fields) {
  const { min_years, max_years } = yearsOf(fields);
  const { dataset: _, ...said } = fields;
  const pay = payOf(said);
  const title = lineOf(fields.title, ANY_LENGTH);
  const description = descriptionIn(fields, ANY_LENGTH);
  const client_name = lineOf(fields.client, ANY_LENGTH);
  const { reasons } = lawfulReasonsOf(textOf(fields.lawful_reasons));
  const [location = '', ...others] = placesIn(fields)
    .split(/[|;]/)
    .map((place) => lineOf(place, ANY_LENGTH))
    .filter((place) => place !== '');
  return {
    title,
    description,
    location,
    locations: location === '' ? [] : [location, ...others],
    employment_type: employmentTypeOf(fields),
    work_mode: workModeOf({ work_mode: fields.work_mode }),
    experience_min_years: min_years,
    experience_max_years: max_years,
    experience_level: min_years === null ? null : experienceLevelOf(min_years),
    salary_min: lakhsOf(pay.min),
    salary_max: lakhsOf(pay.max),
    salary_period: pay.period,
    skills: listOf(fields.skills, ANY_LENGTH),
    openings: textOf(fields.openings) === '' ? 1 : Number(textOf(fields.openings)),
    language: languageOf(`${title} ${description}`),
    // A list without these columns leaves what is stored.
    ...(client_name && { client_name }),
    ...(Object.keys(reasons).length > 0 && { lawful_reasons: reasons }),
    ...conditionsIn(fields),
  };
}
export type Content = ReturnType<typeof contentOf>;

type Conditions = Partial<Pick<z.input<typeof JobForm>, ConditionField>>;

/** The content of the columns about conditions and access, as far as the list has them. */
function conditionsIn(fields: Fields): Conditions {
  const said = conditionFieldNames
    .map((field) => [field, conditionColumnOf(field)] as const)
    .filter(([, column]) => column in fields)
    .map(([field, column]) => [field, conditionIn(field, fields[column])]);
  return Object.fromEntries(said) as Conditions;
}

/** A number stays a text here, which the rule of its field reads or refuses. */
function conditionIn(field: ConditionField, said: unknown) {
  if (isConditionChoice(field)) return choiceNamed(field, textOf(said));
  if (field === 'conditions') return itemsOf(said).flatMap((item) => conditionOf(item) ?? []);
  return lineOf(said, ANY_LENGTH);
}

/** A city that has a column of its own is added to the address. */
function placesIn(fields: Fields): string {
  const [city, address] = [textOf(fields.cities), textOf(fields.location_raw)];
  if (!city || !address || address.toLowerCase().includes(city.toLowerCase()))
    return address || city;
  return /[|;]/.test(city + address) ? city : `${address}, ${city}`;
}

const itemsOf = (value: unknown) =>
  textOf(value)
    .split(/[|;]/)
    .map((item) => item.trim())
    .filter(Boolean);

/** The content of the columns that the list has. */
const saidBy = (fields: Fields, content: Content): Partial<Content> =>
  Object.fromEntries(Object.entries(content).filter(([part]) => isSaid(part, fields)));

/** In a column for experience, "2-5" means years. */
const inYears = (said: string) =>
  /^[\d.]+\s*(?:(?:-|–|to)\s*[\d.]+|\+)?$/.test(said) ? `${said} years` : said;

function yearsOf(fields: Fields) {
  const said = experienceOf({ experience_raw: inYears(textOf(fields.experience_raw)) });
  return {
    min_years: numberOf(textOf(fields.exp_min)) ?? said.min,
    max_years: numberOf(textOf(fields.exp_max)) ?? said.max,
  };
}

/** The columns whose content cannot be read. */
function misunderstood(fields: Fields, content: Content): Map<ImportColumn, string> {
  const unless = (isRead: boolean, said: unknown) => (isRead ? '' : textOf(said));
  const unread: Partial<Record<ImportColumn, string>> = {
    employment_type: unless(content.employment_type !== null, fields.employment_type),
    work_mode: unless(content.work_mode !== null, fields.work_mode),
    min_experience: unless(
      content.experience_min_years !== null,
      textOf(fields.exp_min) || fields.experience_raw,
    ),
    max_experience: unless(content.experience_max_years !== null, fields.exp_max),
    salary: unless(content.salary_min !== null || content.salary_max !== null, saidPay(fields)),
    openings: unless(!Number.isNaN(content.openings), fields.openings),
    ...ofEachConditionChoice<Record<ConditionChoice, string>>((name) =>
      unless(content[name] !== null, fields[name]),
    ),
    conditions: itemsOf(fields.conditions)
      .filter((item) => conditionOf(item) === null)
      .join('|'),
    lawful_reasons: lawfulReasonsOf(textOf(fields.lawful_reasons)).unread.join('|'),
  };
  const columnsAndTexts = Object.entries(unread) as [ImportColumn, string][];
  return new Map(columnsAndTexts.filter(([, said]) => said !== ''));
}

/** The rows of a list with their problems, in the language of the person importing it. */
export function readOwnRows(rows: readonly Row[], language: Language): OwnRow[] {
  const seen = new Set<string>();
  const read: OwnRow[] = [];
  for (const row of rows) {
    const own = readRow(row, language);
    if (own.reference !== '' && seen.has(own.reference)) {
      own.problems.push({ column: 'reference', text: texts[language].repeated });
      own.content = null;
    }
    seen.add(own.reference);
    read.push(own);
  }
  return read;
}

function readRow(row: Row, language: Language): OwnRow {
  const unknown = {
    line: row.number,
    reference: '',
    title: '',
    content: null,
    unjudged: { title: '', description: '' },
    said: {},
    hash: '',
  };
  if ('problem' in row) {
    return { ...unknown, problems: [{ column: null, text: texts[language].broken }] };
  }
  const say = (column: ImportColumn, code: ErrorCode): Problem => ({
    column,
    text: errorText(code, language),
  });
  const fields = Object.fromEntries(
    Object.entries(row.fields).map(([key, value]) => [key, textOf(value).slice(0, READ_LENGTH)]),
  );
  const reference = lineOf(fields['id'], ANY_LENGTH);
  const content = contentOf(fields);
  const unread = misunderstood(fields, content);
  const problems = [
    ...(reference === '' ? [{ column: 'reference' as const, text: texts[language].nameless }] : []),
    ...(reference.length > REFERENCE_MAX_LENGTH ? [say('reference', 'request.invalid_value')] : []),
    ...[...unread].map(([column, said]) => ({
      column,
      text: unreadText(column, said, language),
    })),
    ...problemsOf(brokenIn(content), language).filter(
      ({ column }) => column === null || !unread.has(column),
    ),
  ];
  const isWrong = (column: ImportColumn) => problems.some((problem) => problem.column === column);
  return {
    line: row.number,
    reference: reference.slice(0, REFERENCE_MAX_LENGTH),
    title: content.title.slice(0, 200),
    problems,
    content: problems.length > 0 ? null : content,
    unjudged: {
      title: isWrong('title') ? '' : content.title,
      description: isWrong('description') ? '' : content.description,
      ...('lawful_reasons' in content && { lawful_reasons: content.lawful_reasons }),
    },
    said: saidBy(fields, content),
    hash: createHash('sha256').update(JSON.stringify(content)).digest('hex'),
  };
}

/** The rules of a job that the row breaks. */
function brokenIn(content: Content): readonly BrokenRule[] {
  const form = JobForm.safeParse({ ...content, status: 'active' });
  return form.success ? [] : brokenRules(form.error.issues);
}

/**
 * Rules about what the text of a new job may not say. An existing job may have a lawful reason, or be older than the
 * rules.
 */
export async function brokenByText({
  title,
  description,
  lawful_reasons = {},
}: Judged): Promise<readonly BrokenRule[]> {
  try {
    await refuseTextOf({ title, description, questions: [], lawful_reasons });
    return [];
  } catch (error) {
    if (error instanceof Refusal) return error.rules;
    throw error;
  }
}

/** One problem per column, in words, and how to give a reason where one would help. */
export function problemsOf(rules: readonly BrokenRule[], language: Language): Problem[] {
  const byColumn = new Map(
    rules.map(({ field, code, values }) => {
      const column = columnOf(field.split('.')[0] ?? '');
      return [column, { column, text: errorText(code, language, values) }] as const;
    }),
  );
  if (rules.some(({ code }) => code === 'resource.job.shuts_out')) {
    const text = texts[language].lawful(discriminations.join(', '));
    byColumn.set('lawful_reasons', { column: 'lawful_reasons', text });
  }
  return [...byColumn.values()];
}
