import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleOwnCompany, stubDescriptions, stubOwnJobs } from '../../../../test/sample-hiring.ts';
import { sampleJob } from '../../../../test/sample-job.ts';
import { address, expectAccessible, show } from '../../../../test/stage.tsx';
import { answer, callsOf } from '../../../../test/stub-server.ts';
import EditJobPage from '../form/edit-page.tsx';

const CHANGE = 'PUT /barong/resource/jobs/:id';
const box = (name: string) => page.getByRole('textbox', { name, exact: true });

beforeEach(() => {
  answer('GET /barong/resource/hr_profile', sampleOwnCompany());
  stubOwnJobs();
  stubDescriptions();
});

async function openText(description: string) {
  const { id: company_id } = sampleOwnCompany();
  const job = sampleJob({ id: 7, company_id, description });
  answer('GET /barong/public/jobs/:id', job);
  answer(CHANGE, job);
  await show(<EditJobPage />, { as: 'hr', at: '/hr/jobs/7/edit', path: '/hr/jobs/:id/edit' });
  for (const part of ['Pay and place', 'Skills', 'Text']) {
    await page.getByRole('button', { name: `Next: ${part}` }).click();
  }
}

test('the sections of a job are in boxes, and a changed one is sent with the whole text', async () => {
  await openText('Uniforms.\n\n## Responsibilities\n- Sews\n- Cuts');
  await expect.element(box('Responsibilities')).toHaveValue('Sews\nCuts');
  await expect.element(page.getByText('2 lines')).toBeVisible();
  await box('Benefits').fill('PF and ESI\nA bus');
  await expectAccessible();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect.poll(address).toBe('/hr/postings');
  expect(callsOf(CHANGE).map(({ body }) => body)).toEqual([
    {
      description:
        'Uniforms.\n\n## Responsibilities\n- Sews\n- Cuts\n\n## Benefits\n- PF and ESI\n- A bus',
    },
  ]);
});

test('a pasted text with sections can be split into the boxes', async () => {
  await openText('Uniforms.');
  const sort = page.getByRole('button', { name: 'Put them into the boxes' });
  await expect.element(sort).not.toBeInTheDocument();
  await page
    .getByRole('textbox', { name: 'Job description' })
    .fill('Cloth.\n\nRequirements:\n• A needle\n• Patience');
  await sort.click();
  await expect.element(box('Requirements')).toHaveValue('A needle\nPatience');
  await expect
    .element(page.getByRole('textbox', { name: 'Job description' }))
    .toHaveValue('Cloth.');
  await expect.element(sort).not.toBeInTheDocument();
});
