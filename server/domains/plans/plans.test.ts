import { expect, test } from 'vitest';
import { paise } from '../../../contract/money/paise.ts';
import { gives, levels, levelsOf, mostOf } from '../../../contract/money/plan-levels.ts';
import { registerAdmin } from '../../test/people.ts';
import { openPortal } from '../../test/portal.ts';
import { readForSale, readOffered, readPlan } from './plans.ts';

const portal = await openPortal();

test('each kind of buyer has a free plan and monthly and yearly ones', async () => {
  const sold = async (buyer: 'user' | 'hr') =>
    (await readOffered(portal.db, buyer)).map(({ level, period }) => `${level} ${period}`);
  expect(await sold('user')).toEqual(['free month', 'plus month', 'plus year']);
  expect(await sold('hr')).toEqual([
    'starter month',
    'growth month',
    'team month',
    'growth year',
    'team year',
  ]);
});

test('a plan of the other kind of buyers is not for sale', async () => {
  const [, plus] = await readOffered(portal.db, 'user');
  await expect(readForSale(portal.db, 'hr', plus?.id ?? 0)).rejects.toThrow(
    'resource.plan.not_found',
  );
});

test('a new price is a new version, and the version that was bought stays as it was', async () => {
  const [, plus] = await readOffered(portal.db, 'user');
  const id = plus?.id ?? 0;
  await expect(
    portal.db
      .updateTable('plans')
      .set({ price_paise: paise(1) })
      .where('id', '=', id)
      .execute(),
  ).rejects.toThrow('add a version');
  await expect(portal.db.deleteFrom('plans').where('id', '=', id).execute()).rejects.toThrow(
    'add a version',
  );
  const admin = await registerAdmin(portal);
  const change = (plan: number, price_paise: number) =>
    portal.call('PUT /barong/admin/plans/:id', {
      as: admin,
      params: { id: plan },
      body: { price_paise },
    });
  expect((await change(id, 99)).body.errors).toEqual(['resource.plan.invalid_price']);
  expect((await change(id, 14_900)).body).toMatchObject({ level: 'plus', price_paise: 14_900 });
  expect((await change(id, 19_900)).body.errors).toEqual(['resource.plan.not_found']);
  const { body } = await portal.call('GET /barong/admin/plans', { as: admin });
  const free = body.plans.find(({ level }) => level === 'starter');
  expect((await change(free?.id ?? 0, 100)).body.errors).toEqual(['resource.plan.free']);
  const [, dearer] = await readOffered(portal.db, 'user');
  expect(dearer?.price_paise).toBe(14_900);
  expect((await readPlan(portal.db, id)).price_paise).toBe(9_900);
  await expect(readForSale(portal.db, 'user', id)).rejects.toThrow('resource.plan.not_found');
});

test('no limit of a more expensive plan is lower', () => {
  for (const of of Object.values(levelsOf)) {
    for (const [index, level] of of.slice(1).entries()) {
      const below = of[index] ?? level;
      for (const allowance of Object.keys(gives[below])) {
        const name = allowance as 'seats';
        expect(mostOf(level, name), `${name} of ${level}`).toBeGreaterThan(mostOf(below, name));
      }
    }
  }
  expect(levels).toHaveLength(5);
});
