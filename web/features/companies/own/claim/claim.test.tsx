import { expect, test } from 'vitest';
import { metaOf } from '../../../../../contract/lists.ts';
import { linksIn, wordsOf } from '../../../../lib/test-markup.tsx';
import { answeredMarkupOf } from '../../../../test/answered-markup.tsx';
import { sampleCompany } from '../../../../test/sample-company.ts';
import { answer } from '../../../../test/stub-server.ts';
import { ClaimCompany } from './claim-company.tsx';
import { Namesakes } from './namesakes.tsx';

const company = (id: number, name: string, claimed: boolean) =>
  sampleCompany({ id, name, claimed, website: null });

test('an existing company of the same name is offered to be claimed, or is said to be managed by somebody', async () => {
  const asked: object[] = [];
  const companies = [
    company(3, 'Narmada', true),
    company(4, 'Narmada Mills', false),
    company(5, 'Narmada Foods', true),
    company(6, 'Satpura Mills', false),
  ];
  answer('GET /barong/public/companies', ({ query }) => {
    asked.push(query);
    return { companies, meta: metaOf({ page: 1, limit: 10 }, companies.length) };
  });
  const html = await answeredMarkupOf(<Namesakes name="Narmada Pvt. Ltd." />);
  expect(linksIn(html).get('It is mine: Narmada Mills')).toBe('/profile/setup/hr?claim=4');
  expect(wordsOf(html)).toContain('Somebody manages Narmada already.');
  expect(html).not.toMatch(/Foods|Satpura/);
  expect(asked).toMatchObject([{ search: 'narmada' }]);
});

test('a company that somebody manages cannot be claimed, and is not said to be free', async () => {
  answer('GET /barong/public/companies/:id', company(3, 'Narmada', true));
  const html = await answeredMarkupOf(<ClaimCompany id={3} />);
  expect(wordsOf(html)).toContain('Somebody manages Narmada already.');
  expect(html).not.toMatch(/Nobody manages it here yet\.|<input|<textarea/);
});
