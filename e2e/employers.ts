import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { logInByApi, type Person } from './api.ts';
import { inDatabase } from './database.ts';
import { codeFor, freshAddress, PASSWORD } from './portal.ts';

/** Somebody with an account of their own, who acts by the API and in browsers. */
export interface Account extends Person {
  email: string;
  token: string;
  csrfToken: string;
}

interface Recruiter extends Account {
  company: { id: number; name: string };
}

let made = 0;

/** A word that no other journey of this run has in its names. */
export const freshWord = (word: string): string =>
  `${word}${process.pid.toString(36)}${Date.now().toString(36)}${(made += 1)}`;

/** Registers and confirms the mailed code. */
export async function newAccount(
  request: APIRequestContext,
  role: 'user' | 'hr',
  name: string,
): Promise<Account> {
  const email = freshAddress(role);
  const base = '/api/v2/barong/identity';
  const registered = await request.post(`${base}/users`, {
    data: { email, password: PASSWORD, username: name, data: JSON.stringify({ user_type: role }) },
  });
  expect(registered.status(), `${name} registers`).toBe(201);
  const session = (await registered.json()) as { token: string; csrf_token: string };
  const verified = await request.post(`${base}/verification/verify-otp`, {
    data: { email, otp: await codeFor(email) },
  });
  expect(verified.ok(), `${name} confirms the address`).toBe(true);
  const { call } = await logInByApi(request, email, PASSWORD);
  return { email, token: session.token, csrfToken: session.csrf_token, call };
}

/** A recruiter whose company may post jobs. */
export async function newRecruiter(
  request: APIRequestContext,
  company: { company_name?: string; [field: string]: unknown } = {},
): Promise<Recruiter> {
  const account = await newAccount(request, 'hr', 'Farhan Qureshi');
  const form = {
    company_name: freshWord('Aarogya '),
    company_description: 'A clinic of forty beds in Bhopal.',
    industry: 'Hospitals and Clinics',
    ...company,
  };
  const { id } = await account.call('post', '/resource/hr_profile', form);
  return { ...account, company: { id: Number(id), name: form.company_name } };
}

/** Posts a job by the API and answers its id. */
export async function postJob(recruiter: Account, job: object = {}): Promise<number> {
  const { id } = await recruiter.call('post', '/resource/jobs', {
    title: 'Staff Nurse',
    description: 'Care for eight beds, by day and by night.',
    location: 'Arera Colony, Bhopal',
    employment_type: 'full_time',
    salary_min: 3,
    salary_max: 3.6,
    ...job,
  });
  return Number(id);
}

/** A new seeker applies to the job; answers the application's id. */
export async function applyAs(
  request: APIRequestContext,
  name: string,
  jobId: number,
  letter = `${name} would like to work here.`,
): Promise<{ id: number; seeker: Account }> {
  const seeker = await newAccount(request, 'user', name);
  const { id } = await seeker.call('post', `/resource/jobs/${jobId}/apply`, {
    cover_letter: letter,
  });
  return { id: Number(id), seeker };
}

/** Opens a page as somebody who is signed in in this browser. */
export async function openAs(page: Page, who: Account, address: string): Promise<void> {
  await page.addInitScript(
    ([token, csrfToken]) => {
      if (localStorage.getItem('authToken')) return;
      localStorage.setItem('authToken', token);
      localStorage.setItem('csrfToken', csrfToken);
    },
    [who.token, who.csrfToken] as const,
  );
  await page.goto(address);
}

/** Refuses every call whose address fits, as a server does that is asked too often. */
export const refuseCalls = (page: Page, address: RegExp): Promise<unknown> =>
  page.route(address, (route) =>
    route.fulfill({
      status: 429,
      json: {
        errors: ['request.too_many_requests'],
        messages: ['Too many requests.'],
        fields: {},
        request_id: 'refused-by-the-journey',
      },
    }),
  );

/** Chooses from the menu of a posting or an application. */
export async function chooseFrom(menu: Locator, entry: string): Promise<void> {
  await menu.click();
  await menu.page().getByRole('menuitem', { name: entry, exact: true }).click();
}

/** Lets so many days go by for one posting. */
export const ageJob = (jobId: number, days: number): Promise<void> =>
  inDatabase(
    `UPDATE jobs SET posted_at = posted_at - make_interval(days => $2),
                     expires_at = expires_at - make_interval(days => $2) WHERE id = $1`,
    [jobId, days],
  );
