import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { Session } from '../../contract/accounts.ts';
import type { Role } from '../../contract/endpoint.ts';
import { addJob } from '../../db/world/hiring.ts';
import {
  addAccount,
  addCompany,
  freshMark,
  PASSWORD,
  signIn as startSession,
} from '../../db/world/people.ts';
import { worldDatabase } from './database.ts';
import { codeFor } from './portal.ts';

// The people and things that a journey starts with. People are created by SQL, without forms, mails and
// hashing; what they do after that goes through the API.

const API = `${process.env['E2E_URL'] ?? ''}/api/v2`;

type Method = 'get' | 'post' | 'put' | 'delete';

/** Somebody with an account, who acts by the API and in browsers. */
export interface Person {
  email: string;
  session: Session;
  /** Calls the API as this person; `path` is below `/api/v2/barong`. Refused calls reject. */
  call(
    method: Method,
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<Record<string, unknown>>;
}

export interface Recruiter extends Person {
  company: { id: number; name: string };
}

export const DEMO_PASSWORD = 'Demo-vritti-1';

/** A unique word, for names and titles that only one journey finds. */
export const mark = (): string => `Q${freshMark()}`;

function personOf(session: Session): Person {
  const ofSession = {
    authorization: `Bearer ${session.token}`,
    'x-csrf-token': session.csrf_token,
    'content-type': 'application/json',
  };
  return {
    email: session.user.email,
    session,
    async call(method, path, body, more = {}) {
      const headers = { ...ofSession, ...more };
      const sent = method === 'get' ? {} : { body: JSON.stringify(body ?? {}) };
      const answer = await fetch(`${API}/barong${path}`, { method, headers, ...sent });
      if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
      return (await answer.json()) as Record<string, unknown>;
    },
  };
}

/** Somebody whose address is confirmed, without profile or company. */
async function newPerson(role: Role, name: string, email?: string): Promise<Person> {
  const db = worldDatabase();
  const account = await addAccount(db, role, { name, ...(email ? { email } : {}) });
  return personOf(await startSession(db, account));
}

/** A seeker without a profile. */
export const newSeeker = (name = 'Kavita Rao', email?: string): Promise<Person> =>
  newPerson('user', name, email);

/** A recruiter whose company may post jobs; `company` has fields of the company form. */
export async function newRecruiter(
  company: { company_name?: string; [field: string]: unknown } = {},
): Promise<Recruiter> {
  const person = await newPerson('hr', 'Farhan Qureshi');
  const form = {
    company_name: `Malwa Mills ${mark()}`,
    company_description: 'Spins and weaves cotton.',
    industry: 'Textiles',
    ...company,
  };
  const { id } = await person.call('post', '/resource/hr_profile', form);
  return { ...person, company: { id: Number(id), name: form.company_name } };
}

/** One of the people of the demo, such as `priya`, `anil` or `admin`. */
export async function demoPerson(name: string): Promise<Person> {
  const db = worldDatabase();
  const account = await db
    .selectFrom('accounts')
    .selectAll()
    .where('email', '=', `${name}@demo.vritti.example`)
    .executeTakeFirstOrThrow();
  return personOf(await startSession(db, account));
}

/** Somebody who registered on a page gets mails at any hour, like the accounts of `addAccount`. */
export async function endQuietHours(email: string): Promise<void> {
  await worldDatabase()
    .updateTable('accounts')
    .set({ quiet_on: false })
    .where('email', '=', email)
    .execute();
}

/** A recruiter without a company. */
export const newcomer = (name = 'Farhan Qureshi'): Promise<Person> => newPerson('hr', name);

/** An imported company with its job, which nobody has claimed. */
export async function importedCompany(website: string) {
  const db = worldDatabase();
  const { id, name } = await addCompany(db, {
    name: `Narmada ${mark()}`,
    website,
    source: 'world',
  });
  const job = await addJob(db, id, { title: `Loom Fitter ${mark()}` });
  return { id, name, job: { id: job.id, title: job.title } };
}

/** An open job of the recruiter's company; `job` has fields of the job form. */
export async function postJob(
  recruiter: Person,
  job: { title?: string; [field: string]: unknown } = {},
): Promise<{ id: number; title: string }> {
  const form = {
    title: 'Staff Nurse',
    description: 'Care for eight beds, by day and by night.',
    location: 'Arera Colony, Bhopal',
    employment_type: 'full_time',
    salary_min: 3,
    salary_max: 3.6,
    ...job,
  };
  const { id } = await recruiter.call('post', '/resource/jobs', form);
  return { id: Number(id), title: form.title };
}

/** A new seeker applies to the job; returns the application's id. */
export async function applyAs(
  name: string,
  jobId: number,
  letter = `${name} would like to work here.`,
): Promise<{ id: number; seeker: Person }> {
  const seeker = await newSeeker(name);
  const { id } = await seeker.call('post', `/resource/jobs/${jobId}/apply`, {
    cover_letter: letter,
  });
  return { id: Number(id), seeker };
}

/** Signs the browser in as the login page would, without going through it. */
export const signIn = (page: Page, { session }: Person): Promise<unknown> =>
  page.addInitScript(({ token, csrf_token, user }) => {
    // Only once: somebody who logs out later stays logged out.
    if (sessionStorage.getItem('wasSignedIn')) return;
    sessionStorage.setItem('wasSignedIn', 'yes');
    localStorage.setItem('authToken', token);
    localStorage.setItem('csrfToken', csrf_token);
    localStorage.setItem('user', JSON.stringify(user));
  }, session);

/** Opens a page as the person who is signed in in this browser. */
export async function openAs(page: Page, who: Person, address: string): Promise<void> {
  await signIn(page, who);
  await page.goto(address);
}

/** Registers a job seeker by the API and enters the mailed code, where that is what matters. */
export async function registerByApi(
  request: APIRequestContext,
  email: string,
  password: string = PASSWORD,
): Promise<void> {
  const post = async (path: string, data: object) => {
    const answer = await request.post(`/api/v2/barong/identity/${path}`, { data });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
  };
  await post('users', { email, password, username: 'Asha Rao', data: { user_type: 'user' } });
  await post('verification/verify-otp', { email, otp: await codeFor(email) });
}

/** Logs in through the API with the password, from a known browser or from none. */
export async function logInByApi(
  request: APIRequestContext,
  email: string,
  password: string,
  deviceId: string | null = null,
): Promise<Person> {
  const answer = await request.post('/api/v2/barong/identity/sessions', {
    data: { email, password },
    headers: deviceId ? { 'x-device-id': deviceId } : {},
  });
  expect(answer.ok(), `${email} logs in`).toBe(true);
  return personOf((await answer.json()) as Session);
}

/** Opens a public page as somebody signed in and waits until scripts know them: then its buttons work. */
export async function openKnown(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('link', { name: 'Dashboard' }).first().waitFor();
}
