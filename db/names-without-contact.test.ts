import { expect, test } from 'vitest';
import { PersonName } from '../contract/fields/person-name.ts';
import type { NotificationSubject } from '../contract/notifications.ts';
import { apply, openJob, openTeam } from '../server/test/hiring.ts';
import { register } from '../server/test/people.ts';
import { openPortal } from '../server/test/portal.ts';
import { up } from './migrations/0269-names-without-contact.ts';

const portal = await openPortal();

const names = [
  ['Gita Rao 98260 12345', 'Gita Rao'],
  ['98260-12345 (Gita)', 'Gita'],
  ['Gita, gita@people.test', 'Gita'],
  ['Gita nine eight two six zero one two three four five Rao', 'Gita Rao'],
  ['Gita Rao - gita-rao.com', 'Gita Rao'],
  ['गीता राव ९८२६० १२३४५', 'गीता राव'],
  ['9826012345', '•••'],
  ['Sai Kumar 2', 'Sai Kumar 2'],
  ['Gita 1764532800000', 'Gita 1764532800000'],
  ['M. D. Rahman', 'M. D. Rahman'],
  ['Anil Jr. III', 'Anil Jr. III'],
  ['T.Menon', 'T.Menon'],
  ['Rohit.Mehta', 'Rohit.Mehta'],
  ['Kapil.Dev', 'Kapil.Dev'],
  ['Gita, t.me/gita', 'Gita'],
  ['Mohd. Arif @ Guddu', 'Mohd. Arif @ Guddu'],
  ['Mohd. Arif @ Guddu 98260 12345', 'Mohd. Arif @ Guddu'],
  ['Gita Rao gita @ people dot test', 'Gita Rao'],
  ['मिर्ज़ा ग़ालिब', 'मिर्ज़ा ग़ालिब'],
] as const;

test('names from before they were refused lose numbers and addresses in accounts, in applications and in news of them', async () => {
  const { companyId, recruiter } = await openTeam(portal);
  const jobId = await openJob(portal, companyId);
  for (const [name] of names) {
    const seeker = await register(portal, { name });
    await apply(portal, seeker, jobId);
  }
  const { id } = recruiter.user;
  await insertMessageNotice(id, { from_name: 'Gita 98260 12345', for: 'company' });
  await insertMessageNotice(id, { from_name: 'work.in', for: 'candidate' });
  await up(portal.db);
  const accounts = await portal.db
    .selectFrom('accounts')
    .select('name')
    .where('role', '=', 'user')
    .orderBy('id')
    .execute();
  const mended = names.map(([, name]) => name);
  expect(accounts.map(({ name }) => name)).toEqual(mended);
  expect(mended.filter((name) => !PersonName.safeParse(name).success)).toEqual([]);
  const sent = await portal.call('GET /barong/resource/applications', {
    as: recruiter,
    query: { limit: 50 },
  });
  expect(sent.body.applications.map(({ user }) => user.username)).toEqual(mended.toReversed());
  const news = await portal.db.selectFrom('notifications').select('subject').execute();
  expect(JSON.stringify(news)).not.toMatch(/98260|9826012345|people\.test|gita-rao|t\.me/);
  const senders = news.map(({ subject }) => ('from_name' in subject ? subject.from_name : null));
  expect(new Set(senders.filter(Boolean))).toEqual(new Set(['Gita', 'work.in']));
});

const insertMessageNotice = (
  account_id: number,
  message: Pick<NotificationSubject<'message'>, 'from_name' | 'for'>,
) =>
  portal.db
    .insertInto('notifications')
    .values({
      account_id,
      kind: 'message',
      subject: JSON.stringify({ conversation_id: 1, ...message }),
      about: message.for,
    })
    .execute();

test('who has an initial before a name in "Me" is found by it', async () => {
  const { companyId, recruiter } = await openTeam(portal);
  const seeker = await register(portal, { name: 'Rohit.Mehrotra' });
  await apply(portal, seeker, await openJob(portal, companyId), { share_contact: false });
  const { body } = await portal.call('GET /barong/resource/applications', {
    as: recruiter,
    query: { search: 'mehrotra' },
  });
  expect(body.meta.total).toBe(1);
});
