import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleOwnCompany } from '../sample-hiring.ts';
import { show } from '../stage.tsx';
import { emptyFields, type JobFields } from '../../features/jobs/own/form/job-fields.ts';
import { JobForm } from '../../features/jobs/own/form/job-form.tsx';

/** Opens the form of a new job in which these fields are filled in already. */
export const showNewJob = (filled: Partial<JobFields>) =>
  show(
    <JobForm
      title="Post a Job"
      company={sampleOwnCompany()}
      saved={{ ...emptyFields('en'), ...filled }}
      id={null}
    />,
    { as: 'hr', at: '/hr/jobs/create' },
  );

/** By keyboard, because the findings of the text check may move the button away from a pointer. */
export async function goToPart(part: string): Promise<void> {
  const button = page.getByRole('button', { name: `Next: ${part}` });
  await expect.element(button).toBeVisible();
  button.element().focus();
  await userEvent.keyboard('{Enter}');
}

/** Opens the last part of the form of a job that is filled in, except for its text. */
export async function openLastPart(): Promise<void> {
  await showNewJob({
    title: 'Staff Nurse',
    employment_type: 'full_time',
    location: 'Arera Colony, Bhopal',
  });
  for (const part of ['Pay and place', 'Skills', 'Text']) await goToPart(part);
}
