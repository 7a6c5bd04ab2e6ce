import { expect, test } from 'vitest';
import { PORTAL } from '../../../contract/portal-settings/portal-name.ts';
import type { SalaryGuide } from '../../../contract/jobs/salary-guide.ts';
import type { PageContext } from '../../lib/api/page-context.ts';
import { markupOf, wordsOf } from '../../lib/test-markup.tsx';
import SalaryGuidePage, * as route from './salary-guide-page.tsx';

const pay = { lower: 2.4, median: 3, upper: 120 };
const found: SalaryGuide = {
  location_matched: 'Pune, Maharashtra',
  here: { jobs: 40, companies: 12, pay },
  capped: false,
  levels: [
    { level: 'entry', jobs: 30, companies: 9, pay },
    { level: 'senior', jobs: 1, companies: 1, pay: null },
  ],
  cities: [{ city: 'Kochi', jobs: 11, companies: 2, pay }],
};
const few: SalaryGuide = {
  ...found,
  here: { jobs: 4, companies: 2, pay: null },
  levels: [],
  cities: [],
};
const roles = [{ role: 'Store & Sales', jobs: 21, companies: 3, pay }];

const publicUrl = 'https://vritti.test';
async function open(address: string, guide: SalaryGuide | null, those = roles, language = 'en') {
  const asked: unknown[] = [];
  const context = {
    language,
    publicUrl,
    answer: async (name: string, sent: { query?: unknown }) => {
      if (sent.query) asked.push(sent.query);
      return { status: 200, body: name.endsWith('/roles') ? { roles: those } : guide };
    },
  } as unknown as PageContext;
  const request = new Request(publicUrl + address);
  const loaded = await route.loader({ request, context: { get: () => context } } as never);
  const html = markupOf(<SalaryGuidePage />, { address, loaded, language: loaded.language });
  return { asked, html, words: wordsOf(html), head: route.meta({ loaderData: loaded } as never) };
}

test('a role in a city has its figures by the year and month, its levels, cities and jobs', async () => {
  const { asked, html, words, head } = await open(
    '/salary-guide?role=+Nurse&location=Pune&x=1',
    found,
  );
  expect(asked).toEqual([{ role: 'Nurse', location: 'Pune' }]);
  expect(words).toContain('Pay: Nurse in Pune, Maharashtra');
  expect(words).toContain('From 40 jobs of 12 companies that state their pay.');
  expect(words).toContain('Median ₹3 LPA ₹25,000 a month Half of the jobs pay less, half more.');
  expect(words).toContain('Upper quartile ₹1.2 crore a year ₹10,00,000 a month');
  expect(words).toContain('Senior 1 job Median too few to say');
  expect(html).toContain('href="/salary-guide?role=Nurse&amp;location=Kochi"');
  expect(html).toContain('href="/jobs?search=Nurse&amp;location=Pune"');
  expect(head).toContainEqual({ title: `Pay: Nurse in Pune · ${PORTAL}` });
  expect(head).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: `${publicUrl}/salary-guide?role=Nurse&location=Pune`,
  });
  expect(JSON.stringify(head)).not.toContain('noindex');
});

test('for too few jobs it says how few, and links to the search and to all of India', async () => {
  const { html, words, head } = await open('/salary-guide?role=Nurse&location=Pune', few);
  expect(words).toContain('Only 4 jobs for this role state their pay there now.');
  expect(words).not.toContain('Median');
  expect(html).toContain('href="/jobs?search=Nurse&amp;location=Pune"');
  expect(html).toContain('href="/salary-guide?role=Nurse"');
  expect(head).toContainEqual({ name: 'robots', content: 'noindex' });
});

test('without a role it has the frequent ones, and says so if there are none', async () => {
  const { asked, html, words, head } = await open('/salary-guide?location=Pune', null);
  expect(asked).toEqual([]);
  expect(words).toContain('Store & Sales 21 jobs Median ₹3 LPA ₹25,000 a month');
  expect(html).toContain('href="/salary-guide?role=Store+%26+Sales"');
  expect(head).toContainEqual(
    expect.objectContaining({ rel: 'canonical', href: `${publicUrl}/salary-guide` }),
  );
  const none = await open('/salary-guide', null, []);
  expect(none.words).toContain('Too few jobs state their pay');
  expect(none.html).toContain('href="/jobs"');
});

test('speaks Hindi', async () => {
  const { words } = await open('/salary-guide?role=Nurse', { ...few }, roles, 'hi');
  expect(words).toContain('इस काम की सिर्फ़ 4 नौकरियाँ वहाँ अभी वेतन बताती हैं।');
});
