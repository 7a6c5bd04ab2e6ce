/**
 * Finds what a PDF does by itself: scripts, starting programs, attached files, forms that send, and
 * addresses that open with it (ISO 32000-1, 7.5.7 and 12.6). Reads only names, in every object that
 * a viewer could find, including compressed ones, and never the texts, which may say anything.
 */
import { inflateSync } from 'node:zlib';

/** Names that no resume needs; every script also has the name JavaScript. */
const ACTIVE = new Set([
  'JavaScript',
  'JS',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'GoToE',
  'GoToR',
  'ImportData',
  'Rendition',
  'RichMedia',
  'SubmitForm',
  'XFA',
]);

/** The object streams of a resume are a few kilobytes. */
const INFLATED_MAX_BYTES = 4_000_000;
/** How often each byte may be read: objects nested in each other are read again. */
const READINGS_MAX = 4;

/** The file is locked, damaged or made to be slow to read, so what it does cannot be known. */
class UnreadablePdf extends Error {}

interface PdfObject {
  id: number;
  /** Names with their slash, numbers, and `<<` `>>`, but no texts. */
  tokens: string[];
  /** Where its stream begins, if it has one. */
  streamAt: number | undefined;
}

/** The beginning of an object: `obj` after its two numbers, possibly with a comment in between. */
const OBJECT = /(?<=\d[\0\s]+|%[^\r\n]*[\r\n][\0\s]*)obj(?![a-z])/g;

/** Whether the PDF does something by itself; throws UnreadablePdf if that cannot be known. */
export function actsByItself(bytes: Buffer): boolean {
  const file = bytes.toString('latin1');
  const budget = { characters: (file.length + INFLATED_MAX_BYTES) * READINGS_MAX, inflated: 0 };
  const plain = Array.from(file.matchAll(OBJECT), ({ index }) => {
    const id = /(\d{1,10})\s+\d{1,5}\s*$/.exec(file.slice(Math.max(0, index - 40), index))?.[1];
    return readObject(file, { id: Number(id), start: index + 3 }, budget);
  });
  const packed = plain.flatMap((object) =>
    object.streamAt !== undefined && object.tokens.includes('/ObjStm')
      ? objectsIn(object, bytes.subarray(object.streamAt), budget)
      : [],
  );
  const trailers = Array.from(file.matchAll(/trailer/g), ({ index }) =>
    readObject(file, { id: Number.NaN, start: index + 7 }, budget),
  );
  const objects = [...plain, ...packed, ...trailers];
  if (objects.some(isUnreadable)) throw new UnreadablePdf('locked, or packed more than once');
  return (
    objects.some(readsElsewhere) ||
    objects.some(({ tokens }) => tokens.some((token) => ACTIVE.has(token.slice(1)))) ||
    opensAddress(objects)
  );
}

/**
 * Its texts are encrypted; or it is compressed twice, which only serves to make it grow without
 * end.
 */
const isUnreadable = ({ tokens, streamAt }: PdfObject) =>
  tokens.includes('/Encrypt') ||
  (streamAt !== undefined &&
    tokens.filter((token) => /^\/Fl(?:ateDecode)?$/.test(token)).length > 1);

/** The content of a stream may be in another file, which the viewer fetches (7.3.8.2). */
const readsElsewhere = ({ tokens, streamAt }: PdfObject) =>
  streamAt !== undefined && tokens.includes('/F');

/**
 * Whether an address opens with the document or one of its pages. The action stands in their
 * objects, or in one of its own, which may name the next.
 */
function opensAddress(objects: readonly PdfObject[]): boolean {
  const byId = Map.groupBy(objects, ({ id }) => id);
  const opened = new Set<number>();
  for (const { tokens } of objects) {
    const done = [...after(tokens, '/OpenAction'), ...after(tokens, '/AA')];
    if (done.includes('/URI')) return true;
    for (const token of done) opened.add(Number(token));
  }
  // The loop also visits what it adds on the way, each number once.
  for (const opening of opened) {
    for (const { tokens } of byId.get(opening) ?? []) {
      if (tokens.includes('/URI')) return true;
      for (const token of after(tokens, '/Next')) opened.add(Number(token));
    }
  }
  return false;
}

function after(tokens: readonly string[], name: string): readonly string[] {
  const at = tokens.indexOf(name);
  return at === -1 ? [] : valueOf(tokens.slice(at + 1));
}

/** Of a reference only the first number; of a dictionary everything up to its end. */
function valueOf(tokens: readonly string[]): readonly string[] {
  let depth = 0;
  const end = tokens.findIndex((token) => {
    if (token === '<<') depth += 1;
    if (token === '>>') depth -= 1;
    return depth <= 0;
  });
  return tokens.slice(0, end === -1 ? undefined : end + 1);
}

interface Budget {
  characters: number;
  inflated: number;
}

/** Comments, names, hexadecimal texts, dictionaries, words and numbers. */
const TOKEN = /%[^\r\n]*|\/[^\0\s()<>[\]{}/%]*|\(|<<|>>|<[^<>]*>|[^\0\s()<>[\]{}/%]+/g;

/** Reads an object until it ends or its stream begins. */
function readObject(text: string, { id, start }: { id: number; start: number }, budget: Budget) {
  const object: PdfObject = { id, tokens: [], streamAt: undefined };
  const token = new RegExp(TOKEN);
  token.lastIndex = start;
  for (let found = token.exec(text); found; found = token.exec(text)) {
    const [word] = found;
    if (word === '(') token.lastIndex = endOfText(text, found.index);
    if (word === 'endobj' || word === 'obj') break;
    if (word === 'stream') {
      object.streamAt = token.lastIndex + (text.startsWith('\r\n', token.lastIndex) ? 2 : 1);
      break;
    }
    if (/^(?:\/|<<|>>|\d)/.test(word)) object.tokens.push(unescaped(word));
  }
  const end = token.lastIndex === 0 ? text.length : token.lastIndex;
  budget.characters -= end - start;
  if (budget.characters < 0) throw new UnreadablePdf('objects within objects');
  return object;
}

/** Resolves escapes: `/J#61vaScript` is the name JavaScript. */
const unescaped = (name: string) =>
  name.replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

/** Where the text in parentheses that begins here ends; it may contain nested ones. */
function endOfText(text: string, start: number): number {
  const mark = /\\.|[()]/gs;
  mark.lastIndex = start;
  let depth = 0;
  for (let found = mark.exec(text); found; found = mark.exec(text)) {
    if (found[0] === '(') depth += 1;
    if (found[0] === ')') depth -= 1;
    if (depth === 0) return mark.lastIndex;
  }
  return text.length;
}

/** The objects in a compressed object, which begins with their numbers and offsets. */
function objectsIn({ tokens }: PdfObject, stream: Buffer, budget: Budget): PdfObject[] {
  const text = inflated(tokens, stream, budget).toString('latin1');
  const first = Number(tokens[tokens.indexOf('/First') + 1]);
  const numbers = text
    .slice(0, first)
    .trim()
    .split(/[\0\s]+/)
    .map(Number);
  if (!Number.isInteger(first) || numbers.some(Number.isNaN)) {
    throw new UnreadablePdf('an object stream without its numbers');
  }
  return numbers.flatMap((id, index) => {
    const offset = numbers[index + 1];
    if (index % 2 === 1 || offset === undefined) return [];
    // Texts are not read beyond the next object, which can be reached by its own offset.
    const next = numbers[index + 3] ?? Infinity;
    const end = next > offset ? first + next : undefined;
    return readObject(text.slice(first + offset, end), { id, start: 0 }, budget);
  });
}

function inflated(tokens: readonly string[], stream: Buffer, budget: Budget): Buffer {
  const has = (...names: string[]) => names.some((name) => tokens.includes(name));
  if (!has('/FlateDecode') || has('/DecodeParms', '/Crypt') || tokens.includes('/F')) {
    throw new UnreadablePdf('an object stream in another form');
  }
  try {
    const bytes = inflateSync(stream, { maxOutputLength: INFLATED_MAX_BYTES - budget.inflated });
    budget.inflated += bytes.length;
    return bytes;
  } catch {
    throw new UnreadablePdf('an object stream that is locked, damaged or too large');
  }
}
