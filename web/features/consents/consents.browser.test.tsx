import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Consent } from '../../../contract/consents.ts';
import { metaOf } from '../../../contract/lists.ts';
import { expectAccessible, show } from '../../test/stage.tsx';
import { answer, loseAnswersTo } from '../../test/stub-server.ts';
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
const open = (language: 'en' | 'hi' = 'en') =>
  show(<ConsentsPage />, { as: 'user', at: '/settings/consents', language });
const receipt = (name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });

test('a receipt says for what, to whom, since when, and where it can be withdrawn', async () => {
  kept(
    consent({}),
    consent({ purpose: 'terms', company_name: null, version: 3 }),
    consent({ company_name: 'Tea House', withdrawn_at: '2026-03-02T03:30:00.000Z' }),
    consent({ purpose: 'found', company_name: null, given_at: null }),
  );
  await open();
  const mine = receipt('Address and number for Malwa Mills');
  await expect.element(mine).toMatchTextContent(/Active.*Given on 01 Mar 2026, 9:00 am\./);
  await expect
    .element(mine.getByRole('link', { name: 'Change' }))
    .toHaveAttribute('href', '/user/sharing?section=contact');
  const terms = receipt('Terms of use (version 3)');
  await expect.element(terms).toMatchTextContent(/Active/);
  const ended = receipt('Address and number for Tea House');
  await expect.element(ended).toMatchTextContent(/Ended.*Ended on 02 Mar 2026, 9:00 am\./);
  for (const one of [terms, ended]) expect(one.getByRole('link').elements()).toEqual([]);
  await expect
    .element(receipt('Being found by companies'))
    .toMatchTextContent(/When it was given is not on record/);
  await expectAccessible();
});

test.each([
  ['found', 'Being found by companies', '/user/sharing?section=found'],
  ['public_profile', 'Public profile', '/user/sharing?section=public'],
] as const)('“Change” of %s leads to its own part of the page', async (purpose, name, place) => {
  kept(consent({ purpose, company_name: null }));
  await open();
  await expect
    .element(receipt(name).getByRole('link', { name: 'Change' }))
    .toHaveAttribute('href', place);
});

test('speaks Hindi, and says if there is nothing yet', async () => {
  kept();
  await open('hi');
  await expect.element(page.getByText('आपने अभी किसी बात के लिए हाँ नहीं कहा')).toBeVisible();
});

test('a list that cannot be loaded says so', async () => {
  loseAnswersTo(LIST);
  await open();
  await expect.element(page.getByText('Your consents could not be loaded')).toBeVisible();
});
