import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCompany, registerRecruiter } from '../../test/hiring.ts';
import { shopper } from '../../test/money.ts';
import { openPortal, type Portal } from '../../test/portal.ts';
import { keepSeller } from '../invoices/seller.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
  await keepSeller(portal.db, {
    name: 'Vritti',
    address: 'Pune',
    gstin: '27AAPFU0939F1ZV',
    state: '27',
  });
});
afterAll(() => portal.close());

test('a subscription leads to its newest paid invoice, unless the caller may not read it', async () => {
  const company = await openCompany(portal);
  const one = shopper(portal, await registerRecruiter(portal, company.id));
  const id = await one.buy('growth');
  const invoice = (await one.read()).subscription?.invoice_url ?? '';
  const { headers } = await portal.app.inject({ url: invoice });
  expect(headers['content-type']).toBe('application/pdf');
  const viewer = await registerRecruiter(portal, company.id, 'Meera Das');
  await portal.db
    .updateTable('accounts')
    .set({ team_role: 'viewer' })
    .where('id', '=', viewer.user.id)
    .execute();
  expect((await shopper(portal, viewer).read()).subscription).toMatchObject({
    plan_name: 'Growth',
    invoice_url: null,
  });
  await portal.db.updateTable('payments').set({ invoice_id: null }).where('id', '=', id).execute();
  expect((await one.read()).subscription?.invoice_url).toBeNull();
});
