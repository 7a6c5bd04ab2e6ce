import { beforeEach, expect, test } from 'vitest';
import type { Session } from '../../../contract/accounts.ts';
import {
  MESSAGES_PER_ACCOUNT_PER_DAY,
  NEW_CONVERSATIONS_PER_DAY,
} from '../../../contract/constants.ts';
import { gives, mostOf } from '../../../contract/money/plan-levels.ts';
import { attemptKey } from '../../platform/limits/attempt-keys.ts';
import { ageAttempts, makeAttempts } from '../../test/attempts.ts';
import { talkOn } from '../../test/conversations.ts';
import { apply, openJob, registerRecruiter, openTeam } from '../../test/hiring.ts';
import { passDays, shopper } from '../../test/money.ts';
import { register } from '../../test/people.ts';
import { type Actor, openPortal } from '../../test/portal.ts';

let companyId: number;
let jobId: number;
let recruiter: Session;
const portal = await openPortal();
const talk = talkOn(portal);
beforeEach(async () => {
  ({ companyId, recruiter } = await openTeam(portal));
  jobId = await openJob(portal, companyId);
});

const TOO_MANY = [429, ['request.too_many_requests']];
const conversationsOf = (as: Session) => attemptKey('conversation', { account: as.user.id });
const messagesOf = (as: Session) => attemptKey('message', { account: as.user.id });

/** Begins a conversation with somebody else who applied. */
const begin = async (as: Actor) => {
  const { id } = await apply(portal, await register(portal), jobId);
  return talk.open(as, { application_id: id });
};
const used = async (allowance: 'newConversations' | 'messages') => {
  const { usage } = (await portal.call('GET /barong/resource/plan_usage', { as: recruiter })).body;
  return usage.find((each) => each.allowance === allowance);
};

test('the free plan allows everybody the same number', () => {
  expect(gives.starter).toMatchObject({
    newConversations: NEW_CONVERSATIONS_PER_DAY,
    messages: MESSAGES_PER_ACCOUNT_PER_DAY,
  });
});

test('the last new conversation of a day is allowed once, also for two at once, and existing ones stay', async () => {
  const most = mostOf('starter', 'newConversations');
  await makeAttempts(portal, conversationsOf(recruiter), most - 1);
  const both = await Promise.all([begin(recruiter), begin(recruiter)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 429]);
  expect(await used('newConversations')).toMatchObject({ used: most, most });
  const { id } = both.find(({ status }) => status === 201)?.body ?? { id: 0 };
  expect((await talk.send(recruiter, id, 'Namaste')).status).toBe(201);
  // The other members of the team have their own count.
  const colleague = await registerRecruiter(portal, companyId, 'Meera Das');
  expect((await begin(colleague)).status).toBe(201);
  await ageAttempts(portal, conversationsOf(recruiter), 86_400);
  expect(await used('newConversations')).toMatchObject({ used: 0 });
  expect((await begin(recruiter)).status).toBe(201);
});

test('answering somebody who wrote first does not count as beginning a conversation', async () => {
  const seeker = await register(portal);
  const { id } = await apply(portal, seeker, jobId);
  const begun = await talk.open(seeker, { application_id: id });
  await talk.sent(seeker, begun.body.id, 'Is the job still open?');
  await makeAttempts(portal, conversationsOf(recruiter), mostOf('starter', 'newConversations'));
  expect((await talk.open(recruiter, { application_id: id })).status).toBe(201);
  expect((await talk.send(recruiter, begun.body.id, 'Yes.')).status).toBe(201);
});

test('a larger plan allows more new conversations, until it ends', async () => {
  const one = shopper(portal, recruiter);
  await makeAttempts(portal, conversationsOf(recruiter), mostOf('starter', 'newConversations'));
  expect((await begin(recruiter)).status).toBe(429);
  await one.buy('growth');
  expect((await begin(recruiter)).status).toBe(201);
  expect(await used('newConversations')).toMatchObject({
    used: mostOf('starter', 'newConversations') + 1,
    most: mostOf('growth', 'newConversations'),
  });
  await makeAttempts(portal, conversationsOf(recruiter), mostOf('growth', 'newConversations'));
  expect((await begin(recruiter)).status).toBe(429);
  await makeAttempts(portal, conversationsOf(recruiter), mostOf('growth', 'newConversations') - 1);
  await one.choose('starter');
  await passDays(portal, 32);
  const refused = await begin(recruiter);
  expect([refused.status, refused.body.errors]).toEqual(TOO_MANY);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_000);
});

test('a recruiter can send as many messages a day as the plan allows, and the last one is allowed once', async () => {
  const { id } = await talk.begin(jobId);
  const free = mostOf('starter', 'messages');
  const sent = (as = recruiter) => talk.send(as, id, 'Namaste');
  const statuses = async (answers: ReturnType<typeof sent>[]) =>
    (await Promise.all(answers)).map(({ status }) => status).toSorted((a, b) => a - b);
  await makeAttempts(portal, messagesOf(recruiter), free - 1);
  expect(await statuses([sent(), sent()])).toEqual([201, 429]);
  expect(await used('messages')).toMatchObject({ used: free, most: free });
  const refused = await sent();
  expect([refused.status, refused.body.errors]).toEqual(TOO_MANY);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_000);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(86_400);

  const one = shopper(portal, recruiter);
  await one.buy('team');
  expect((await sent()).status).toBe(201);
  const most = mostOf('team', 'messages');
  await makeAttempts(portal, messagesOf(recruiter), most - 1);
  expect(await statuses([sent(), sent()])).toEqual([201, 429]);
  await one.choose('growth');
  await makeAttempts(portal, messagesOf(recruiter), mostOf('growth', 'messages'));
  expect((await sent()).status).toBe(201);
  await passDays(portal, 32);
  expect((await sent()).status).toBe(429);
  await one.cancel();
  await makeAttempts(portal, messagesOf(recruiter), free);
  expect((await sent()).status).toBe(201);
  await passDays(portal, 32);
  expect((await sent()).status).toBe(429);
});

test('a seeker’s limit is the same, whatever a company pays', async () => {
  const { seeker, id } = await talk.begin(jobId);
  await shopper(portal, recruiter).buy('team');
  await makeAttempts(portal, messagesOf(seeker), MESSAGES_PER_ACCOUNT_PER_DAY - 1);
  expect((await talk.send(seeker, id, 'The last one')).status).toBe(201);
  const { status, body } = await talk.send(seeker, id, 'One too many');
  expect([status, body.errors]).toEqual(TOO_MANY);
});
