import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Session } from '../../../contract/accounts.ts';
import { register } from '../../test/people.ts';
import { openPortal } from '../../test/portal.ts';
import { markMessageNoticeRead, notifyOfMessage } from './notifications.ts';

const portal = await openPortal();

const write = (to: Session, conversation_id: number, from_name: string) =>
  portal.db
    .transaction()
    .execute((trx) =>
      notifyOfMessage(trx, [to.user.id], { conversation_id, from_name, for: 'candidate' }),
    );

/** Time is simulated by moving stored times into the past. */
async function pass(minutes: number) {
  await sql`update notifications set created_at = created_at - make_interval(mins => ${minutes}::int),
    mailed_at = mailed_at - make_interval(mins => ${minutes}::int)`.execute(portal.db);
  await sql`select graphile_worker.add_job('mail_unread_messages')`.execute(portal.db);
  await portal.work();
}

const mailsTo = ({ user }: Session) => portal.inbox.of(user.email);

test('messages of all conversations that are unread for 15 minutes are one mail, once, with a link to stop', async () => {
  const seeker = await register(portal);
  await write(seeker, 901, 'Kaveri Textiles');
  await write(seeker, 902, 'Malwa Mills');
  await pass(14);
  expect(mailsTo(seeker)).toEqual([]);
  await pass(2);
  await pass(10);
  const [mail, ...others] = mailsTo(seeker);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('You have unread messages');
  for (const name of ['Kaveri Textiles', 'Malwa Mills']) expect(mail?.text).toContain(name);
  expect(mail?.headers.map(({ key }) => key)).toContain('list-unsubscribe');
});

test('messages that were read meanwhile are not mailed, nor is the same conversation again within hours', async () => {
  const seeker = await register(portal);
  const read = () =>
    portal.db.transaction().execute((trx) => markMessageNoticeRead(trx, seeker.user.id, 903));
  await write(seeker, 903, 'Kaveri Textiles');
  await read();
  await pass(20);
  expect(mailsTo(seeker)).toEqual([]);
  await write(seeker, 903, 'Kaveri Textiles');
  await pass(20);
  await read();
  await write(seeker, 903, 'Kaveri Textiles');
  await pass(20);
  expect(mailsTo(seeker)).toHaveLength(1);
  await pass(240);
  expect(mailsTo(seeker)).toHaveLength(2);
});
