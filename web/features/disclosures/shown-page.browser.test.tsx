import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Disclosure } from '../../../contract/disclosures.ts';
import { metaOf } from '../../../contract/lists.ts';
import { expectAccessible, show } from '../../test/stage.tsx';
import { answer } from '../../test/stub-server.ts';
import ShownPage from './shown-page.tsx';

const shown = (...disclosures: Disclosure[]) =>
  answer('GET /barong/resource/disclosures', ({ query }) => ({
    disclosures,
    meta: metaOf(query, disclosures.length),
  }));
const at = '2026-03-01T06:30:00.000Z';

test('each row says who, how, what and when', async () => {
  const sent = {
    kind: 'application',
    company_name: 'Meera Boutique',
    job_title: 'Tailor',
  } as const;
  const once = { at, until: null, reason: null };
  shown(
    { ...sent, ...once, what: ['profile', 'pay'] },
    { kind: 'view', company_name: 'Narmada', job_title: null, ...once, what: ['resume'] },
    {
      kind: 'public_profile',
      company_name: null,
      job_title: null,
      what: ['public_profile'],
      at,
      until: '2026-03-02T06:30:00.000Z',
      reason: null,
    },
    {
      kind: 'operator',
      company_name: null,
      job_title: null,
      ...once,
      what: ['resume'],
      reason: 'It cannot be read.',
    },
  );
  await show(<ShownPage />, { as: 'user', at: '/user/shown' });
  const row = page.getByRole('article');
  await expect.element(row.nth(0)).toMatchTextContent(/Meera Boutique.*for Tailor.*Profile.*Pay/);
  await expect.element(row.nth(1)).toMatchTextContent(/Narmada.*Looked at it.*Resume.*01 Mar 2026/);
  await expect.element(row.nth(2)).toMatchTextContent(/Public profile.*01 Mar 2026.* to 02 Mar/);
  await expect.element(row.nth(3)).toMatchTextContent(/Vritti’s team.*It cannot be read\..*Resume/);
  await expectAccessible();
});

test('if nothing was shown yet it says so, in Hindi too', async () => {
  shown();
  await show(<ShownPage />, { as: 'user', at: '/user/shown', language: 'hi' });
  await expect.element(page.getByText('अभी किसी को कुछ नहीं दिखाया गया')).toBeVisible();
});
