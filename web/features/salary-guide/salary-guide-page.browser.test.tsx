import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ApiError } from '../../lib/api/api-error.ts';
import { address, show } from '../../test/stage.tsx';
import SalaryGuidePage from './salary-guide-page.tsx';

const pay = { lower: 2.4, median: 3, upper: 4 };
const roles = ['Nurse', 'Welder'].map((role) => ({ role, jobs: 21, companies: 3, pay }));
const here = { jobs: 40, companies: 12, pay };
const found = { location_matched: null, here, capped: false, levels: [], cities: [] };

test('without an answer it keeps its form and says so in place of the pay', async () => {
  let isOnline = true;
  await show(<SalaryGuidePage />, {
    at: '/salary-guide',
    loaded: (params: URLSearchParams) => {
      if (!isOnline) return { failure: new ApiError(0, undefined) };
      const role = params.get('role') ?? '';
      return { role, location: '', found: role ? found : null, roles, language: 'en' };
    },
  });
  const role = page.getByRole('combobox', { name: 'Role' });
  isOnline = false;
  await role.fill('Nurse');
  await page.getByRole('button', { name: 'Show pay' }).click();
  const again = page.getByRole('button', { name: 'Try Again' });
  await expect.element(again).toBeVisible();
  await expect.element(role).toHaveValue('Nurse');
  expect(address()).toContain('role=Nurse');
  isOnline = true;
  await again.click();
  await expect.element(page.getByRole('heading', { name: 'Pay: Nurse' })).toBeVisible();
  await expect.element(again).not.toBeInTheDocument();
});
