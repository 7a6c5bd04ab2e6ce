/**
 * Finds what a Word document would do when it is opened (ECMA-376, part 1, 17.16.5 and part 2,
 * 9.3).
 */
import sax from 'sax';
import { type Budget, readZip, type ZipEntry } from './zip.ts';

/** Twenty times the largest accepted file, because Word would unpack all of it. */
const UNPACKED_MAX_BYTES = 40_000_000;
/** The text of a document without its pictures is much smaller. */
const XML_MAX_BYTES = 20_000_000;

/** Deep nesting and endless tags, which no real document has, take the parser quadratic time. */
const PARSED_MAX_LENGTH = 4_000_000;
const DEPTH_MAX = 200;
const ENDLESS = /<[^<]{20000}/;

/** The file is locked, damaged or made to grow, so what it does cannot be known. */
class UnreadableDocx extends Error {}

/**
 * Whether a Word document has macros or otherwise acts by itself: fetches a part from elsewhere,
 * contains a program or another document, or has a field that reads other files. Hyperlinks are
 * fine: they are only followed by a click. Throws if the document cannot be read.
 */
export function dangerInDocx(bytes: Buffer): 'macros' | 'acts' | null {
  const entries = readZip(bytes);
  if (!entries.some(({ name }) => name === '[Content_Types].xml')) {
    throw new UnreadableDocx('another directory than the one that told its type');
  }
  const budget: Budget = { bytes: UNPACKED_MAX_BYTES };
  const parts = entries.map((entry) => ({
    name: entry.name.toLowerCase(),
    bytes: entry.read(budget),
  }));
  const texts = parts
    .filter(({ name }) => /\.(?:xml|rels)$/.test(name))
    .map((part) => ({ name: part.name, text: textOf(part.bytes) }));
  if (texts.reduce((sum, { text }) => sum + text.length, 0) > XML_MAX_BYTES) {
    throw new UnreadableDocx('too much text');
  }
  // No part of a document needs to declare entities, which can grow without end or name other
  // files.
  if (texts.some(({ text }) => text.includes('<!DOCTYPE'))) throw new UnreadableDocx('entities');
  if (hasMacros(entries, texts)) return 'macros';
  const isActive = texts.some(
    ({ name, text }) =>
      (name.endsWith('.rels') && relationsIn(text).some(isFetched)) || readsFiles(text),
  );
  return isActive ? 'acts' : null;
}

interface Text {
  name: string;
  text: string;
}

/** Macros can have any file name; Word recognises them by their type. */
const hasMacros = (entries: readonly ZipEntry[], texts: readonly Text[]): boolean =>
  entries.some(({ name }) => /vba(?:project|data)/i.test(name)) ||
  texts.some(
    ({ name, text }) =>
      /^\[content_types\]\.xml$|\.rels$/.test(name) && /vbaProject|macroEnabled/i.test(text),
  );

interface Relation {
  type: string;
  target: string;
  isExternal: boolean;
}

/** Parts that are programs or whole documents. */
const CONTAINED = /\/(?:oleObject|control|activeXControlBinary|aFChunk|attachedToolbars)$/i;

/**
 * Many documents name a template on their writer's own disk, which does not exist on anybody
 * else's.
 */
const isFetched = ({ type, target, isExternal }: Relation) =>
  CONTAINED.test(type) ||
  (isExternal &&
    !type.endsWith('/hyperlink') &&
    !(type.endsWith('/attachedTemplate') && /^(?:file:\/{3})?[a-z]:[/\\]/i.test(target)));

function relationsIn(text: string): Relation[] {
  const relations: Relation[] = [];
  parse(text, {
    onopentag: ({ local, attributes }) => {
      if (local !== 'Relationship') return;
      const of = (name: string) => attributes[name]?.value.trim() ?? '';
      const isExternal = of('TargetMode').toLowerCase() === 'external';
      relations.push({ type: of('Type'), target: of('Target'), isExternal });
    },
  });
  return relations;
}

/** Fields that start a program or read a file; Word joins a field's text from several pieces. */
const READING = /\bDDE(?:AUTO)?\b|\bINCLUDE(?:TEXT|PICTURE)\b.*(?:\w:|\\\\|\/\/)/is;

function readsFiles(text: string): boolean {
  if (!/instrText|fldSimple/.test(text)) return false;
  const pieces: string[] = [];
  let isField = false;
  parse(text, {
    onopentag: ({ local, attributes }) => {
      isField = local === 'instrText';
      if (local !== 'fldSimple') return;
      for (const { local: name, value } of Object.values(attributes)) {
        if (name === 'instr') pieces.push(` ${value} `);
      }
    },
    onclosetag: () => (isField = false),
    ontext: (piece) => isField && pieces.push(piece),
  });
  return READING.test(pieces.join(''));
}

interface Reading {
  onopentag: (tag: sax.QualifiedTag) => void;
  onclosetag?: () => void;
  ontext?: (text: string) => void;
}

function parse(text: string, reading: Reading): void {
  if (text.length > PARSED_MAX_LENGTH || ENDLESS.test(text)) throw new UnreadableDocx('too large');
  const parser = sax.parser(true, { xmlns: true });
  let depth = 0;
  const onerror = (error: Error) => {
    throw error;
  };
  Object.assign(parser, {
    ...reading,
    onerror,
    onopentag: (tag: sax.QualifiedTag) => {
      depth += 1;
      if (depth > DEPTH_MAX) throw new UnreadableDocx('too deep');
      reading.onopentag(tag);
    },
    onclosetag: () => {
      depth -= 1;
      reading.onclosetag?.();
    },
  });
  parser.write(text).close();
}

function textOf(entry: Buffer): string {
  const isUtf16 = entry.length > 1 && [0xfe_ff, 0xff_fe].includes(entry.readUInt16BE(0));
  if (!isUtf16) return new TextDecoder('utf-8').decode(entry);
  return new TextDecoder(entry[0] === 0xfe ? 'utf-16be' : 'utf-16le').decode(entry);
}
