// Serves barong/resource/personal_copy and barong/resource/holdings.
import { randomUUID } from 'node:crypto';
import type { PersonalCopy } from '../../../contract/accounts/personal-copies.ts';
import { PERSONAL_COPIES_PER_DAY } from '../../../contract/constants.ts';
import type { Language } from '../../../contract/endpoint.ts';
import type { Db, Trx } from '../../platform/database.ts';
import type { FileAnswer, Services } from '../../platform/endpoints.ts';
import { attemptKey } from '../../platform/limits/attempt-keys.ts';
import { countAttempt, DAY_SECONDS } from '../../platform/limits/attempts.ts';
import { sendMail } from '../../platform/mail.ts';
import { orRefuse, refuse } from '../../platform/refusal.ts';
import { noteSecurityEvent } from '../../platform/security-events.ts';
import type { SignedAddress } from '../../platform/files/signed-addresses.ts';
import { addTask } from '../../platform/tasks.ts';
import { portalName } from '../../platform/in-force/portal-name.ts';
import { zipOf } from './archive.ts';
import { contentsOf } from './contents.ts';
import { readHeld } from './holdings.ts';
import { writeReadyMail } from './mails.ts';
import {
  type CopyRow,
  deleteCopiesOf,
  deleteEarlierCopy,
  deleteOldCopies,
  findCopy,
  findCopyToMake,
  insertCopy,
  markReady,
} from './queries.ts';

const presentCopy = ({ ready_at, ...copy }: CopyRow): PersonalCopy => ({
  ...copy,
  state: ready_at ? 'ready' : 'making',
});

export async function readCopy(db: Db, accountId: number): Promise<PersonalCopy | null> {
  const copy = await findCopy(db, accountId);
  return copy ? presentCopy(copy) : null;
}

/** Queues the making of a copy; an earlier one is erased. */
export const requestCopy = (db: Db, accountId: number, language: Language): Promise<PersonalCopy> =>
  db.transaction().execute(async (trx) => {
    const earlier = await deleteEarlierCopy(trx, accountId);
    if (earlier) await eraseFile(trx, earlier.file_key);
    const key = `copies/${randomUUID()}.zip`;
    const copy = orRefuse(
      await insertCopy(trx, { account_id: accountId, language, file_key: key }),
      'resource.personal_copy.being_made',
    );
    await countAttempt(trx, {
      key: attemptKey('personal-copy', { account: accountId }),
      most: PERSONAL_COPIES_PER_DAY,
      seconds: DAY_SECONDS,
    });
    await noteSecurityEvent(trx, { kind: 'copy_requested' });
    await addTask(trx, 'make_personal_copy', { id: copy.id, key }, { queue: 'personal_copies' });
    return presentCopy(copy);
  });

interface Making {
  id: number;
  key: string;
}

/** Makes a copy and tells its owner; if the copy was cancelled meanwhile, no file is left. */
export async function makeCopy(
  { db, files, tables, publicUrl }: Pick<Services, 'db' | 'files' | 'tables' | 'publicUrl'>,
  { id, key }: Making,
): Promise<void> {
  const copy = await findCopyToMake(db, id);
  // It was cancelled after it was begun, so a part of it may exist.
  if (!copy) return files.remove(key);
  if (copy.ready_at) return;
  const { account_id, language, uid, name, email, email_verified_at } = copy;
  const held = await readHeld(db, tables, account_id);
  const portal = await portalName(db);
  let size = 0;
  async function* counted() {
    for await (const chunk of zipOf(
      contentsOf({ held, uid, language, files, publicUrl, portal }),
    )) {
      size += chunk.length;
      yield chunk;
    }
  }
  await files.put(key, counted());
  await db.transaction().execute(async (trx) => {
    if (!(await markReady(trx, id, size))) return eraseFile(trx, key);
    // Otherwise anybody could have us mail strangers by registering with their address.
    if (!email_verified_at) return;
    await sendMail(trx, { to: email, language, ...writeReadyMail({ name, language }, publicUrl) });
  });
}

/** An address of the ready copy for somebody who has just authenticated again. */
export async function signCopy(
  db: Db,
  accountId: number,
  addressOf: SignedAddress,
): Promise<string> {
  await getReadyCopy(db, accountId);
  await noteSecurityEvent(db, { kind: 'copy_opened' });
  return addressOf('GET /barong/resource/personal_copy/file', {});
}

export async function openCopy(
  { db, files }: Pick<Services, 'db' | 'files'>,
  accountId: number,
): Promise<FileAnswer> {
  const { file_key, created_at } = await getReadyCopy(db, accountId);
  return {
    name: `vritti-my-data-${created_at.slice(0, 10)}.zip`,
    mediaType: 'application/zip',
    content: await files.read(file_key),
  };
}

async function getReadyCopy(db: Db, accountId: number): Promise<CopyRow> {
  const copy = orRefuse(await findCopy(db, accountId), 'resource.personal_copy.not_found');
  if (!copy.ready_at) throw refuse('resource.personal_copy.being_made');
  return copy;
}

export const forgetOldCopies = (db: Db): Promise<void> =>
  db.transaction().execute(async (trx) => {
    for (const key of await deleteOldCopies(trx)) await eraseFile(trx, key);
  });

/** Erases the copies of an account that is being deleted. */
export async function eraseCopies(trx: Trx, accountId: number): Promise<void> {
  for (const key of await deleteCopiesOf(trx, accountId)) await eraseFile(trx, key);
}

const eraseFile = (trx: Trx, key: string) => addTask(trx, 'erase_file', { key });
