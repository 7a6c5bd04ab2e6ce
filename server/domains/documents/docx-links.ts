/** Finds what a Word document fetches when it is opened (ECMA-376, part 2, 9.3). */
import sax from 'sax';
import { entriesOf } from './zip.ts';

const RELATIONS_MAX_BYTES = 2_000_000;

/**
 * Whether a part of the document comes from elsewhere: a template, a picture, another file.
 * Hyperlinks are only followed by a click. Throws if the document cannot be read.
 */
export const fetchesByItself = (bytes: Buffer): boolean =>
  entriesOf(bytes, (name) => /\.rels$/i.test(name), RELATIONS_MAX_BYTES)
    .flatMap(relationsIn)
    .some(isFetched);

interface Relation {
  type: string;
  target: string;
  isExternal: boolean;
}

/** A template of the writer's own disk is in many documents, and is nothing on another's. */
const isFetched = ({ type, target, isExternal }: Relation) =>
  isExternal &&
  !type.endsWith('/hyperlink') &&
  !(type.endsWith('/attachedTemplate') && /^(?:file:\/{3})?[a-z]:[/\\]/i.test(target));

function relationsIn(entry: Buffer): Relation[] {
  const relations: Relation[] = [];
  const parser = sax.parser(true, { xmlns: true });
  Object.assign(parser, {
    onerror: (error: Error) => {
      throw error;
    },
    onopentag: ({ local, attributes }: sax.QualifiedTag) => {
      if (local !== 'Relationship') return;
      const of = (name: string) => attributes[name]?.value.trim() ?? '';
      const isExternal = of('TargetMode').toLowerCase() === 'external';
      relations.push({ type: of('Type'), target: of('Target'), isExternal });
    },
  });
  parser.write(textOf(entry)).close();
  return relations;
}

function textOf(entry: Buffer): string {
  const isUtf16 = entry.length > 1 && [0xfe_ff, 0xff_fe].includes(entry.readUInt16BE(0));
  if (!isUtf16) return new TextDecoder('utf-8').decode(entry);
  return new TextDecoder(entry[0] === 0xfe ? 'utf-16be' : 'utf-16le').decode(entry);
}
