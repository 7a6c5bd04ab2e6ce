import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  conditionChoiceNames,
  conditionChoices,
  conditionValueText,
} from '../../../../../contract/jobs/choices/condition-choices.ts';
import { sampleOwnCompany, stubDescriptions, stubOwnJobs } from '../../../../test/sample-hiring.ts';
import { sampleJob } from '../../../../test/sample-job.ts';
import { address, expectAccessible, show } from '../../../../test/stage.tsx';
import { answer, callsOf } from '../../../../test/stub-server.ts';
import EditJobPage from '../form/edit-page.tsx';

const CHANGE = 'PUT /barong/resource/jobs/:id';

beforeEach(() => {
  answer('GET /barong/resource/hr_profile', sampleOwnCompany());
  stubOwnJobs();
  stubDescriptions();
});

/** The part about pay and place, in the form of a job. */
async function open(more: Parameters<typeof sampleJob>[0]) {
  const { id: company_id } = sampleOwnCompany();
  const job = sampleJob({ id: 7, company_id, ...more });
  answer('GET /barong/public/jobs/:id', job);
  answer(CHANGE, job);
  await show(<EditJobPage />, { as: 'hr', at: '/hr/jobs/7/edit', path: '/hr/jobs/:id/edit' });
  await page.getByRole('button', { name: 'Next: Pay and place' }).click();
}

test('somebody who claims access is asked for a contact person, and only what changed is sent', async () => {
  await open({ shift: 'day' });
  await expect.element(page.getByRole('checkbox', { name: 'Creche' })).not.toBeInTheDocument();
  await page.getByText('Good to know', { exact: false }).click();
  await expect.element(page.getByText('1 stated')).toBeVisible();
  const person = page.getByRole('textbox', { name: 'Contact for questions about access' });
  await expect.element(person).not.toBeInTheDocument();
  await page.getByRole('checkbox', { name: 'Wheelchair access' }).click();
  await page.getByRole('button', { name: 'Next: Skills' }).click();
  await expect.element(person).toHaveFocus();
  await expectAccessible();
  await person.fill('Meera Joshi');
  await page.getByRole('textbox', { name: 'Their work address' }).fill('meera@malwa.example');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect.poll(address).toBe('/hr/postings');
  expect(callsOf(CHANGE).map(({ body }) => body)).toEqual([
    {
      conditions: ['step_free'],
      access_contact_name: 'Meera Joshi',
      access_contact_email: 'meera@malwa.example',
    },
  ]);
});

test.each(conditionChoiceNames)('a value of "%s" is chosen by its words', async (name) => {
  const { values, name: heading } = conditionChoices[name];
  const chosen = values[1] ?? values[0];
  await open({ [name]: values[0] });
  await page.getByText('Good to know', { exact: false }).click();
  const group = page.getByRole('group', { name: heading.en, exact: true });
  const radio = (value: string) =>
    group.getByRole('radio', { name: conditionValueText(name, value, 'en'), exact: true });
  await expect.element(radio(values[0])).toBeChecked();
  await group.getByText(conditionValueText(name, chosen, 'en'), { exact: true }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect.poll(address).toBe('/hr/postings');
  expect(callsOf(CHANGE).map(({ body }) => body)).toEqual([{ [name]: chosen }]);
});
