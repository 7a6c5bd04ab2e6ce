import { expect, test } from 'vitest';
import type { Disclosure } from '../../../contract/disclosures.ts';
import { metaOf } from '../../../contract/lists.ts';
import { PORTAL } from '../../../contract/portal-settings/portal-name.ts';
import { wordsOf } from '../../lib/test-markup.tsx';
import { answeredMarkupOf } from '../../test/answered-markup.tsx';
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
  const html = await answeredMarkupOf(<ShownPage />, { address: '/user/shown' });
  const rows = [...html.matchAll(/<article.*?<\/article>/gs)].map(([row]) => wordsOf(row));
  expect(rows).toEqual([
    expect.stringMatching(/Meera Boutique.*for Tailor.*Profile.*Pay/),
    expect.stringMatching(/Narmada.*Looked at it.*Resume.*01 Mar 2026/),
    expect.stringMatching(/Public profile.*01 Mar 2026.* to 02 Mar/),
    expect.stringMatching(new RegExp(`${PORTAL}’s team.*It cannot be read\\..*Resume`)),
  ]);
});

test('if nothing was shown yet it says so, in Hindi too', async () => {
  shown();
  const html = await answeredMarkupOf(<ShownPage />, { address: '/user/shown', language: 'hi' });
  expect(html).toContain('अभी किसी को कुछ नहीं दिखाया गया');
});
