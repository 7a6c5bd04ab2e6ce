import { expect, test } from 'vitest';
import type { HrAccount } from '../../../contract/admin/managed-accounts.ts';
import { rowsIn, wordsOf } from '../../lib/test-markup.tsx';
import { answeredMarkupOf } from '../../test/answered-markup.tsx';
import { answer, refuse } from '../../test/stub-server.ts';
import AccountPage from './account-page.tsx';
import HrAccountsPage from './hr-accounts-page.tsx';
import { sampleAccount } from './sample-account.ts';
import UsersPage from './users-page.tsx';

const hrAccount: HrAccount = {
  id: 9,
  uid: 'ID9',
  username: 'Anil Kumar',
  company_id: 3,
  company_name: 'Kaveri Looms',
  email: 'anil@people.example',
  industry: 'Textiles and Garments',
  status: 'pending',
  verification_level: 2,
  reports_count: 1,
  created_at: '2026-03-01T06:30:00.000Z',
};

test.each([
  [<UsersPage key="users" />, 'GET /barong/admin/users', 'Failed to load users. Please try again.'],
  [
    <HrAccountsPage key="hr" />,
    'GET /admin/hr_accounts',
    'Failed to load HR accounts. Please try again.',
  ],
] as const)(
  'a list that cannot be read says so in the specified words',
  async (list, call, said) => {
    refuse(call, 'server.internal_error');
    expect(await answeredMarkupOf(list, { address: '/admin/users' })).toContain(said);
  },
);

test.each([
  ['en', /Kaveri Looms.*Textiles and Garments.*Anil Kumar.*Pending.*2.*1.*01 Mar 2026/],
  ['hi', /Kaveri Looms.*कपड़ा और परिधान.*सत्यापन बाक़ी/],
] as const)('HR accounts show who, where, status and level: %s', async (language, words) => {
  const asked: unknown[] = [];
  answer('GET /admin/hr_accounts', ({ query }) => {
    asked.push(query);
    return [hrAccount];
  });
  const address = '/admin/hr-accounts?state=pending&search=kaveri';
  const html = await answeredMarkupOf(<HrAccountsPage />, { address, language });
  const [, row = ''] = rowsIn(html);
  expect(wordsOf(row)).toMatch(words);
  expect(row).toContain('href="/admin/hr-accounts/9"');
  expect(asked).toMatchObject([{ status: 'pending', search: 'kaveri', per_page: 10 }]);
});

test.each([
  [{ count: 0, disputed: 0 }, ''],
  [{ count: 3, disputed: 0 }, 'Interviews missed in 90 days 3'],
  [{ count: 3, disputed: 1 }, 'Interviews missed in 90 days 3, of which 1 disputed'],
])('the page of a seeker says how many interviews they missed: %o', async (missed, said) => {
  answer('GET /barong/admin/users/:id', sampleAccount({ missed_interviews: missed }));
  const visit = { address: '/admin/users/7', path: '/admin/users/:id' };
  const html = await answeredMarkupOf(<AccountPage />, visit);
  const [fact = ''] = /Interviews missed.*?<\/dd>/.exec(html) ?? [];
  expect(wordsOf(fact.replace('</dt>', ' ')).replaceAll(/\s+/g, ' ')).toBe(said);
});

test('an account that is gone says so', async () => {
  refuse('GET /barong/admin/users/:id', 'resource.user.not_found');
  const visit = { address: '/admin/users/7', path: '/admin/users/:id' };
  expect(await answeredMarkupOf(<AccountPage />, visit)).toMatch(/<h1[^>]*>Account not found</);
});
