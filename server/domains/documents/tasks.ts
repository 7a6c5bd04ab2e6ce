import type { Db } from '../../platform/database.ts';
import type { Services } from '../../platform/endpoints.ts';
import { addTask, type Schedule, type Tasks } from '../../platform/tasks.ts';
import { filesOf } from './file-keys.ts';
import { deleteUnshownDocuments, forgetUploadedBytes } from './queries.ts';

/** Queues the deletion of documents' files, once their rows are gone; it is retried until it succeeds. */
export async function eraseFiles(db: Db, keys: readonly string[]): Promise<void> {
  for (const key of keys.flatMap(filesOf)) await addTask(db, 'erase_file', { key });
}

export const documentTasks = ({ db, files }: Pick<Services, 'db' | 'files'>): Tasks => ({
  erase_file: (payload) => files.remove((payload as { key: string }).key),
  // An application may have been sent again with another resume since.
  erase_unshown_documents: () =>
    db.transaction().execute(async (trx) => {
      await eraseFiles(trx, await deleteUnshownDocuments(trx));
    }),
  forget_uploaded_bytes: () => forgetUploadedBytes(db),
});

export const documentSchedules: Schedule[] = [
  { task: 'erase_unshown_documents', at: '41 2 * * *' },
  { task: 'forget_uploaded_bytes', at: '43 2 * * *' },
];
