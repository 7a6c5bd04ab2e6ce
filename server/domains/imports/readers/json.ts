import { nameReader, refuseTooMany } from './column-names.ts';
import { type Fields, reasonOf, type Row, type Text, UnreadableFile } from './row.ts';

/** In characters; such a text is parsed as a whole. */
const WHOLE_MAX = 50_000_000;
/** Levels of objects or lists within a job whose values are read. */
const DEPTH_MAX = 6;
/** So many objects are looked through for a job; to read a million without one would hold up the server for seconds. */
const LOOKED_THROUGH = 1_000;

/**
 * Reads JSON: JSON Lines, with an object on each line and a row's number its line, or one text with a list of objects,
 * which the number counts: an array, an object that has one, or schema.org's `@graph`.
 */
export async function* readJson(text: Text, start: string): AsyncGenerator<Row> {
  const read = rowReader();
  yield* isWhole(start) ? readWhole(text, read) : readLines(text, read);
}

/** An object that its first line leaves open goes on; a line of JSON Lines that is cut off ends elsewhere. */
const isWhole = (start: string) => /^\s*(?:\[|\{[^\n]*(?<=[[{,:])[ \t\r]*\n)/.test(start);

async function* readWhole(text: Text, read: RowReader): AsyncGenerator<Row> {
  let whole = '';
  for await (const piece of text) {
    whole += piece;
    if (whole.length > WHOLE_MAX) {
      throw new UnreadableFile('it is too long for JSON; write one object on each line instead');
    }
  }
  const parsed = parse(whole);
  if ('problem' in parsed) throw new UnreadableFile(`it is ${parsed.problem}`);
  yield* readList(listOf(parsed.value, read), read);
}

async function* readLines(text: Text, read: RowReader): AsyncGenerator<Row> {
  let number = 0;
  for await (const line of linesOf(text)) {
    number += 1;
    if (line.trim() === '') continue;
    const parsed = parse(line);
    const isFirst = number === 1 && 'value' in parsed;
    const list = isFirst ? listOnOneLine(parsed.value, read) : undefined;
    if (list) yield* readList(list, read);
    else yield 'value' in parsed ? read(parsed.value, number) : { number, ...parsed };
  }
}

function* readList(list: readonly unknown[], read: RowReader): Generator<Row> {
  const objects = list.map(unwrapped);
  const postings = objects.filter(isPosting);
  const jobs = postings.length > 0 ? postings : objects;
  if (jobs.length > 0 && !hasJobs(jobs, read)) {
    throw new UnreadableFile('it is JSON, but nothing in its list has a "title"');
  }
  for (const [at, job] of jobs.entries()) yield read(job, at + 1);
}

function listOf(value: unknown, read: RowReader): readonly unknown[] {
  if (Array.isArray(value)) return value as unknown[];
  if (isJob(value, read)) return [value];
  const list = listIn(value);
  if (!list) throw new UnreadableFile('it is JSON without a list of objects, or with several');
  return list;
}

/** All of the list, where the first line is more than a job, or is of a list without jobs at present. */
function listOnOneLine(value: unknown, read: RowReader): readonly unknown[] | undefined {
  if (isJob(value, read)) return undefined;
  const list = listIn(value);
  const isEmpty = list?.length === 0 && !has('id', value, read);
  return isEmpty || (list && hasJobs(list, read)) ? list : undefined;
}

/** The list itself may have a title, as in JSON Feed, but no number of its own. */
function isJob(value: unknown, read: RowReader): boolean {
  if (!has('title', value, read)) return false;
  const list = listIn(value);
  return has('id', value, read) || !list || !hasJobs(list, read);
}

const hasJobs = (list: readonly unknown[], read: RowReader): boolean =>
  list.slice(0, LOOKED_THROUGH).some((item) => has('title', unwrapped(item), read));

/** The only list of objects in an object, or in the objects in it. */
function listIn(value: unknown): readonly unknown[] | undefined {
  if (!isObject(value)) return undefined;
  const graph = value['@graph'];
  if (Array.isArray(graph)) return graph as unknown[];
  const own = Object.values(value);
  const inner = own.filter(isObject).flatMap((object) => Object.values(object));
  const lists = [own, inner]
    .map((values) => values.filter(isListOfObjects))
    .find(({ length }) => length > 0);
  return lists?.length === 1 ? lists[0] : undefined;
}

/** The job in an element of schema.org's `ItemList`. */
const unwrapped = (value: unknown): unknown =>
  isObject(value) && isObject(value['item']) ? value['item'] : value;

const isPosting = (value: unknown): boolean =>
  isObject(value) && [value['@type']].flat().includes('JobPosting');

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isListOfObjects = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.every(isObject);

/** Whether an object says this itself, and not one of the objects listed in it. */
function has(key: string, value: unknown, read: RowReader): boolean {
  if (!isObject(value)) return false;
  const own = Object.entries(value).filter(([, inner]) => !isListOfObjects(inner));
  const row = read(Object.fromEntries(own), 0);
  return 'fields' in row && ['string', 'number'].includes(typeof row.fields[key]);
}

type RowReader = ReturnType<typeof rowReader>;

function rowReader() {
  const readNames = nameReader();
  return (value: unknown, number: number): Row => {
    if (!isObject(value)) return { number, problem: 'not a JSON object' };
    const found = new Map<string, Found>();
    gather(value, '', found);
    const { keys, payUnit, names } = readNames([...found.keys()]);
    const said = [...found.values()].map(({ values, isList }, at): [string, unknown] => [
      keys[at] ?? '',
      isList ? values : values[0],
    ]);
    const fields = Object.fromEntries(said);
    return { number, fields: payUnit ? { salary_unit: payUnit, ...fields } : fields, names };
  };
}

interface Found {
  values: unknown[];
  isList: boolean;
}

/** The values of an object by their paths, such as `jobLocation.address.addressLocality`; those of a list are one. */
function gather(value: unknown, path: string, found: Map<string, Found>, depth = 0) {
  if (depth > DEPTH_MAX) return;
  if (Array.isArray(value) && value.some(isObject)) {
    for (const item of value as unknown[]) gather(item, path, found, depth + 1);
  } else if (isObject(value)) {
    const months = Number(value['monthsOfExperience']);
    if (months >= 0) keep(`${Math.floor(months / 12)} years`, path, found);
    for (const [name, inner] of Object.entries(value)) {
      if (!name.startsWith('@')) gather(inner, path ? `${path}.${name}` : name, found, depth + 1);
    }
  } else keep(value, path, found);
}

function keep(value: unknown, path: string, found: Map<string, Found>) {
  const before = found.get(path);
  const values: unknown[] = before?.values ?? [];
  // Lists within lists are read as one; thousands of them within each other would overflow the stack.
  for (const one of [value].flat(DEPTH_MAX)) if (!Array.isArray(one)) values.push(one);
  found.set(path, { values, isList: before !== undefined || Array.isArray(value) });
}

/** Before anything is parsed: hundreds of thousands of different names take the parser itself many seconds. */
function refuseManyNames(text: string): void {
  const names = new Set<string>();
  for (const { index } of text.matchAll(/"\s*:/g)) {
    names.add(text.slice(text.lastIndexOf('"', index - 1) + 1, index));
    refuseTooMany(names.size);
  }
}

function parse(text: string): { value: unknown } | { problem: string } {
  refuseManyNames(text);
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    return { problem: `not JSON: ${reasonOf(error)}` };
  }
}

async function* linesOf(text: Text): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of text) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  yield rest;
}
