import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { worldDatabase } from './support/database.ts';
import { expect, test } from './support/portal.ts';
import { newRecruiter, newSeeker, openAs } from './support/world.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Chooses a plan and pays it at the test checkout. */
async function buy(page: Page, plan: string) {
  await button(page, `Choose ${plan}`).click();
  await expect(page.getByRole('heading', { name: 'Test checkout' })).toBeVisible();
  await button(page, /^Pay ₹.* as a test$/).click();
  await expect(page.getByRole('heading', { name: 'Subscription' })).toBeVisible();
}

async function cancel(page: Page) {
  await button(page, 'Cancel plan').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel plan' }).click();
  await expect(page.getByText('You keep it until')).toBeVisible();
}

async function getMoneyBack(page: Page, plan: string) {
  await button(page, `Refund the payment for ${plan}`).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Refund' }).click();
}

test('an owner buys a plan, upgrades, cancels, buys again after the end and gets a refund', async ({
  page,
}) => {
  const owner = await newRecruiter();
  await openAs(page, owner, '/hr/subscription');
  await expect(page.getByText('Test payments: no money moves.')).toBeVisible();
  await buy(page, 'Growth');
  await expect(button(page, 'Current Plan')).toBeDisabled();
  await expect(page.getByText(/Invoice \S+/)).toHaveCount(1);

  await buy(page, 'Team');
  await expect(page.getByText(/Invoice \S+/)).toHaveCount(2);
  await cancel(page);
  await expect(button(page, 'Resubscribe').first()).toBeDisabled();

  await sql`update subscriptions set period_to = now() - interval '1 minute'
    where company_id = ${owner.company.id}`.execute(worldDatabase());
  await page.reload();
  await buy(page, 'Growth');
  await expect(page.getByText(/Invoice \S+/)).toHaveCount(3);
  await getMoneyBack(page, 'Growth');
  await expect(page.getByText('Free, no card needed.', { exact: true })).toBeVisible();
  await expect(page.getByText('Refunded')).toBeVisible({ timeout: 60_000 });
});

test('a seeker whose payment fails is charged nothing, and gets the plan with the next one', async ({
  page,
}) => {
  await openAs(page, await newSeeker(), '/user/subscription');
  await button(page, 'Choose Plus').click();
  await page.getByLabel('What happens').selectOption('The payment fails');
  await button(page, /as a test$/).click();
  await expect(page.getByText('Nothing was charged. You can try again.')).toBeVisible();
  await page.getByLabel('What happens').selectOption('The payment succeeds');
  await button(page, /as a test$/).click();
  await expect(button(page, 'Current Plan')).toBeDisabled();
  await cancel(page);
  await getMoneyBack(page, 'Plus');
  await expect(page.getByText('Free, no card needed.', { exact: true })).toBeVisible();
});
