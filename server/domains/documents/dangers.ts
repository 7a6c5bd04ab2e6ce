import type { ErrorCode } from '../../../contract/errors.ts';
import { fetchesByItself } from './docx-links.ts';
import type { ResumeFormat } from './formats.ts';
import { actsByItself } from './pdf-actions.ts';

/**
 * The text by which everybody tries their virus scanner (EICAR). In two pieces, so that no scanner
 * takes this file for one.
 */
const TEST_VIRUS = [
  String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR`,
  'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*',
].join('-');

export const isTestVirus = (bytes: Buffer): boolean => bytes.includes(TEST_VIRUS, 0, 'latin1');

/** Why a resume of this format may not be kept although it is one; null if it may. */
export function dangerIn(bytes: Buffer, { extension }: ResumeFormat): ErrorCode | null {
  try {
    const acts =
      (extension === 'pdf' && actsByItself(bytes)) ||
      (extension === 'docx' && fetchesByItself(bytes));
    return acts ? 'resource.document.active' : null;
  } catch {
    // What cannot be read here may still be read by the program that opens it.
    return 'resource.document.locked';
  }
}
