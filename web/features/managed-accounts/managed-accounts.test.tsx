import { describe, expect, test } from 'vitest';
import type { HrAccount } from '../../../contract/admin/managed-accounts.ts';
import { metaOf } from '../../../contract/lists.ts';
import { controlsIn, linksIn, rowsIn, wordsOf } from '../../lib/test-markup.tsx';
import { answeredMarkupOf } from '../../test/answered-markup.tsx';
import { answer, refuse } from '../../test/stub-server.ts';
import AccountPage from './account-page.tsx';
import FindPage from './find-page.tsx';
import HrAccountsPage from './hr-accounts-page.tsx';
import { managedAccount, managedUser } from './sample-managed-account.ts';
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
  const address = '/admin/hr-accounts?state=pending&search=kaveri&missed=often';
  const html = await answeredMarkupOf(<HrAccountsPage />, { address, language });
  const [, row = ''] = rowsIn(html);
  expect(wordsOf(row)).toMatch(words);
  expect(row).toContain('href="/admin/hr-accounts/9"');
  expect(asked).toMatchObject([
    { status: 'pending', search: 'kaveri', missed: 'often', per_page: 10 },
  ]);
});

test.each([
  [{ count: 0, disputed: 0 }, ''],
  [{ count: 3, disputed: 0 }, 'Interviews missed in 90 days 3'],
  [{ count: 3, disputed: 1 }, 'Interviews missed in 90 days 3, of which 1 disputed'],
])('the page of a seeker says how many interviews they missed: %o', async (missed, said) => {
  answer('GET /barong/admin/users/:id', managedAccount({ missed_interviews: missed }));
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

describe('what an admin may not do is not offered', () => {
  const offeredIn = (html: string) => {
    const controls = new Set(controlsIn(html));
    return [
      'Deactivate',
      'Ban',
      'Open the resume',
      'Log out everywhere',
      'Ask for the deletion',
      'Save as CSV',
      'Select all on this page',
    ].filter((name) => controls.has(name));
  };
  const at = '2026-03-01T06:30:00.000Z';
  const session = {
    id: 1,
    device: 'Chrome on Linux',
    browser: 'Chrome',
    system: 'Linux',
    address: '10.0.0.1',
    created_at: at,
    last_seen_at: at,
  };

  test.each([
    ['support', ['Deactivate', 'Ban', 'Open the resume', 'Log out everywhere']],
    ['moderator', ['Deactivate', 'Ban', 'Log out everywhere']],
    ['data_protection', ['Open the resume']],
  ] as const)('on the page of an account: %s', async (admin_role, offered) => {
    answer(
      'GET /barong/admin/users/:id',
      managedAccount({ resume_url: '/api/v2/x', sessions: [session] }),
    );
    const html = await answeredMarkupOf(<AccountPage />, {
      as: { role: 'admin', admin_role },
      address: '/admin/users/7',
      path: '/admin/users/:id',
    });
    expect(offeredIn(html)).toEqual(offered);
  });

  test.each([
    ['support', []],
    ['moderator', ['Select all on this page']],
    ['data_protection', ['Save as CSV']],
  ] as const)('in the list of users: %s', async (admin_role, offered) => {
    answer('GET /barong/admin/users', ({ query }) => ({
      users: [managedUser(7, 'Asha Rao')],
      meta: metaOf(query, 1),
    }));
    const as = { role: 'admin', admin_role } as const;
    const html = await answeredMarkupOf(<UsersPage />, { as, address: '/admin/users' });
    expect(html).toContain('Asha Rao');
    expect(offeredIn(html)).toEqual(offered);
  });
});

test.each([
  ['support', ['Users', 'Recruiters', 'Companies']],
  ['finance', ['Companies']],
] as const)(
  'the search of the header is of what the role of an admin reads: %s',
  async (admin_role, parts) => {
    answer('GET /barong/public/companies', ({ query }) => ({
      companies: [],
      meta: metaOf(query, 0),
    }));
    const as = { role: 'admin', admin_role } as const;
    const html = await answeredMarkupOf(<FindPage />, { as, address: '/admin/find?search=kaveri' });
    expect(
      [...html.matchAll(/<h2\b[^>]*>(.*?)<\/h2>/gs)].map(([, name = '']) => wordsOf(name)),
    ).toEqual(parts);
  },
);

test('the search of the header finds users, recruiters and companies, each with a link to all', async () => {
  answer('GET /barong/admin/users', ({ query }) => ({
    users: [managedUser(4, 'Kaveri Nair', { state: 'banned' })],
    meta: metaOf({ ...query, limit: 1 }, 10_000, true),
  }));
  answer('GET /barong/public/companies', ({ query }) => ({
    companies: [],
    meta: metaOf(query, 0),
  }));
  answer('GET /admin/hr_accounts', []);
  const visit = { as: 'admin', address: '/admin/find?search=kaveri' } as const;
  const html = await answeredMarkupOf(<FindPage />, visit);
  expect(linksIn(html).has('Kaveri Nair')).toBe(true);
  expect(linksIn(html).get('Show all 10,000+')).toBe('/admin/users?search=kaveri');
  expect(wordsOf(html)).toContain('Banned');
  expect(wordsOf(html).match(/None found/g)).toHaveLength(2);
});
