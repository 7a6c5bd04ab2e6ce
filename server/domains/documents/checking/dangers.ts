import { fileTypeFromBuffer } from 'file-type';
import type { ErrorCode } from '../../../../contract/errors.ts';
import { dangerInDoc } from './doc.ts';
import { dangerInDocx } from './docx.ts';
import { formats, type ResumeFormat } from './formats.ts';
import { actsByItself } from './pdf-actions.ts';
import { endsAsZip } from './zip.ts';

export type Finding = { format: ResumeFormat } | { refused: ErrorCode };

const refusals = {
  unknown: 'resource.document.invalid_format',
  macros: 'resource.document.invalid_format',
  acts: 'resource.document.active',
  locked: 'resource.document.locked',
  infected: 'resource.document.infected',
} as const;
type Danger = keyof typeof refusals;

/**
 * The format of a resume by its content, or why it may not be kept. Hostile files can make this
 * slow and memory-hungry: servers call it through `checkResume`.
 */
export async function findDanger(bytes: Buffer): Promise<Finding> {
  if (isTestVirus(bytes)) return { refused: refusals.infected };
  // The detector throws on damaged archives.
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const kind = type?.ext === 'cfb' ? 'doc' : type?.ext;
  if (kind !== 'pdf' && kind !== 'doc' && kind !== 'docx') return { refused: refusals.unknown };
  const danger = dangerIn(bytes, kind);
  return danger ? { refused: refusals[danger] } : { format: formats[kind] };
}

function dangerIn(bytes: Buffer, kind: keyof typeof formats): Danger | null {
  try {
    if (kind === 'docx') return dangerInDocx(bytes);
    // A polyglot: a PDF or DOC that is also an archive. Opened it shows a resume, unpacked something else.
    if (endsAsZip(bytes)) return 'unknown';
    if (kind === 'doc') return dangerInDoc(bytes);
    return actsByItself(bytes) ? 'acts' : null;
  } catch {
    // Though it cannot be read here, the program that opens it may be able to.
    return 'locked';
  }
}

/**
 * The standard test text for virus scanners (EICAR), in two pieces so that no scanner takes this
 * file for a virus.
 */
const TEST_VIRUS = [
  String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR`,
  'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*',
].join('-');

const isTestVirus = (bytes: Buffer): boolean => bytes.includes(TEST_VIRUS, 0, 'latin1');
