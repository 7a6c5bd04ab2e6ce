import { plain } from '../layout/devanagari.ts';
import type { Found, ReadEducation } from '../resume.ts';
import type { Placed, Section } from '../sections.ts';
import { datesIn } from './dates.ts';
import { commaPartsOf, indexesOf, partsOf, withDatesAtHeads } from './parts.ts';
import { isPlace, beforeDegree, namesDegree, namesInstitution } from './words.ts';

const SCORE =
  /(?:(?:cgpa|gpa|cpi|sgpa|सीजीपीए)\s*(?:of|score)?\s*[:：–-]?\s*\d{1,2}(?:\.\d+)?(?:\s*(?:\/|out of)\s*\d{1,2}(?:\.\d+)?)?|\d{1,2}(?:\.\d+)?\s*(?:\/\s*\d{1,2}(?:\.\d+)?)?\s*(?:cgpa|gpa|cpi|sgpa|सीजीपीए)|(?:percentage|marks|aggregate|score|अंक|प्रतिशत)?\s*[:：–-]?\s*\d{2,3}(?:\.\d+)?\s*(?:%|percent|per cent|प्रतिशत)(?:\s*(?:marks|aggregate|अंक))?|(?<![\d/.])\d{1,2}\.\d{1,2}\s*\/\s*10(?:\.0+)?(?!\d)|(?:first|second|third) (?:class|division)(?: with distinction)?|प्रथम श्रेणी|द्वितीय श्रेणी)/iu;
const TABLE_HEAD =
  /^(?:course|degree|qualification|examination|exam|institute|institution|college|school|university|board|board\/university|year|year of passing|passing year|score|marks|percentage|cgpa|%|percentage\/cgpa|cgpa\/%|cgpa \/ %|duration|result|पाठ्यक्रम|परीक्षा|संस्थान|बोर्ड|वर्ष|अंक|डिग्री|स्कोर|प्राप्तांक|stream|specialization|s\.?\s?no\.?|university\/board|name of institution)$/i;

interface Row {
  degree: string;
  institution: string;
  score: string;
  dates: ReturnType<typeof datesIn>;
  other: string[];
  line: Placed;
}

/** A new entry begins where a field would occur twice: a second degree, school or year. */
export function educationOf(sections: Section[]): Found<ReadEducation>[] {
  return sections
    .filter(({ kind }) => kind === 'education')
    .flatMap(({ lines }) => entriesOf(lines));
}

function entriesOf(written: Placed[]): Found<ReadEducation>[] {
  const entries: Row[][] = [];
  const lines = withDatesAtHeads(written);
  const isList = lines.every(({ isBullet }) => isBullet);
  const rows = lines
    .filter((line) => !isTableHead(line.text))
    .map((line) =>
      line.isBullet && !isList ? { ...rowOf(line), degree: '', institution: '' } : rowOf(line),
    );
  for (const row of rows) {
    const entry = entries.at(-1);
    if (!entry || repeats(entry, row)) entries.push([row]);
    else entry.push(row);
  }
  return entries.flatMap((entry) => {
    const value = entryOf(entry);
    const isSaid = value.degree !== '' || value.institution !== '';
    return isSaid ? [{ value, lines: indexesOf(entry.map(({ line }) => line)) }] : [];
  });
}

const isTableHead = (text: string) => {
  const cells = text.split('\t');
  return (
    cells.length > 1 &&
    cells.filter((cell) => TABLE_HEAD.test(cell.trim())).length >= cells.length - 1
  );
};

function repeats(entry: Row[], row: Row): boolean {
  const has = (key: 'degree' | 'institution') => entry.some((each) => each[key] !== '');
  if (row.degree !== '') return has('degree');
  if (row.institution !== '') return has('institution');
  return row.dates?.isRange === true && entry.some(({ dates }) => dates?.isRange === true);
}

function rowOf(line: Placed): Row {
  const row: Row = { degree: '', institution: '', score: '', dates: null, other: [], line };
  let text = plain(line.text);
  const score = SCORE.exec(text);
  if (score) {
    row.score = score[0].replace(/^[\s:–-]+/, '').trim();
    text = `${text.slice(0, score.index)}\t${text.slice(score.index + score[0].length)}`;
  }
  row.dates = datesIn(text);
  text = row.dates?.rest ?? text;
  text = text.replaceAll(
    /\(\s*[,;:]?\s*\)|\b(?:cgpa|gpa|score|passing year|year of passing|graduated|passed|batch)\s*[:：]?\s*(?=\t|$)/giu,
    '\t',
  );
  for (const part of partsOf(text).flatMap(divided)) {
    const isInstitution = namesInstitution(part);
    const isDegree = namesDegree(part) && !(isInstitution && beforeDegree(part).trim() !== '');
    if (isDegree && row.degree === '') row.degree = part;
    else if (isInstitution && row.institution === '') row.institution = part;
    else row.other.push(part);
  }
  return row;
}

/** A degree and a school separated by a comma, "from" or "at" are two parts. */
function divided(part: string): string[] {
  const from = /^(.+?)\s+(?:from|at)\s+(.+)$/i.exec(part);
  if (from?.[1] && from[2] && namesDegree(from[1])) return [from[1], ...commaKept(from[2])];
  const commas = commaPartsOf(part);
  if (commas.length === 1) return [part];
  const at = commas.findIndex((each) => namesInstitution(each));
  if (at > 0 && namesDegree(commas.slice(0, at).join(', '))) {
    return [commas.slice(0, at).join(', '), ...commaKept(commas.slice(at).join(', '))];
  }
  if (at === 0 && commas.slice(1).some((each) => namesDegree(each)))
    return [commas[0] ?? '', commas.slice(1).join(', ')];
  return at === 0 ? commaKept(part) : [part];
}

/** A place after a school is a separate part. */
function commaKept(part: string): string[] {
  const commas = commaPartsOf(part);
  const at = commas.findIndex(
    (each, index) => index > 0 && isPlace(each) && !namesInstitution(each),
  );
  return at === -1 ? [part] : [commas.slice(0, at).join(', '), commas.slice(at).join(', ')];
}

function entryOf(rows: Row[]): ReadEducation {
  const first = (key: 'degree' | 'institution' | 'score') =>
    rows.find((row) => row[key] !== '')?.[key] ?? '';
  const dates =
    rows.find((row) => row.dates?.isRange)?.dates ?? rows.find((row) => row.dates)?.dates;
  const { start = '', end = '', current = false } = dates ?? {};
  const others = rows
    .filter(({ line }) => !line.isBullet)
    .flatMap(({ other }) => other)
    .filter((part) => /[\p{L}\p{M}]{2}/u.test(part));
  const name = first('institution') || others.find((part) => !isPlace(part)) || '';
  const { degree, field } = degreeOf(
    first('degree') || (others.find((part) => part !== name && !isPlace(part)) ?? ''),
  );
  const study =
    field ||
    (first('degree')
      ? (others.find((part) => part !== name && !isPlace(part) && part.length < 60) ?? '')
      : '');
  return { degree, field: study, institution: name, score: first('score'), start, end, current };
}

/** "B.Tech in Computer Science", "B.E. (Civil)", "B.Sc, Physics". */
function degreeOf(text: string): { degree: string; field: string } {
  const named = /^(.+?)(?:\s+in\s+|\s*,\s*|\s*:\s*|\s*\()([^()]+)\)?$/i.exec(text);
  const [, degree = '', field = ''] = named ?? [];
  if (named && namesDegree(degree)) return { degree: degree.trim(), field: field.trim() };
  return { degree: text, field: '' };
}
