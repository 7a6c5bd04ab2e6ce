import { Suspense, use } from 'react';
import { Link, useLocation } from 'react-router';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { goToPart as next, openLastPart } from '../../../../test/forms/new-job-form.tsx';
import { stubDescriptions, stubOwnJobs, sampleOwnCompany } from '../../../../test/sample-hiring.ts';
import { sampleJob } from '../../../../test/sample-job.ts';
import { address, show } from '../../../../test/stage.tsx';
import { answer } from '../../../../test/stub-server.ts';
import CreateJobPage from './create-page.tsx';
import EditJobPage from './edit-page.tsx';

const POSTING = 'POST /barong/resource/jobs';
const JOB = 'GET /barong/public/jobs/:id';

const field = (label: string) => page.getByRole('textbox', { name: label });
const choice = (label: string) => page.getByRole('combobox', { name: label });
const button = (name: string) => page.getByRole('button', { name });
const heading = (part: string) => page.getByRole('heading', { name: part, exact: true });

const create = () => show(<CreateJobPage />, { as: 'hr', at: '/hr/jobs/create' });
const edit = () =>
  show(<EditJobPage />, { as: 'hr', at: '/hr/jobs/7/edit', path: '/hr/jobs/:id/edit' });

beforeEach(() => {
  answer('GET /barong/resource/hr_profile', sampleOwnCompany());
  stubOwnJobs();
  stubDescriptions();
});

test('a reload stays in the part that is open, the browser’s Back goes one part back, and a form that was sent begins with its first part', async () => {
  answer(POSTING, sampleJob());
  await create();
  await field('Job title').fill('Night Nurse');
  await choice('Employment type').selectOptions('full_time');
  await next('Pay and place');
  await field('Location').fill('Kochi');
  await next('Skills');
  await expect.element(heading('Skills')).toHaveFocus();
  await expect.poll(address).toBe('/hr/jobs/create?part=skills');
  await show(<CreateJobPage />, { as: 'hr', at: address() });
  await expect.element(heading('Skills')).toBeVisible();
  history.back();
  await expect.element(heading('Pay and place')).toHaveFocus();
  await expect.element(field('Location')).toHaveValue('Kochi');
  await button('Save as draft').click();
  await expect.poll(address).toBe('/hr/postings');
  await show(<CreateJobPage />, { as: 'hr', at: '/hr/jobs/create?part=text' });
  await expect.element(heading('Role')).toBeVisible();
});

test('the form’s Back and the browser’s go one part back alike, and neither leads forward again', async () => {
  await openLastPart();
  await expect.poll(address).toBe('/hr/jobs/create?part=text');
  const { length } = history;
  await button('Back').click();
  await expect.element(heading('Skills')).toHaveFocus();
  history.back();
  await expect.element(heading('Pay and place')).toHaveFocus();
  await button('Back').click();
  await expect.element(heading('Role')).toHaveFocus();
  expect(history.length).toBe(length);
});

test('two quick taps on Next open one part, and one step back leads out of it', async () => {
  answer(JOB, sampleJob());
  await edit();
  /** Whether the click goes on to send the form. */
  const tap = (part: string, detail: number) =>
    button(`Next: ${part}`)
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
  await expect.element(button('Next: Pay and place')).toBeVisible();
  // The second comes while the first is being checked.
  tap('Pay and place', 1);
  tap('Pay and place', 1);
  await expect.element(heading('Pay and place')).toHaveFocus();
  // The second comes when the next part is open, whose button is under the same finger.
  expect(tap('Skills', 2)).toBe(false);
  history.back();
  await expect.element(heading('Role')).toHaveFocus();
});

test('a part stays open when the address of an earlier one arrives late', async () => {
  answer(JOB, sampleJob());
  const pay = Promise.withResolvers<void>();
  const skills = Promise.withResolvers<void>();
  /** Keeps the page from rendering the address of the second part, as a slow phone does. */
  function Rendered() {
    const { search } = useLocation();
    if (search === '?part=pay') use(pay.promise);
    return <output>{`Rendered: ${search}`}</output>;
  }
  await show(
    <>
      <Suspense>
        <Rendered />
      </Suspense>
      <EditJobPage />
    </>,
    {
      as: 'hr',
      at: '/hr/jobs/7/edit',
      path: '/hr/jobs/:id/edit',
      loaded: async (search: URLSearchParams) => {
        if (search.get('part') === 'skills') await skills.promise;
      },
    },
  );
  await next('Pay and place');
  await expect.poll(() => location.search).toBe('?part=pay');
  await next('Skills');
  await expect.element(heading('Skills')).toHaveFocus();
  pay.resolve();
  await expect.element(page.getByText('Rendered: ?part=pay')).toBeVisible();
  await expect.element(heading('Skills')).toHaveFocus();
  skills.resolve();
  await expect.element(page.getByText('Rendered: ?part=skills')).toBeVisible();
  await expect.element(heading('Skills')).toHaveFocus();
});

describe('after a refusal', () => {
  /** Opens the form as the button on a job's card does when the job cannot be opened as it is. */
  async function publish() {
    answer(JOB, sampleJob({ id: 7, company_id: sampleOwnCompany().id, status: 'closed' }));
    const refused = { location: 'Location is required.' };
    const Publish = () =>
      useLocation().state ? (
        <EditJobPage />
      ) : (
        <Link to="." state={{ refused }}>
          Publish
        </Link>
      );
    await show(<Publish />, { as: 'hr', at: '/hr/jobs/7/edit', path: '/hr/jobs/:id/edit' });
    await page.getByRole('link', { name: 'Publish' }).click();
    await expect.poll(address).toBe('/hr/jobs/7/edit?part=pay');
    await expect.element(field('Location')).toHaveAccessibleDescription(/Location is required\./);
    await next('Skills');
    await expect.poll(address).toBe('/hr/jobs/7/edit?part=skills');
  }

  test('that opened a later part, the browser’s Back leads to it again', async () => {
    await publish();
    history.back();
    await expect.element(heading('Pay and place')).toHaveFocus();
  });

  test('who comes back finds the part that was open and no refusal, and still publishes the job', async () => {
    await publish();
    await page.getByRole('link', { name: 'Postings' }).click();
    await expect.poll(address).toBe('/hr/postings');
    history.back();
    await expect.element(heading('Skills')).toBeVisible();
    await expect.element(page.getByText('Location is required.')).not.toBeInTheDocument();
    for (const _ of ['Pay and place', 'Title and type']) await button('Back').click();
    await expect.element(choice('Status')).toHaveValue('active');
  });
});
