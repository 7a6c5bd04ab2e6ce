import { expect, test } from 'vitest';
import { linksIn, wholeMarkupOf } from '../../../../lib/test-markup.tsx';
import { noSearch } from '../job-search.ts';
import { FilterChips } from './filter-chips.tsx';

test('years, industry and company have chips that take them away', async () => {
  const html = await wholeMarkupOf(
    <FilterChips
      search={{ ...noSearch, experience_years: 0, industry: ['Textiles'], company_id: 7 }}
      companies={[{ value: '7', count: 1, name: 'Malwa Mills' }]}
      wishes={[]}
    />,
    { address: '/jobs' },
  );
  for (const [chip, href] of [
    ['For freshers', '/jobs?industry=Textiles&company_id=7'],
    ['Textiles', '/jobs?experience_years=0&company_id=7'],
    ['Malwa Mills', '/jobs?experience_years=0&industry=Textiles'],
  ] as const) {
    expect(linksIn(html).get(`Remove the filter ${chip}`)).toBe(href);
  }
});

test('a chip says how new the jobs are', async () => {
  const isNew = { kind: 'posted_within', value: '3', without: 'sales' } as const;
  const html = await wholeMarkupOf(
    <FilterChips search={noSearch} companies={[]} wishes={[isNew]} />,
  );
  expect(html).toContain('aria-label="Remove the filter Last 3 days"');
});
