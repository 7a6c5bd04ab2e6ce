import type { APIRequestContext, Page } from '@playwright/test';
import { codeFor, freshAddress, PASSWORD } from './portal.ts';

const BASE = '/api/v2/barong';

interface Session {
  token: string;
  csrf_token: string;
  user: { id: number; role: string; fullName: string; email_verified: boolean };
}

type Method = 'get' | 'post' | 'put' | 'delete';

/** Somebody who was registered and verified by the API, and acts by it. */
export interface Account {
  email: string;
  session: Session;
  call(method: Method, path: string, body?: object): Promise<Record<string, unknown>>;
}

async function register(
  request: APIRequestContext,
  name: string,
  user_type: 'user' | 'hr',
): Promise<Account> {
  const email = freshAddress(name.split(' ')[0]?.toLowerCase() ?? 'somebody');
  const form = { email, password: PASSWORD, username: name, data: JSON.stringify({ user_type }) };
  const registered = await request.post(`${BASE}/identity/users`, { data: form });
  if (!registered.ok()) throw new Error(`${email} cannot register: ${await registered.text()}`);
  const verified = await request.post(`${BASE}/identity/verification/verify-otp`, {
    data: { email, otp: await codeFor(email) },
  });
  const session = (await verified.json()) as Session;
  const headers = {
    authorization: `Bearer ${session.token}`,
    'x-csrf-token': session.csrf_token,
  };
  return {
    email,
    session,
    async call(method, path, data) {
      const answer = await request[method](BASE + path, { headers, ...(data ? { data } : {}) });
      if (!answer.ok()) throw new Error(`${method} ${path}: ${await answer.text()}`);
      return (await answer.json()) as Record<string, unknown>;
    },
  };
}

/** A seeker without a profile. */
export const newSeeker = (page: Page, name = 'Kavita Rao'): Promise<Account> =>
  register(page.request, name, 'user');

/** A recruiter whose company may post jobs. */
export async function newRecruiter(page: Page): Promise<Account & { company: string }> {
  const recruiter = await register(page.request, 'Harish Menon', 'hr');
  const company = `Malwa Mills ${mark()}`;
  await recruiter.call('post', '/resource/hr_profile', {
    company_name: company,
    company_description: 'Spins and weaves cotton.',
    industry: 'Textiles',
  });
  return { ...recruiter, company };
}

let marks = 0;

/** A word that nothing else has, for titles that only one journey finds. */
export const mark = (): string =>
  `Q${process.pid.toString(36)}${Date.now().toString(36)}${(marks += 1)}`;

export interface PostedJob {
  id: number;
  title: string;
}

/** An open job with a title of its own. */
export async function postJob(
  recruiter: Account,
  name: string,
  more: object = {},
): Promise<PostedJob> {
  const title = `${name} ${mark()}`;
  const job = await recruiter.call('post', '/resource/jobs', {
    title,
    description: 'Look after six looms on the day shift.',
    location: 'Dewas Naka, Indore',
    employment_type: 'full_time',
    salary_min: 1.8,
    salary_max: 2.4,
    skills: ['Weaving'],
    ...more,
  });
  return { id: Number(job['id']), title };
}

/** Signs the browser in as the login page would, without going through it. */
export const signIn = (page: Page, { session }: Account): Promise<unknown> =>
  page.addInitScript(({ token, csrf_token, user }) => {
    // Once: whoever logs out later stays logged out.
    if (sessionStorage.getItem('wasSignedIn')) return;
    sessionStorage.setItem('wasSignedIn', 'yes');
    localStorage.setItem('authToken', token);
    localStorage.setItem('csrfToken', csrf_token);
    localStorage.setItem('user', JSON.stringify(user));
  }, session);

/** The toast or notice with these words, wherever it stands. */
export const told = (page: Page, words: string) => page.getByText(words, { exact: true }).first();

/** Opens a public page as somebody signed in and waits until it knows them: then its buttons act. */
export async function openKnown(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('link', { name: 'Dashboard' }).first().waitFor();
}
