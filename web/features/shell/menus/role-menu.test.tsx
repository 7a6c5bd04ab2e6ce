import { expect, test } from 'vitest';
import type { Role } from '../../../../contract/endpoint.ts';
import { metaOf } from '../../../../contract/lists.ts';
import { linksIn, markupOf } from '../../../lib/test-markup.tsx';
import { answeredMarkupOf } from '../../../test/answered-markup.tsx';
import { answer } from '../../../test/stub-server.ts';
import { Sidebar } from './role-menu.tsx';

const admin: Role = 'admin';
const recruiter: Role = 'hr';
const root = { look: { name: null, logo: null } };

test('an admin’s menu is divided into tasks, without the pages that the role may not open', () => {
  const html = markupOf(<Sidebar role={admin} />, {
    root,
    as: { role: 'admin', admin_role: 'finance' },
    address: '/admin/payments',
  });
  const [, money = ''] = /<ul\b[^>]*aria-label="Money"[^>]*>(.*?)<\/ul>/s.exec(html) ?? [];
  const [first, ...others] = linksIn(money).keys();
  expect(first).toBe('Payments');
  expect(others).toHaveLength(4);
  expect(html).not.toContain('aria-label="People"');
});

test.each([
  ['owner', true],
  ['recruiter', false],
] as const)(
  'every recruiter has letters and figures, but only an owner invoices: %s',
  (team_role, hasInvoices) => {
    const html = markupOf(<Sidebar role={recruiter} />, {
      root,
      as: { role: 'hr', team_role },
      address: '/hr/figures',
    });
    const links = linksIn(html);
    expect(links.has('Letters')).toBe(true);
    expect(html).toMatch(/<a[^>]*aria-current="page"[^>]*href="\/hr\/figures"/);
    expect(links.has('Invoices')).toBe(hasInvoices);
  },
);

test('an admin who reads messages sees how many grievances are open, and the list that is shown is marked', async () => {
  answer('GET /barong/admin/contact_messages', ({ query }) => ({
    contact_messages: [],
    meta: metaOf(query, query.topic === 'grievance' ? 2 : 0),
    open_count: 2,
  }));
  const html = await answeredMarkupOf(<Sidebar role={admin} />, {
    root,
    as: { role: 'admin', admin_role: 'support' },
    address: '/admin/contact?topic=grievance',
    path: '/admin/contact',
  });
  expect(html.match(/<a\b[^>]*aria-current="page"[^>]*>/g)).toHaveLength(1);
  expect(html).toMatch(/<a\b[^>]*aria-current="page"[^>]*href="\/admin\/contact\?topic=grievance"/);
  expect(linksIn(html).get('Grievances, 2 open')).toBe('/admin/contact?topic=grievance');
});
