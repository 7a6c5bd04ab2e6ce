import { expect, test } from 'vitest';
import { openCompany, registerRecruiter } from '../../test/hiring.ts';
import { openSellingPortal, shopper } from '../../test/money.ts';

const portal = await openSellingPortal();

/** Without the signature, which differs each time. */
const pathOf = (has: { invoice_url: string | null } | null | undefined) =>
  has?.invoice_url?.replace(/\?.*$/, '');

test('a subscription links to its newest paid invoice, unless the caller may not read it', async () => {
  const company = await openCompany(portal);
  const one = shopper(portal, await registerRecruiter(portal, company.id));
  const id = await one.buy('growth');
  const { subscription, payments } = await one.read();
  const invoice = payments.find((payment) => payment.id === id);
  expect(pathOf(subscription)).toMatch(/\/invoices\/\d+\/document\.pdf$/);
  expect(pathOf(subscription)).toBe(pathOf(invoice));
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
