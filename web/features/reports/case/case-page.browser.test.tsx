import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ModerationCase } from '../../../../contract/moderation/moderation.ts';
import { expectAccessible, show } from '../../../test/stage.tsx';
import { answer, callsOf } from '../../../test/stub-server.ts';
import CasePage from './case-page.tsx';

const READ = 'GET /barong/admin/moderation/jobs/:id';
const ACT = 'POST /barong/admin/moderation/jobs/:id/acts';
const at = '2026-11-24T06:30:00.000Z';

const found: ModerationCase = {
  job: {
    id: 5,
    title: 'Field Agent',
    state: 'active',
    description: '### Fee\n\n- Registration fee of Rs 500 is to be paid.',
    description_html: '<h3>Fee</h3><ul><li>Registration fee of Rs 500 is to be paid.</li></ul>',
    language: 'en',
    location: 'Indore',
    salary_min: 2,
    salary_max: 3,
    posted_at: at,
    is_date_given: true,
    updated_at: at,
    application_count: 12,
    source_url: null,
  },
  company: {
    id: 3,
    name: 'Sharma Agro Traders',
    checked: false,
    created_at: at,
    open_jobs: 2,
    removed_jobs: 1,
    upheld_reports: 4,
    recruiters: [{ id: 8, name: 'Lata Kulkarni' }],
  },
  signals: [{ kind: 'money_asked', words: ['fee of Rs 500'] }],
  risk: 85,
  same_text: [
    {
      id: 6,
      title: 'Field Agent',
      state: 'removed',
      company_id: 4,
      company_name: 'Other Traders',
      posted_at: at,
      is_date_given: true,
    },
  ],
  reports: [],
  acts: [],
};

test('a case shows everything that is known, and a removal asks for the reason', async () => {
  answer(READ, found);
  await show(<CasePage />, {
    as: 'admin',
    at: '/admin/reports/jobs/5',
    path: '/admin/reports/jobs/:id',
  });
  await expect.element(page.getByText('Risk 85 of 100')).toBeVisible();
  await expect.element(page.getByText('“fee of Rs 500”')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Lata Kulkarni' }))
    .toHaveAttribute('href', '/admin/hr-accounts/8');
  await expect.element(page.getByText('Other Traders')).toBeVisible();
  await expect
    .element(page.getByRole('listitem').filter({ hasText: /^Registration fee/ }))
    .toBeVisible();
  await expectAccessible();

  const buttons = page.getByRole('button', { name: /^(Hold|Warn|Remove)$/ });
  expect(buttons.elements().map((button) => button.textContent)).toEqual([
    'Hold',
    'Warn',
    'Remove',
  ]);
  await page.getByRole('button', { name: 'Remove' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect.element(dialog.getByText('Write a reason')).toBeVisible();
  answer(ACT, { ...found, job: { ...found.job, state: 'removed' } });
  await dialog.getByLabelText('Reason, in plain words').fill('It asks for money.');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect.element(page.getByRole('button', { name: 'Release' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Hold' })).not.toBeInTheDocument();
  expect(callsOf(ACT)[0]).toMatchObject({
    params: { id: 5 },
    body: { act: 'removed', reason: 'It asks for money.' },
  });
});
