import { expect, test } from 'vitest';
import type { ListedCandidate } from '../../../../contract/applications.ts';
import { metaOf } from '../../../../contract/lists.ts';
import { markupOf, wordsOf } from '../../../lib/test-markup.tsx';
import { answeredMarkupOf } from '../../../test/answered-markup.tsx';
import { sampleCandidate } from '../../../test/sample-applications.ts';
import { stubNotes, stubViews } from '../../../test/sample-received.ts';
import { answer, refuse } from '../../../test/stub-server.ts';
import { CandidateCard } from './candidate-card.tsx';
import { CandidateFilters } from './candidate-filters.tsx';
import { candidatesList, pathOfSaved } from './candidates-list.ts';
import CandidatesPage from './candidates-page.tsx';

const LIST = 'GET /barong/resource/candidates';

function listed(candidates: ListedCandidate[], company_is_checked = true): void {
  answer(LIST, ({ query }) => ({
    candidates,
    company_is_checked,
    new_ids: [],
    meta: metaOf(query, candidates.length),
  }));
}
function page(address = '/hr/candidates', viewsUsed = 0) {
  stubNotes();
  stubViews(viewsUsed);
  return answeredMarkupOf(<CandidatesPage />, { address });
}
const cardOf = (more: Partial<ListedCandidate> = {}) =>
  markupOf(<CandidateCard candidate={{ ...sampleCandidate, ...more }} />);

test('a card has three applications, five skills, and what is known', () => {
  const html = cardOf();
  const words = wordsOf(html);
  expect(words).toContain('Accountant · Indore');
  expect(words).toContain('3 years 4 months · Notice: 30 days · Expects ₹4.5 LPA');
  expect(words).toMatch(/SAP \+1 .*Bookkeeper .*Cashier .*Clerk/);
  expect(words).not.toContain('Driver');
  expect(html).toContain('href="/hr/candidates/3"');
  expect(wordsOf(cardOf({ notice_period_days: 0 }))).toContain(
    '3 years 4 months · Can start at once · Expects',
  );
});

test.each([
  ['hidden', /View Profile/],
  ['asked', /no answer yet/],
  ['shared', /Agreed/],
  ['declined', /Does not share/],
] as const)('the card of somebody who was found says how far contact is: %s', (contact, says) => {
  expect(wordsOf(cardOf({ email: null, recent_applications: [], contact }))).toMatch(says);
});

test('the words and every filter are read from the address', async () => {
  const asked: object[] = [];
  answer(LIST, ({ query }) => {
    asked.push(query);
    return { candidates: [], company_is_checked: true, new_ids: [], meta: metaOf(query, 0) };
  });
  const html = await page(
    '/hr/candidates?search=tally+NOT+sap&place=Indore&experience=3-5&available=0&pay=5&status=pending',
  );
  expect(asked).toMatchObject([
    {
      search: 'tally NOT sap',
      location: 'Indore',
      experience_min: 3,
      experience_max: 5,
      available_in_days: 0,
      expected_ctc_max: 5,
      status: ['pending'],
    },
  ]);
  expect(wordsOf(html)).toContain('No candidates found');
});

test('a search that a program has saved asks the page for the same, and its filters say what they ask', async () => {
  const asked: object[] = [];
  answer(LIST, ({ query }) => {
    asked.push(query);
    return { candidates: [], company_is_checked: true, new_ids: [], meta: metaOf(query, 0) };
  });
  const filters = {
    search: 'tally',
    location: 'Indore',
    status: ['pending', 'interview'],
    tag: ['Night shift', 'Call back'],
    available_in_days: 20,
    expected_ctc_max: 7.5,
    experience_max: 4,
  };
  const html = await page(pathOfSaved({ source: 'applied', filters }));
  expect(asked).toMatchObject([{ ...filters, experience_min: 0 }]);
  for (const choice of [
    'Pending, Interview',
    'Night shift, Call back',
    'Within 20 days',
    'Up to ₹7.5 LPA',
    '0–4 years',
  ]) {
    expect(html).toContain(`selected="">${choice}<`);
  }
});

test('the filters of people who chose to be found are without pay and status', () => {
  const shown = (source: 'applied' | 'found') => {
    const address = candidatesList.read(new URLSearchParams({ source }));
    return wordsOf(markupOf(<CandidateFilters address={address} change={() => undefined} />));
  };
  expect(shown('applied')).toMatch(/Expected pay.*Status/);
  expect(shown('found')).not.toMatch(/Expected pay|Status/);
});

test('people who applied are searched for by address too, people who chose to be found are not', async () => {
  listed([sampleCandidate]);
  expect(await page()).toContain('Name, email or skills');
  listed([sampleCandidate]);
  const found = await page('/hr/candidates?source=found');
  expect(found).toContain('Name or skills');
  expect(found).not.toContain('Name, email or skills');
});

test('above people who were found it says that opening one counts towards the team’s plan', async () => {
  const cost = 'once a month for each person: 3 of 50 are used this month';
  const of = async (address: string) => {
    listed([sampleCandidate]);
    return wordsOf(await page(address, 3));
  };
  expect(await of('/hr/candidates?source=found')).toContain(cost);
  expect(await of('/hr/candidates')).not.toContain(cost);
});

test('it says why an unchecked company finds nobody, and keeps no such search', async () => {
  listed([], false);
  const words = wordsOf(await page('/hr/candidates?source=found&search=tally'));
  expect(words).toContain('Your company is not checked yet');
  expect(words).not.toContain('0 candidates');
  expect(words).not.toContain('Save this search');
});

test('it says that nobody has applied yet, and why the list could not be loaded', async () => {
  listed([]);
  expect(wordsOf(await page())).toContain('No candidates yet');
  refuse(LIST, 'request.too_many_requests');
  expect(wordsOf(await page())).toContain('Failed to load candidates');
});

test('the link of a mail marks of whom it told, and counts them beside all', async () => {
  const others = [sampleCandidate, { ...sampleCandidate, id: 9, name: 'Imran Khan' }];
  const asked: object[] = [];
  answer(LIST, ({ query }) => {
    asked.push(query);
    const meta = metaOf(query, 2);
    return { candidates: others, company_is_checked: true, new_ids: [9], meta };
  });
  const words = wordsOf(
    await page('/hr/candidates?search=tally&saved=2&since=2026-11-24T02%3A30%3A00.000Z'),
  );
  expect(asked).toMatchObject([{ saved: 2, since: '2026-11-24T02:30:00.000Z' }]);
  expect(words).toContain('2 candidates · 1 new since 24 Nov 2026');
  expect(words.match(/New since 24 Nov 2026/g)).toHaveLength(1);
  expect(words).toMatch(/New since 24 Nov 2026 Imran Khan/);
});

test('a saved search and a moment that cannot be are left out', () => {
  const read = (query: string) => candidatesList.read(new URLSearchParams(query));
  expect(read('saved=x&since=yesterday')).toMatchObject({ saved: undefined, since: undefined });
  expect(read('saved=2&since=2026-13-45T99:99Z').since).toBeUndefined();
});
