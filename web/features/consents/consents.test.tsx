import { expect, test } from 'vitest';
import type { Consent } from '../../../contract/consents.ts';
import { metaOf } from '../../../contract/lists.ts';
import { type Visit, wordsOf } from '../../lib/test-markup.tsx';
import { answeredMarkupOf } from '../../test/answered-markup.tsx';
import { answer, refuse } from '../../test/stub-server.ts';
import ConsentsPage from './consents-page.tsx';

const LIST = 'GET /barong/resource/consents';
const consent = (more: Partial<Consent>): Consent => ({
  purpose: 'contact',
  company_name: 'Malwa Mills',
  version: null,
  given_at: '2026-03-01T03:30:00.000Z',
  withdrawn_at: null,
  ...more,
});
const kept = (...consents: Consent[]) =>
  answer(LIST, ({ query }) => ({ consents, meta: metaOf(query, consents.length) }));
const opened = (visit: Pick<Visit, 'language'> = {}) =>
  answeredMarkupOf(<ConsentsPage />, { address: '/settings/consents', ...visit });
/** The receipts, by the purpose in their headings. */
const receiptsIn = (html: string) =>
  new Map(
    [...html.matchAll(/<article.*?<\/article>/gs)].map(([article]) => [
      wordsOf(/<h[2-4][^>]*>.*?<\/h[2-4]>/s.exec(article)?.[0] ?? ''),
      { words: wordsOf(article), link: /href="([^"]+)"/.exec(article)?.[1] },
    ]),
  );

test('a receipt says for what, to whom, since when, and where it can be withdrawn', async () => {
  kept(
    consent({}),
    consent({ purpose: 'terms', company_name: null, version: 3 }),
    consent({ company_name: 'Tea House', withdrawn_at: '2026-03-02T03:30:00.000Z' }),
    consent({ purpose: 'found', company_name: null, given_at: null }),
    consent({ purpose: 'public_profile', company_name: null }),
    consent({ purpose: 'news', company_name: null }),
  );
  const receipts = receiptsIn(await opened());
  const mine = receipts.get('Address and number for Malwa Mills');
  expect(mine?.words).toMatch(/Active.*Given on 01 Mar 2026, 9:00 am\./);
  expect(mine?.words).toContain('Change');
  expect(mine?.link).toBe('/user/sharing?section=contact');
  const terms = receipts.get('Terms of use (version 3)');
  expect(terms?.words).toContain('Active');
  expect(terms?.link).toBeUndefined();
  const ended = receipts.get('Address and number for Tea House');
  expect(ended?.words).toMatch(/Ended.*Ended on 02 Mar 2026, 9:00 am\./);
  expect(ended?.link).toBeUndefined();
  const found = receipts.get('Being found by companies');
  expect(found?.words).toContain('When it was given is not on record');
  expect(found?.link).toBe('/user/sharing?section=found');
  expect(receipts.get('News and offers')?.link).toBe('/settings');
  expect(receipts.get('Public profile')?.link).toBe('/user/sharing?section=public');
});

test('speaks Hindi, and says if there is nothing yet', async () => {
  kept();
  expect(await opened({ language: 'hi' })).toContain('आपने अभी किसी बात के लिए हाँ नहीं कहा');
});

test('a list that cannot be loaded says so', async () => {
  refuse(LIST, 'server.internal_error');
  expect(await opened()).toContain('Your consents could not be loaded');
});
