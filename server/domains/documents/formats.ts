import { fileTypeFromBuffer } from 'file-type';

/** An accepted format of resumes, detected by content, whatever the file's name. */
export interface ResumeFormat {
  extension: 'pdf' | 'doc' | 'docx';
  mediaType: string;
}

const formats = {
  pdf: { extension: 'pdf', mediaType: 'application/pdf' },
  doc: { extension: 'doc', mediaType: 'application/msword' },
  docx: {
    extension: 'docx',
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
} as const;

/** The format of a resume, or null for anything else and for Word files with macros. */
export async function resumeFormatOf(bytes: Buffer): Promise<ResumeFormat | null> {
  // The detector throws on damaged archives.
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (type?.ext === 'pdf') return formats.pdf;
  if (type?.ext === 'docx') return isPlainDocx(bytes) ? formats.docx : null;
  if (type?.ext === 'cfb') return isPlainDoc(bytes) ? formats.doc : null;
  return null;
}

/**
 * File names in a zip are plain text: a Word document has word/, and macros have their own file.
 */
function isPlainDocx(bytes: Buffer): boolean {
  const names = bytes.toString('latin1').toLowerCase();
  return names.includes('word/') && !names.includes('vbaproject') && !names.includes('vbadata');
}

/**
 * Old Office files of all kinds are one container (MS-CFB) with entry names in UTF-16: the text is
 * in `WordDocument` (MS-DOC 2.1), macros are in `_VBA_PROJECT` (MS-OVBA 2.2.1).
 */
function isPlainDoc(bytes: Buffer): boolean {
  const has = (name: string) => bytes.includes(Buffer.from(name, 'utf16le'));
  return has('WordDocument') && !has('_VBA_PROJECT');
}
