import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Selectable } from 'kysely';
import type { Document, UploadedDocument } from '../../../contract/documents.ts';
import type { Documents } from '../../../db/tables/profiles.ts';
import { attemptKey } from '../../platform/limits/attempt-keys.ts';
import { countAttempt, HOUR_SECONDS } from '../../platform/limits/attempts.ts';
import type { Db, Trx } from '../../platform/database.ts';
import type { FileAnswer, Services, Upload } from '../../platform/endpoints.ts';
import type { Files } from '../../platform/files/files.ts';
import type { Square } from '../../platform/pictures/sizes.ts';
import { isPicture, redrawLogo, redrawWhole } from '../../platform/pictures/redraw.ts';
import { orRefuse, refuse } from '../../platform/refusal.ts';
import type { SignedAddress } from '../../platform/files/signed-addresses.ts';
import { checkResume } from './checking/check-resume.ts';
import type { ResumeFormat } from './checking/formats.ts';
import { nameFor } from './names.ts';
import { keepProfilePicture, redrawSquares, refuseOtherFormats } from './pictures.ts';
import { presentDocument } from './present.ts';
import {
  deleteDocumentsOf,
  deleteUnshownDocuments,
  findDefaultResume,
  findDocument,
  getDocument,
  hideDocument,
  insertDocument,
  listDocuments,
  lockAndCountResumes,
  lockDocument,
  renameResume,
  markDefault,
} from './queries.ts';
import { countUpload } from './quota.ts';
import { eraseFiles } from './tasks.ts';

export { openSharedPicture } from './pictures.ts';

export const readDocuments = async (
  db: Db,
  accountId: number,
  addressOf: SignedAddress,
): Promise<Document[]> =>
  (await listDocuments(db, accountId)).map((row) => presentDocument(row, addressOf));

/** More resumes than anybody needs; without a limit one account could fill the disk. */
const RESUMES_MAX = 30;

/** The extension of a stored file is that of its format. */
const endingOf = (fileKey: string): string => path.extname(fileKey).slice(1);

const SCANNER_RETRY_SECONDS = 60;

interface Sent {
  addressOf: SignedAddress;
  upload: Upload | undefined;
  docExpire: string | undefined;
  /** The IP address of the upload. */
  address: string;
  /**
   * For a resume built here: the data to typeset it again without mail address and phone number.
   */
  withoutContact?: object;
}

type UploadServices = Pick<Services, 'db' | 'files' | 'findVirus'>;

/** Refuses a file before anything in it is read. */
async function takeUpload(db: Db, accountId: number, upload: Upload | undefined): Promise<Upload> {
  if (!upload) throw refuse('request.missing', { field: 'upload' });
  if (upload.bytes.length === 0) throw refuse('resource.document.empty', { field: 'upload' });
  const key = attemptKey('upload', { account: accountId });
  await countAttempt(db, { key, most: 30, seconds: HOUR_SECONDS });
  return upload;
}

/** Stores a picture, replacing the previous one; `square` is the part of it to show. */
export async function uploadPicture(
  services: UploadServices & Pick<Services, 'seal'>,
  accountId: number,
  { square, ...sent }: Sent & { square: Square | undefined },
): Promise<UploadedDocument> {
  const upload = await takeUpload(services.db, accountId, sent.upload);
  await refuseOtherFormats(upload);
  await refuseViruses(upload.bytes, services.findVirus);
  await countBytes(services.db, accountId, upload, sent.address);
  return keepProfilePicture(services, accountId, upload, { ...sent, square });
}

/** A public picture: the square in its middle, 192 pixels wide, as WebP. */
export async function takeSquare(
  { db, findVirus }: Pick<Services, 'db' | 'findVirus'>,
  accountId: number,
  { upload, address }: Pick<Sent, 'upload' | 'address'>,
): Promise<Buffer> {
  const sent = await takeUpload(db, accountId, upload);
  await refuseOtherFormats(sent);
  await refuseViruses(sent.bytes, findVirus);
  await countBytes(db, accountId, sent, address);
  const pictures = new Map(await redrawSquares(sent.bytes));
  return Buffer.from(pictures.get(192) ?? []);
}

/** The logo of the portal, which is public. */
export async function takeLogo(
  { db, findVirus }: Pick<Services, 'db' | 'findVirus'>,
  accountId: number,
  { upload, address }: Pick<Sent, 'upload' | 'address'>,
) {
  const sent = await takeUpload(db, accountId, upload);
  await refuseOtherFormats(sent);
  await refuseViruses(sent.bytes, findVirus);
  await countBytes(db, accountId, sent, address);
  const redrawn = await redrawLogo(sent.bytes);
  if ('refused' in redrawn) throw unreadable(redrawn.refused);
  return redrawn;
}

/** Checks a resume and stores it. */
export async function uploadResume(
  { db, files, findVirus }: UploadServices,
  accountId: number,
  { docExpire, address, addressOf, withoutContact, ...sent }: Sent,
): Promise<Document> {
  const upload = await takeUpload(db, accountId, sent.upload);
  const found = await checkResume(upload.bytes);
  if ('refused' in found) throw refuse(found.refused, { field: 'upload' });
  const { format } = found;
  await refuseViruses(upload.bytes, findVirus);
  await countBytes(db, accountId, upload, address);
  const resume = { ...upload, format, docExpire, withoutContact };
  const id = await db
    .transaction()
    .execute((trx) => storeResume({ trx, files }, accountId, resume));
  return readResume({ db, addressOf }, accountId, id);
}

/** The bytes of a paper for an admin to read: a PDF under the same rules as resumes. */
export async function takePaper(
  { db, findVirus }: Pick<Services, 'db' | 'findVirus'>,
  accountId: number,
  { upload, address }: Pick<Sent, 'upload' | 'address'>,
): Promise<Buffer> {
  const sent = await takeUpload(db, accountId, upload);
  const found = await checkResume(sent.bytes);
  const isPdf = 'format' in found && found.format.extension === 'pdf';
  if ('refused' in found && found.refused !== 'resource.document.invalid_format') {
    throw refuse(found.refused, { field: 'upload' });
  }
  if (!isPdf) throw refuse('resource.evidence.not_pdf', { field: 'upload' });
  await refuseViruses(sent.bytes, findVirus);
  await countBytes(db, accountId, sent, address);
  return sent.bytes;
}

/** A file that may go with a message, ready to be stored. */
export interface TakenAttachment {
  name: string;
  media_type: string;
  extension: string;
  bytes: Buffer;
}

/**
 * A document under the rules of resumes, or a picture, which is drawn anew without metadata: where
 * it was taken is nobody's business.
 */
export async function takeAttachment(
  { db, findVirus }: Pick<Services, 'db' | 'findVirus'>,
  accountId: number,
  { upload, address }: Pick<Sent, 'upload' | 'address'>,
): Promise<TakenAttachment> {
  const sent = await takeUpload(db, accountId, upload);
  const taken = (await isPicture(sent.bytes)) ? await takePicture(sent) : await takeDocument(sent);
  await refuseViruses(sent.bytes, findVirus);
  await countBytes(db, accountId, sent, address);
  return taken;
}

async function takeDocument({ name, bytes }: Upload): Promise<TakenAttachment> {
  const found = await checkResume(bytes);
  if ('refused' in found) throw refuse(found.refused, { field: 'upload' });
  const { extension, mediaType: media_type } = found.format;
  return { name: nameFor(name, extension, 'Document'), media_type, extension, bytes };
}

async function takePicture({ name, bytes }: Upload): Promise<TakenAttachment> {
  const redrawn = await redrawWhole(bytes);
  if ('refused' in redrawn) throw unreadable(redrawn.refused);
  return {
    name: nameFor(name, 'webp', 'Picture'),
    media_type: 'image/webp',
    extension: 'webp',
    bytes: Buffer.from(redrawn.picture),
  };
}

const unreadable = (why: 'unreadable' | 'too_many_pixels') =>
  refuse(`resource.picture.${why}`, { field: 'upload' });

interface CheckedResume {
  name: string;
  bytes: Buffer;
  format: ResumeFormat;
  docExpire?: string | undefined;
  withoutContact?: object | undefined;
}

/**
 * Stores a resume that has passed the check: first the file on disk, then the row that refers to
 * it. Uploads of one account are counted one after the other.
 */
export async function storeResume(
  { trx, files }: Pick<Services, 'files'> & { trx: Trx },
  account_id: number,
  { name, bytes, format: { extension, mediaType }, docExpire, withoutContact }: CheckedResume,
): Promise<number> {
  if ((await lockAndCountResumes(trx, account_id)) >= RESUMES_MAX) {
    throw refuse('request.too_many', { field: 'upload', values: { maximum: RESUMES_MAX } });
  }
  const file_key = `documents/${randomUUID()}.${extension}`;
  await files.put(file_key, bytes);
  const { id } = await insertDocument(trx, {
    account_id,
    doc_type: 'Resume',
    doc_name: nameFor(name, extension),
    media_type: mediaType,
    size_bytes: bytes.length,
    file_key,
    doc_expire: docExpire ?? null,
    without_contact: withoutContact ? JSON.stringify(withoutContact) : null,
  });
  return id;
}

async function readResume(
  { db, addressOf }: { db: Db; addressOf: SignedAddress },
  accountId: number,
  id: number,
): Promise<Document> {
  const document = await findDocument(db, accountId, id);
  if (document?.doc_type !== 'Resume') throw refuse('resource.resume.not_found');
  return presentDocument(document, addressOf);
}

/** Renames a resume or makes it the default. Applications keep the name under which it was sent. */
export const changeResume = (
  { db, addressOf }: { db: Db; addressOf: SignedAddress },
  accountId: number,
  id: number,
  { doc_name, is_default }: { doc_name?: string | undefined; is_default?: true | undefined },
): Promise<Document> =>
  db.transaction().execute(async (trx) => {
    const resume = await lockDocument(trx, accountId, id);
    if (resume?.doc_type !== 'Resume') throw refuse('resource.resume.not_found');
    if (doc_name) await renameResume(trx, id, nameFor(doc_name, endingOf(resume.file_key)));
    if (is_default) await markDefault(trx, accountId, id);
    return readResume({ db: trx, addressOf }, accountId, id);
  });

const countBytes = (db: Db, accountId: number, { bytes }: Upload, address: string) =>
  db.transaction().execute((trx) => countUpload(trx, { accountId, address, bytes: bytes.length }));

/** If the scanner does not answer, nothing is accepted. */
async function refuseViruses(bytes: Buffer, findVirus: Services['findVirus']): Promise<void> {
  let virus: string | null | undefined;
  try {
    virus = await findVirus?.(bytes);
  } catch (cause) {
    const retryAfterSeconds = SCANNER_RETRY_SECONDS;
    throw refuse('resource.document.not_scanned', { retryAfterSeconds, cause });
  }
  if (virus) throw refuse('resource.document.infected', { field: 'upload' });
}

/**
 * Deletes a document for its owner. Its file is deleted too, unless an application shows it; then
 * it stays hidden until none does. If the default is deleted, the newest resume becomes the
 * default; returns that one.
 */
export const deleteDocument = (
  { db, addressOf }: { db: Db; addressOf: SignedAddress },
  accountId: number,
  id: number,
): Promise<Document | null> =>
  db.transaction().execute(async (trx) => {
    const document = orRefuse(
      await lockDocument(trx, accountId, id),
      'resource.document.not_found',
    );
    await hideDocument(trx, id);
    await eraseFiles(trx, await deleteUnshownDocuments(trx, id));
    if (!document.is_default) return null;
    await markDefault(trx, accountId);
    return defaultResume(trx, accountId, addressOf);
  });

/**
 * Deletes all documents of a departing account, including hidden ones; by now no application may
 * show one.
 */
export async function eraseDocuments(trx: Trx, accountId: number): Promise<void> {
  await eraseFiles(trx, await deleteDocumentsOf(trx, accountId));
}

export async function openOwnDocument(
  { db, files }: { db: Db; files: Files },
  accountId: number,
  id: number,
): Promise<FileAnswer> {
  return open(files, await findDocument(db, accountId, id));
}

/** The file of any document; the caller must have checked that it may be shown. */
export async function openDocumentFile(db: Db, files: Files, id: number): Promise<FileAnswer> {
  return open(files, await getDocument(db, id));
}

/**
 * The data to typeset a resume again without mail address and phone number; null unless it was
 * built here.
 */
export const findWithoutContact = async (db: Db, id: number): Promise<object | null> =>
  (await getDocument(db, id))?.without_contact ?? null;

/** Types that browsers display; others they would only download. */
const SHOWN = new Set(['application/pdf', 'image/webp']);

async function open(
  files: Files,
  document: Selectable<Documents> | undefined,
): Promise<FileAnswer> {
  if (!document) throw refuse('resource.resume.not_found');
  const content: Readable = await files.read(document.file_key);
  const { doc_name: name, media_type: mediaType } = document;
  return { name, mediaType, content, inline: SHOWN.has(mediaType) };
}

export async function defaultResume(
  db: Db,
  accountId: number,
  addressOf: SignedAddress,
): Promise<Document | null> {
  const resume = await findDefaultResume(db, accountId);
  return resume ? presentDocument(resume, addressOf) : null;
}
