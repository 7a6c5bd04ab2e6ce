import { Readable } from 'node:stream';
import type { Document } from '../../../contract/documents.ts';
import { jsonResumeOf, type ResumeContent } from '../../../contract/profiles/json-resume.ts';
import type { ResumeChoices } from '../../../contract/profiles/resume-builder.ts';
import type { ResumeFormat } from '../../../contract/profiles/resume-choices.ts';
import type { Db } from '../../platform/database.ts';
import type { FileAnswer, Services } from '../../platform/endpoints.ts';
import { attemptKey } from '../../platform/limits/attempt-keys.ts';
import { countAttempt, HOUR_SECONDS } from '../../platform/limits/attempts.ts';
import { typeset } from '../../platform/typst/typst.ts';
import { findWithoutContact, uploadResume } from '../documents/documents.ts';
import { readProfile } from '../profiles/profiles.ts';
import { docxOf } from './docx.ts';
import { plainTextOf } from './plain-text.ts';
import { type Sheet, sheetOf, sheetWithoutContact } from './sheet.ts';

/** The database, and the signing of addresses for the caller's files. */
export type BuilderServices = Parameters<typeof readProfile>[0];

const TEMPLATE = new URL('resume.typ', import.meta.url);

/** Generous, because a preview is made at every pause while somebody is choosing. */
const BUILT_MOST = 600;
/** Font scales from usual to small; anything below the last is hard to read on paper. */
const USUAL = 1;
const BETWEEN = [0.95, 0.9];
const SMALLEST = 0.85;

const mediaTypes: Record<ResumeFormat, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

export async function previewResume(
  services: BuilderServices,
  seekerId: number,
  choices: ResumeChoices,
): Promise<{ svg: string; pages: number }> {
  const sheet = sheetOf(await readContent(services, seekerId), choices);
  const { file, pages } = await fitted(sheet, choices, 'svg');
  return { svg: withoutScript(file.toString()), pages };
}

export async function buildFile(
  services: BuilderServices,
  seekerId: number,
  choices: ResumeChoices,
  format: ResumeFormat,
): Promise<FileAnswer> {
  const content = await readContent(services, seekerId);
  const bytes = await printResume(content, choices, format);
  return {
    name: `${nameOfFile(content.name)}.${format}`,
    mediaType: mediaTypes[format],
    content: Readable.from([bytes]),
  };
}

/** Keeps it as if the seeker had uploaded the PDF. */
export async function keepBuiltResume(
  { addressOf, ...services }: BuilderServices & Pick<Services, 'files' | 'findVirus'>,
  { id, address }: { id: number; address: string },
  choices: ResumeChoices,
): Promise<Document> {
  const content = await readContent({ ...services, addressOf }, id);
  const bytes = await printResume(content, choices, 'pdf');
  const upload = { name: `${nameOfFile(content.name)}.pdf`, bytes };
  const { layout, pages } = choices;
  const withoutContact: Reprint = {
    sheet: sheetWithoutContact(sheetOf(withoutReach(content), choices)),
    layout,
    pages,
  };
  return uploadResume(services, id, {
    upload,
    docExpire: undefined,
    address,
    addressOf,
    withoutContact,
  });
}

/** The data to typeset a stored resume again. */
interface Reprint extends Pick<ResumeChoices, 'layout' | 'pages'> {
  sheet: Sheet;
}

const withoutReach = (content: ResumeContent): ResumeContent => ({
  ...content,
  email: '',
  phone: null,
});

/**
 * A stored resume as it was, but without mail address and number: for a company with which they are not shared. Null
 * if it was not built here: an uploaded file cannot be changed.
 */
export async function reprintWithoutContact(
  db: Db,
  documentId: number,
): Promise<FileAnswer | null> {
  const kept = await findWithoutContact(db, documentId);
  if (kept === null) return null;
  // Written by `keepBuiltResume`.
  const { sheet, ...choices } = kept as Reprint;
  const { file } = await fitted(sheet, choices, 'pdf');
  return {
    name: `${nameOfFile(sheet.name)}.pdf`,
    mediaType: mediaTypes.pdf,
    content: Readable.from([file]),
    inline: true,
  };
}

/** The profile, as far as a resume may know it: the type has no pay. */
async function readContent(services: BuilderServices, seekerId: number): Promise<ResumeContent> {
  const key = attemptKey('built-resume', { account: seekerId });
  await countAttempt(services.db, { key, most: BUILT_MOST, seconds: HOUR_SECONDS });
  return readProfile(services, seekerId);
}

/** The file of a resume with this content. */
export async function printResume(
  content: ResumeContent,
  choices: ResumeChoices,
  format: ResumeFormat,
): Promise<Buffer> {
  // JSON contains the whole profile, because it is for other programs, not for a recruiter.
  if (format === 'json') return Buffer.from(`${JSON.stringify(jsonResumeOf(content), null, 2)}\n`);
  const sheet = sheetOf(content, choices);
  if (format === 'txt') return Buffer.from(plainTextOf(sheet));
  if (format === 'docx') return docxOf(sheet);
  return (await fitted(sheet, choices, 'pdf')).file;
}

/**
 * Typesets at the largest scale that fits on the wanted number of pages, or else at the smallest. If even the
 * smallest does not fit, nothing in between is tried: long resumes take seconds, while others wait.
 */
async function fitted(
  sheet: Sheet,
  { layout, pages: wished }: Pick<ResumeChoices, 'layout' | 'pages'>,
  as: 'pdf' | 'svg',
) {
  const setAt = (scale: number) => typeset(TEMPLATE, { ...sheet, layout, scale }, as);
  const usual = await setAt(USUAL);
  if (usual.pages <= wished) return usual;
  const smallest = await setAt(SMALLEST);
  if (smallest.pages > wished) return smallest;
  for (const scale of BETWEEN) {
    const made = await setAt(scale);
    if (made.pages <= wished) return made;
  }
  return smallest;
}

/** Typst's script makes text selectable, but an SVG shown as a picture runs no scripts. */
const withoutScript = (svg: string) => svg.replaceAll(/<script[\s\S]*?<\/script>/g, '');

const nameOfFile = (name: string) => `${name.replaceAll(/[\\/:*?"<>|\p{C}]/gu, ' ').trim()} resume`;
