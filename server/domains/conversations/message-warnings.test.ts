import { expect, test } from 'vitest';
import { addCompany, addRecruiter, signIn } from '../../../db/world/people.ts';
import { talkOn } from '../../test/conversations.ts';
import { openJob, openTeam } from '../../test/hiring.ts';
import { openPortal } from '../../test/portal.ts';

const FEE = 'Please pay Rs 500 as registration fee to hr.jobs@okaxis today.';

const portal = await openPortal();
const talk = talkOn(portal);
const { companyId, recruiter } = await openTeam(portal, { company: { name: 'Kaveri Textiles' } });
const jobId = await openJob(portal, companyId);

test('a seeker reads why to be careful with a message; its writer does not', async () => {
  const { seeker, id } = await talk.begin(jobId);
  await talk.sent(recruiter, id, FEE);
  const [got] = (await talk.thread(seeker, id)).messages;
  expect(got?.content).toBe(FEE);
  expect(got?.warnings?.map(({ reason }) => reason)).toEqual(['money_asked', 'private_account']);
  expect(got?.warnings?.flatMap(({ words }) => words)).toContain('hr.jobs@okaxis');
  const [written] = (await talk.thread(recruiter, id)).messages;
  expect([written?.warnings, written?.held_back]).toEqual([undefined, undefined]);
});

test('a harmless message and what seekers write have no warnings', async () => {
  const { seeker, id } = await talk.begin(jobId);
  await talk.sent(recruiter, id, 'We never ask for money. Can you come on Monday?');
  await talk.sent(seeker, id, FEE);
  for (const as of [seeker, recruiter]) {
    const { messages } = await talk.thread(as, id);
    expect(messages.map(({ warnings }) => warnings)).toEqual([undefined, undefined]);
  }
});

test('numbers, links and addresses from a company without evidence are held back', async () => {
  const { seeker, id } = await talk.begin(jobId);
  const text =
    'Call 98123 45678, see https://kaveri.example/jobs?x=1 or write to hr@kaveri.example.';
  await talk.sent(recruiter, id, text);
  const { messages, conversation } = await talk.thread(seeker, id);
  const places = messages[0]?.held_back ?? [];
  expect(places.map(({ from, to }) => text.slice(from, to))).toEqual([
    '98123 45678',
    'https://kaveri.example/jobs?x=1',
    'hr@kaveri.example',
  ]);
  expect(conversation.last_message?.content).toBe('Call •••, see ••• or write to •••.');
});

test('parts to hold back are found when a message is sent, and in older messages when they are read', async () => {
  const { seeker, id } = await talk.begin(jobId);
  const sent = await talk.sent(recruiter, id, 'Call 98123 45678.');
  const shown = async () => {
    const { messages, conversation } = await talk.thread(seeker, id);
    return [messages[0]?.held_back, conversation.last_message?.content];
  };
  const held = [[{ from: 5, to: 16 }], 'Call •••.'];
  expect(await shown()).toEqual(held);
  const kept = portal.db.updateTable('messages').where('id', '=', sent.id);
  await kept.set({ held_back: JSON.stringify([{ from: 0, to: 4 }]) }).execute();
  expect(await shown()).toEqual([[{ from: 0, to: 4 }], '••• 98123 45678.']);
  await kept.set({ held_back: null }).execute();
  expect(await shown()).toEqual(held);
});

test('from a company that has proved to own its domain, nothing is held back', async () => {
  const malwa = await addCompany(portal.db, { website: 'https://malwa.example' });
  const account = await addRecruiter(portal.db, malwa.id, { email: 'hr@malwa.example' });
  const known = await signIn(portal.db, account);
  const { seeker, id } = await talk.begin(await openJob(portal, malwa.id));
  await talk.sent(known, id, 'Call 98123 45678.');
  const { messages, conversation } = await talk.thread(seeker, id);
  expect(messages[0]?.held_back).toBeUndefined();
  expect(conversation.last_message?.content).toBe('Call 98123 45678.');
});
