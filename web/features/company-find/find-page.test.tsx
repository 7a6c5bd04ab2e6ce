import { expect, test } from 'vitest';
import { metaOf } from '../../../contract/lists.ts';
import { linksIn } from '../../lib/test-markup.tsx';
import { answeredMarkupOf } from '../../test/answered-markup.tsx';
import { candidate } from '../../test/sample-applications.ts';
import { sampleOwnJob, stubOwnJobs } from '../../test/sample-hiring.ts';
import { answer } from '../../test/stub-server.ts';
import FindPage from './find-page.tsx';

test('the header’s search finds candidates and the company’s own jobs, each with a link to all', async () => {
  const searched: unknown[] = [];
  answer('GET /barong/resource/candidates', ({ query }) => {
    searched.push(query.search);
    return {
      candidates: [{ ...candidate, id: 4, name: 'Kaveri Nair' }],
      company_is_checked: false,
      new_ids: [],
      meta: metaOf(query, 7),
    };
  });
  stubOwnJobs(
    sampleOwnJob({ id: 5, title: 'Kaveri site clerk' }),
    sampleOwnJob({ id: 6, title: 'Kaveri cook', state: 'draft' }),
    sampleOwnJob({ id: 7, title: 'Driver' }),
  );
  const visit = { as: 'hr', address: '/hr/find?search=kaveri' } as const;
  const links = linksIn(await answeredMarkupOf(<FindPage />, visit));
  const leadsTo = (name: string) => [...links].find(([text]) => text.includes(name))?.[1];
  expect(leadsTo('Kaveri Nair')).toBe('/hr/candidates/4');
  expect(leadsTo('Show all 7')).toBe('/hr/candidates?search=kaveri');
  expect(leadsTo('Kaveri site clerk')).toBe('/hr/applications/5');
  expect(leadsTo('Kaveri cook')).toBe('/hr/jobs/6/edit');
  expect(leadsTo('Driver')).toBeUndefined();
  expect(searched).toEqual(['kaveri']);
});
