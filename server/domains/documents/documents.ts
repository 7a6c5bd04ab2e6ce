import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Document } from '../../../contract/documents.ts';
import { attemptKey } from '../../platform/limits/attempt-keys.ts';
import { countAttempt } from '../../platform/limits/attempts.ts';
import type { Db, Trx } from '../../platform/database.ts';
import type { FileAnswer, Services, Upload } from '../../platform/endpoints.ts';
import type { Files } from '../../platform/files.ts';
import { refuse } from '../../platform/refusal.ts';
import { dangerIn, isTestVirus } from './dangers.ts';
import { resumeFormatOf } from './formats.ts';
import { nameFor } from './names.ts';
import { presentDocument } from './present.ts';
import {
  deleteDocumentsOf,
  deleteUnshownDocuments,
  type DocumentRow,
  findDocument,
  findNewestResume,
  getDocument,
  hideDocument,
  insertDocument,
  listDocuments,
  lockDocument,
  lockResume,
} from './queries.ts';
import { countUpload } from './quota.ts';
import { eraseFiles } from './tasks.ts';

export const readDocuments = async (db: Db, accountId: number): Promise<Document[]> =>
  (await listDocuments(db, accountId)).map(presentDocument);

/** More resumes than anybody needs; without a limit one account could fill the disk. */
const DOCUMENTS_MAX = 30;

const SCANNER_RETRY_SECONDS = 60;

interface Sent {
  upload: Upload | undefined;
  docExpire: string | undefined;
  /** The IP address that it came from. */
  address: string;
}

/** Stores a resume: first the file on disk, then the row that refers to it. */
export async function uploadResume(
  { db, files, findVirus }: Pick<Services, 'db' | 'files' | 'findVirus'>,
  accountId: number,
  { upload, docExpire, address }: Sent,
): Promise<Document> {
  if (!upload?.bytes.length) throw refuse('request.missing', { field: 'upload' });
  const key = attemptKey('upload', { account: accountId });
  await countAttempt(db, { key, most: 30, seconds: 3600 });
  if (isTestVirus(upload.bytes)) throw refuse('resource.document.infected', { field: 'upload' });
  const format = await resumeFormatOf(upload.bytes);
  if (!format) throw refuse('resource.document.invalid_format', { field: 'upload' });
  const danger = dangerIn(upload.bytes, format);
  if (danger) throw refuse(danger, { field: 'upload' });
  if ((await listDocuments(db, accountId)).length >= DOCUMENTS_MAX) {
    throw refuse('request.too_many', { field: 'upload', values: { maximum: DOCUMENTS_MAX } });
  }
  await refuseViruses(upload.bytes, findVirus);
  const bytes = upload.bytes.length;
  await db.transaction().execute((trx) => countUpload(trx, { accountId, address, bytes }));
  const file_key = `documents/${randomUUID()}.${format.extension}`;
  await files.put(file_key, upload.bytes);
  const document = await insertDocument(db, {
    account_id: accountId,
    doc_type: 'Resume',
    doc_name: nameFor(upload.name, format.extension),
    media_type: format.mediaType,
    size_bytes: bytes,
    file_key,
    doc_expire: docExpire ?? null,
  });
  return presentDocument(document);
}

/** Without an answer of the scanner nothing is let in. */
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
 * Deletes a document for its owner. Its file is deleted too unless an application shows it; then it
 * stays, hidden, until none does.
 */
export const deleteDocument = (db: Db, accountId: number, id: number): Promise<void> =>
  db.transaction().execute(async (trx) => {
    if (!(await lockDocument(trx, accountId, id))) throw refuse('resource.document.not_found');
    await hideDocument(trx, id);
    await eraseFiles(trx, await deleteUnshownDocuments(trx, id));
  });

/**
 * Deletes all documents of a departing account, including hidden ones; no application may show one.
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

async function open(files: Files, document: DocumentRow | undefined): Promise<FileAnswer> {
  if (!document) throw refuse('resource.resume.not_found');
  const content: Readable = await files.read(document.file_key);
  return { name: document.doc_name, mediaType: document.media_type, content };
}

export async function newestResume(db: Db, accountId: number): Promise<Document | null> {
  const resume = await findNewestResume(db, accountId);
  return resume ? presentDocument(resume) : null;
}

/**
 * The resume for an application: the named one of the seeker's own (404 if it is not theirs),
 * otherwise the newest, null if there is none. It cannot be deleted before the caller's transaction
 * ends.
 */
export async function resumeForApplication(
  trx: Trx,
  seekerId: number,
  documentId?: number,
): Promise<number | null> {
  const resume = await lockResume(trx, seekerId, documentId);
  if (!resume && documentId !== undefined) throw refuse('resource.resume.not_found');
  return resume?.id ?? null;
}
