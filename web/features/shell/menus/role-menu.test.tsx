import { expect, test } from 'vitest';
import type { Role } from '../../../../contract/endpoint.ts';
import { linksIn, markupOf } from '../../../lib/test-markup.tsx';
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
