/**
 * Old Office files of all kinds are one container (MS-CFB) with entry names in UTF-16: the text is
 * in `WordDocument` (MS-DOC 2.1), macros are in `_VBA_PROJECT` (MS-OVBA 2.2.1), and a locked file of a
 * newer Word is in `EncryptedPackage` (MS-OFFCRYPTO 2.3.4.4).
 */
const SECTOR_BYTES = 512;
/**
 * The signature of the text, and the flag for an encrypted one in the word at offset 10 (MS-DOC
 * 2.5.2).
 */
const TEXT_MAGIC = 0xa5_ec;
const LOCKED_FLAG = 0x01_00;

export function dangerInDoc(bytes: Buffer): 'unknown' | 'locked' | 'acts' | null {
  const has = (name: string) => bytes.includes(Buffer.from(name, 'utf16le'));
  if (has('EncryptedPackage')) return 'locked';
  if (!has('WordDocument') || has('_VBA_PROJECT')) return 'unknown';
  if (isLocked(bytes)) return 'locked';
  return startsProgram(bytes) ? 'acts' : null;
}

function isLocked(bytes: Buffer): boolean {
  for (let at = SECTOR_BYTES; at + 12 <= bytes.length; at += SECTOR_BYTES) {
    const isText = bytes.readUInt16LE(at) === TEXT_MAGIC;
    if (isText && (bytes.readUInt16LE(at + 10) & LOCKED_FLAG) !== 0) return true;
  }
  return false;
}

/** This character stands before every field, in either encoding of the text. */
const FIELD = '\u0013';

const startsProgram = (bytes: Buffer): boolean =>
  bytes
    .toString('latin1')
    .replaceAll('\0', '')
    .split(FIELD)
    .slice(1)
    .some((field) => /^\s*DDE/i.test(field));
