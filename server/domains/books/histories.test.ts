import { expect, test } from 'vitest';
import { addCompany, addRecruiter, addSeeker, signIn } from '../../../db/world/people.ts';
import { registerAdmin } from '../../test/people.ts';
import { daysToPass, forward } from '../../test/payment-histories/clock.ts';
import { buyer, type Call, randomOf } from '../../test/payment-histories/history.ts';
import { faultsOf } from '../../test/payment-histories/judge.ts';
import { openPortal } from '../../test/portal.ts';
import { allTasks } from '../../worker.ts';

const BUYERS = 12;
const STEPS = 8;

const portal = await openPortal();
const all = Object.entries(allTasks(portal.services, async () => {}));
const tasks = Object.fromEntries(all.filter(([name]) => !name.includes('mail')));
/** All but mails, which are tested where they are the subject. */
const work: () => Promise<void> = () => portal.work(tasks);
const call: Call = async ({ method, path, as, body, key }) => {
  const { status, body: answer } = await portal.send({
    method,
    url: path,
    as,
    ...(body ? { payload: body } : {}),
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
  });
  return { status, body: answer };
};

test.each([11, 12])(
  'whatever buyers of seed %i do, books balance, numbers have no gap, and access is what was paid for',
  async (seed) => {
    const random = randomOf(seed);
    const admin = await registerAdmin(portal);
    const buyers = [];
    for (let number = 0; number < BUYERS; number += 1) {
      const account =
        number % 2 === 0
          ? await addSeeker(portal.db)
          : await addRecruiter(portal.db, (await addCompany(portal.db)).id);
      buyers.push(buyer(call, await signIn(portal.db, account), admin, seed * 1_000 + number));
    }
    for (let step = 0; step < STEPS; step += 1) {
      for (const one of buyers) await one.step();
      await work();
      for (const days of daysToPass(random)) {
        await forward(portal.db, days);
        await work();
      }
      expect(await faultsOf(portal.db), `step ${step}`).toEqual([]);
    }
    const { count } = await portal.db
      .selectFrom('payments')
      .select((each) => each.fn.countAll<number>().as('count'))
      .where('state', 'in', ['paid', 'refunded'])
      .executeTakeFirstOrThrow();
    expect(count).toBeGreaterThan(BUYERS);
  },
);
