/** Papers of companies: an admin compares each with its number, and it is deleted some days later. */
import { randomUUID } from 'node:crypto';
import {
  type PaperKind,
  paperNumberOf,
  refusalOfPaperNumber,
} from '../../../contract/companies/paper-numbers.ts';
import type { Db, Trx } from '../../platform/database.ts';
import type { FileAnswer, Services, Upload } from '../../platform/endpoints.ts';
import { refuse } from '../../platform/refusal.ts';
import type { SignedIn } from '../../platform/sessions.ts';
import { addTask } from '../../platform/tasks.ts';
import { takePaper } from '../documents/documents.ts';
import { deleteChecksOf, findCheck, forgetOldFiles, insertPaper } from './queries.ts';

interface SentPaper {
  kind: PaperKind;
  number: string;
  upload: Upload | undefined;
  /** The IP address of the upload. */
  address: string;
}

/** Stores a paper, first the file and then the row that refers to it. */
export async function sendPaper(
  services: Pick<Services, 'db' | 'files' | 'findVirus'>,
  recruiter: SignedIn,
  { kind, number, ...sent }: SentPaper,
): Promise<void> {
  const { company_id, id: account_id } = recruiter;
  if (company_id === null) throw refuse('resource.hr_profile.not_found');
  const wrong = refusalOfPaperNumber(kind, number);
  if (wrong) throw refuse(wrong.code, { field: 'number', values: wrong.values });
  const paper_number = paperNumberOf(kind, number);
  const bytes = await takePaper(services, account_id, sent);
  const file_key = `papers/${randomUUID()}.pdf`;
  await services.files.put(file_key, bytes);
  await services.db.transaction().execute(async (trx) => {
    const paper = { company_id, account_id, paper_kind: kind, paper_number, file_key };
    await eraseFiles(trx, await insertPaper(trx, paper));
  });
}

const eraseFiles = async (trx: Trx, keys: readonly string[]): Promise<void> => {
  for (const key of keys) await addTask(trx, 'erase_file', { key });
};

/** The paper of a check, for admins. */
export async function openPaper(
  { db, files }: Pick<Services, 'db' | 'files'>,
  id: number,
): Promise<FileAnswer> {
  const check = await findCheck(db, id);
  if (!check?.file_key || !check.paper_number) throw refuse('resource.company_check.not_found');
  return {
    name: `${check.paper_number.replaceAll('/', '-')}.pdf`,
    mediaType: 'application/pdf',
    content: await files.read(check.file_key),
    inline: true,
  };
}

/** Deletes the files of papers that were decided some days ago. */
export const eraseOldPapers = (db: Db): Promise<void> =>
  db.transaction().execute(async (trx) => eraseFiles(trx, await forgetOldFiles(trx)));

/** Erases the claims and papers of an account, with their files. */
export const eraseChecksOf = async (trx: Trx, accountId: number): Promise<void> =>
  eraseFiles(trx, await deleteChecksOf(trx, accountId));
