import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleOwnCompany, stubOwnJobs } from '../../../../test/sample-hiring.ts';
import { sampleJob } from '../../../../test/sample-job.ts';
import { address, expectAccessible, show } from '../../../../test/stage.tsx';
import { answer, callsOf } from '../../../../test/stub-server.ts';
import CreateJobPage from '../form/create-page.tsx';

const LIST = 'GET /barong/resource/job_templates';
const COPY = 'POST /barong/resource/jobs/:id/duplicates';
const KEEP = 'PUT /barong/resource/jobs/:id/template';
const DROP = 'DELETE /barong/resource/jobs/:id/template';
const template = { job_id: 7, name: 'Nurses', title: 'Staff Nurse', location: 'Bhopal' };
const button = (name: string) => page.getByRole('button', { name });

beforeEach(async () => {
  answer('GET /barong/resource/hr_profile', sampleOwnCompany());
  stubOwnJobs();
  answer(LIST, { job_templates: [template] });
});
async function open() {
  await show(<CreateJobPage />, { as: 'hr', at: '/hr/jobs/create' });
  await page.getByText('Begin with a template (1)').click();
}

test('a new job begins with a template as a draft with the same content', async () => {
  answer(COPY, sampleJob({ id: 12, status: 'draft', state: 'draft' }));
  await open();
  await button('Use Nurses').click();
  await expect.poll(address).toBe('/hr/jobs/12/edit');
  expect(callsOf(COPY).map(({ params }) => params)).toEqual([{ id: 7 }]);
});

test('a template is renamed, and removed from the list with an undo', async () => {
  answer(KEEP, template);
  answer(DROP, { message: 'done' });
  await open();
  await button('Rename Nurses').click();
  await expectAccessible();
  await page.getByRole('textbox', { name: 'Name of the template' }).fill('All nurses');
  await button('Save').last().click();
  await expect.poll(() => callsOf(KEEP).map(({ body }) => body)).toEqual([{ name: 'All nurses' }]);
  await button('Remove Nurses from the templates').click();
  await button('Undo').click();
  await expect.poll(() => callsOf(KEEP).length).toBe(2);
  expect(callsOf(DROP)).toHaveLength(1);
});
