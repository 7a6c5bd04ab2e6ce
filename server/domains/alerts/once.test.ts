import { expect, test } from 'vitest';
import type { Session } from '../../../contract/accounts.ts';
import { openCompany, openJob } from '../../test/hiring.ts';
import { register } from '../../test/people.ts';
import { openPortal } from '../../test/portal.ts';
import { matchNews } from './matching.ts';
import { sendDueAlerts } from './sending.ts';

/** A job is sent once to each alert, however many workers there are and whenever one is killed. */

const portal = await openPortal();
const companyId = (await openCompany(portal)).id;

async function seekerFor(word: string): Promise<{ as: Session; id: number }> {
  const as = await register(portal);
  const body = { name: word, frequency: 'at_once', search: { search: word } } as const;
  return { as, id: (await portal.call('POST /barong/resource/alerts', { as, body })).body.id };
}

const job = (title: string) => openJob(portal, companyId, { title });

async function compareAndSend(): Promise<void> {
  await matchNews(portal.db);
  await sendDueAlerts(portal.services);
  await portal.work();
}

const mailsOf = ({ user }: Session) => portal.inbox.of(user.email);
const notificationsOf = async (as: Session) =>
  (await portal.call('GET /barong/resource/notifications', { as, query: {} })).body.notifications;

test('several workers that compare and send at the same moment send it once', async () => {
  const people = await Promise.all([1, 2, 3].map(() => seekerFor('weaver')));
  await job('Weaver');
  await Promise.all([1, 2, 3].map(() => matchNews(portal.db)));
  await Promise.all([1, 2, 3].map(() => sendDueAlerts(portal.services)));
  await portal.work();
  for (const { as } of people) {
    expect([mailsOf(as).length, (await notificationsOf(as)).length]).toEqual([1, 1]);
  }
});

test('sending that breaks off leaves nothing behind, and the next try sends it', async () => {
  const { as } = await seekerFor('potter');
  await job('Potter');
  await matchNews(portal.db);
  const brokenSeal = {
    ...portal.services.seal,
    close: () => {
      throw new Error('killed');
    },
  };
  const sending = sendDueAlerts({ ...portal.services, seal: brokenSeal });
  await expect(sending).rejects.toThrow('killed');
  expect(await notificationsOf(as)).toEqual([]);
  await compareAndSend();
  await compareAndSend();
  expect([mailsOf(as).length, (await notificationsOf(as)).length]).toEqual([1, 1]);
});

test('with jobs arriving while others are sent, none waits for ever', async () => {
  const { id } = await seekerFor('tanner');
  for (let count = 0; count < 6; count += 1) {
    await job(`Tanner ${count}`);
    await Promise.all([matchNews(portal.db), sendDueAlerts(portal.services)]);
  }
  await compareAndSend();
  const found = await portal.db
    .selectFrom('alert_matches')
    .select('sent_at')
    .where('alert_id', '=', id)
    .execute();
  expect(found.map(({ sent_at }) => sent_at !== null)).toEqual(Array(6).fill(true));
});
