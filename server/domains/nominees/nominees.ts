/** The people whom account holders have named to exercise their rights after death or in incapacity. */
import type { AdminRole } from '../../../contract/admin/admin-roles.ts';
import type { Answer } from '../../../contract/endpoint.ts';
import type { Nominee, NomineeForm, nominees } from '../../../contract/nominees/nominees.ts';
import type { Db } from '../../platform/database.ts';
import { recordAct } from '../../platform/security-events.ts';
import { requireDataProtectionMessage } from '../contact-messages/contact-messages.ts';
import { deleteNominee, findAccountByEmail, findNominee, keepNominee } from './queries.ts';

interface Held {
  nominee: Nominee | null;
}

export const readNominee = async (db: Db, accountId: number): Promise<Held> => ({
  nominee: (await findNominee(db, accountId)) ?? null,
});

export async function nameNominee(db: Db, accountId: number, form: NomineeForm): Promise<Held> {
  await keepNominee(db, accountId, form);
  return readNominee(db, accountId);
}

export async function removeNominee(db: Db, accountId: number): Promise<Held> {
  await deleteNominee(db, accountId);
  return { nominee: null };
}

type Found = Answer<(typeof nominees)['POST /barong/admin/contact_messages/:id/nominee']>;

/** Reads a nominee for a request about somebody's data; the audit log records whose it was and for which request. */
export const findNomineeFor = (
  db: Db,
  role: AdminRole | null,
  messageId: number,
  email: string,
): Promise<Found> =>
  db.transaction().execute(async (trx) => {
    await requireDataProtectionMessage(trx, role, messageId);
    const account = await findAccountByEmail(trx, email);
    await recordAct(trx, {
      act: 'nominee_read',
      subject: account ? ['account', account.id] : ['contact_message', messageId],
      after: { contact_message: messageId },
    });
    if (!account) return { account: null, nominee: null };
    return { account, ...(await readNominee(trx, account.id)) };
  });
