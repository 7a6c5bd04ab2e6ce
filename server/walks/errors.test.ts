import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Session } from '../../contract/accounts.ts';
import { API_BASE } from '../../contract/endpoint.ts';
import { errors, type ErrorAnswer, type ErrorCode } from '../../contract/errors.ts';
import { openTeam } from '../test/hiring.ts';
import { PASSWORD, register, registerByForm } from '../test/people.ts';
import { type Actor, openPortal } from '../test/portal.ts';

/**
 * Causes each row of the specification's error catalogue (section 8) over HTTP. That some test
 * meets every other code is checked at the end of a whole run: test/global-setup.ts.
 */

const portal = await openPortal();
let seeker: Session;
let recruiter: Session;
beforeAll(async () => {
  seeker = await register(portal);
  ({ recruiter } = await openTeam(portal, {
    company: { description: 'Cloth.', industry: 'Textiles' },
  }));
});

interface Sending {
  as?: Actor | undefined;
  payload?: object | string;
  headers?: Record<string, string>;
}
type Method = 'GET' | 'POST' | 'PUT';
interface Answered {
  status: number;
  body: ErrorAnswer;
}

const send = (method: Method, path: string, { as, payload, headers }: Sending = {}) =>
  portal.send({
    method,
    url: API_BASE + path,
    as,
    ...(headers ? { headers } : {}),
    ...(payload === undefined ? {} : { payload }),
  });

const post = (path: string, payload: object, as?: Actor) => send('POST', path, { payload, as });
const me = '/barong/resource/users/me';

let count = 0;
const freshEmail = () => `row${(count += 1)}@catalogue.test`;
const registration = (more: object) =>
  post('/barong/identity/users', {
    email: freshEmail(),
    password: PASSWORD,
    username: 'Asha Rao',
    ...more,
  });

const logIn = (email: string, password = PASSWORD) =>
  post('/barong/identity/sessions', { email, password });

/** Logs in to an account in the given state. */
async function logInWhen(state: 'inactive' | 'banned' | 'deleted') {
  const { user } = await register(portal);
  await portal.db.updateTable('accounts').set({ state }).where('id', '=', user.id).execute();
  return logIn(user.email);
}

async function verifyWith(otp: string, before: (email: string) => Promise<unknown>) {
  const { user } = await registerByForm(portal, { verified: false });
  await portal.work();
  await before(user.email);
  const typed = otp || portal.inbox.codeFor(user.email);
  return post('/barong/identity/verification/verify-otp', { email: user.email, otp: typed });
}

const ageCodes = () =>
  sql`update email_codes set expires_at = now() - interval '1 second'`.execute(portal.db);

const changePassword = (more: object) =>
  send('PUT', '/barong/resource/users/password', {
    as: seeker,
    payload: { current_password: PASSWORD, password: 'Other-kites-27', ...more },
  });

/** Causes an internal error: a missing table. */
async function breakInside(): Promise<Answered> {
  await sql`alter table saved_jobs rename to saved_jobs_elsewhere`.execute(portal.db);
  const answer = await send('GET', '/barong/resource/saved_jobs', { as: seeker });
  await sql`alter table saved_jobs_elsewhere rename to saved_jobs`.execute(portal.db);
  return answer;
}

/** The specification's texts, byte for byte, and how to cause each. */
const rows: [code: ErrorCode, text: string, cause: () => Promise<Answered>][] = [
  [
    'identity.session.invalid_params',
    'Invalid email or password. Please try again.',
    () => logIn(seeker.user.email, 'wrong-1-password'),
  ],
  [
    'identity.session.not_active',
    'Your account has been deactivated. Please contact support for assistance.',
    () => logInWhen('inactive'),
  ],
  [
    'identity.session.invalid',
    'Your session has expired. Please log in again.',
    () => send('GET', me, { headers: { authorization: `Bearer ${'x'.repeat(43)}` } }),
  ],
  [
    'identity.session.banned',
    'Your account has been banned. Please contact support for assistance.',
    () => logInWhen('banned'),
  ],
  ['identity.session.deleted', 'This account has been deleted.', () => logInWhen('deleted')],
  [
    'identity.user.already_exists',
    'An account with this email already exists.',
    () => registration({ email: seeker.user.email }),
  ],
  ['identity.user.missing_email', 'Email address is required.', () => registration({ email: '' })],
  [
    'identity.user.invalid_email',
    'Please enter a valid email address.',
    () => registration({ email: 'asha at home' }),
  ],
  ['identity.user.missing_password', 'Password is required.', () => registration({ password: '' })],
  [
    'identity.user.invalid_password',
    'Password must be at least 8 characters long and include a mix of letters and numbers.',
    () => registration({ password: 'mangotree' }),
  ],
  [
    'identity.user.missing_confirmations',
    'Please confirm your password.',
    () => changePassword({}),
  ],
  [
    'identity.user.passwords_dont_match',
    'Passwords do not match.',
    () => changePassword({ confirm_password: 'Other-kites-28' }),
  ],
  [
    'identity.otp.invalid',
    'Invalid verification code. Please try again.',
    () => verifyWith('000000', async () => undefined),
  ],
  [
    'identity.otp.expired',
    'Verification code has expired. Please request a new one.',
    () => verifyWith('', ageCodes),
  ],
  [
    'resource.profile.not_found',
    'User profile not found.',
    () => send('GET', '/barong/resource/user_profile', { as: seeker }),
  ],
  ['server.internal_error', 'Something went wrong. Please try again later.', breakInside],
  [
    'jwt.decode_and_verify',
    'Your session has expired. Please log in again.',
    () => send('GET', me, { headers: { authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.c2ln' } }),
  ],
  [
    'authz.unauthorized',
    'You are not authorized to perform this action.',
    () => send('GET', '/barong/resource/user_profile', { as: recruiter }),
  ],
  [
    'user.password.invalid',
    'Current password is incorrect.',
    () => changePassword({ current_password: 'wrong-1', confirm_password: 'Other-kites-27' }),
  ],
  [
    'resource.hr_profile.not_found',
    'HR profile not found.',
    async () =>
      send('GET', '/barong/resource/hr_profile', { as: await register(portal, { role: 'hr' }) }),
  ],
  [
    'resource.hr_profile.exists',
    'An HR profile already exists for this account.',
    () => saveCompany({ create_only: true }),
  ],
];

const company = {
  company_name: 'Kaveri Textiles',
  company_description: 'Cloth.',
  industry: 'Textiles',
};
const saveCompany = (more: object) =>
  post('/barong/resource/hr_profile', { ...company, ...more }, recruiter);

describe('the catalogue of the specification', () => {
  test.each(rows)('%s is answered with its status and "%s"', async (code, text, cause) => {
    const { status, body } = await cause();
    expect(body.errors).toEqual([code]);
    expect(status).toBe(errors[code].status);
    expect(body.messages).toEqual([text]);
    expect(errors[code].en).toBe(text);
    expect(body.request_id).toMatch(/^[\da-f-]{36}$/);
  });

  test('is complete except resource.user.no_activity: without activity, lists are empty', async () => {
    const newcomer = await register(portal);
    for (const path of ['my/applications', 'saved_jobs', 'notifications']) {
      const { status } = await send('GET', `/barong/resource/${path}`, { as: newcomer });
      expect([path, status]).toEqual([path, 200]);
    }
    expect(Object.keys(errors)).not.toContain('resource.user.no_activity');
    expect(new Set(rows.map(([code]) => code)).size).toBe(21);
  });

  test('answers in Hindi if requested', async () => {
    const { body } = await send('POST', '/barong/identity/sessions', {
      payload: { email: seeker.user.email, password: 'wrong-1-password' },
      headers: { 'accept-language': 'hi-IN' },
    });
    expect(body.messages).toEqual([errors['identity.session.invalid_params'].hi]);
  });
});

test.each(Object.entries(errors))('%s has a Hindi text of its own', (_code, { en, hi }) => {
  expect(hi).toMatch(/\p{Script=Devanagari}/u);
  expect(hi).not.toBe(en);
  expect(hi.match(/\{\w+\}/g)).toEqual(en.match(/\{\w+\}/g));
});

const job = {
  title: 'Store Keeper',
  description: 'Keeps the store.',
  location: 'Indore',
  employment_type: 'full_time',
};
const postJob = (more: object) => post('/barong/resource/jobs', { ...job, ...more }, recruiter);

const wish = { email: 'asha@wait.test', consent: true };

/** The rules of the company form and the job form, by field. */
const rules: [ErrorCode, string, () => Promise<Answered>][] = [
  ['resource.hr_profile.missing_name', 'company_name', () => saveCompany({ company_name: ' ' })],
  ['resource.hr_profile.missing_industry', 'industry', () => saveCompany({ industry: '' })],
  [
    'resource.hr_profile.missing_description',
    'company_description',
    () => saveCompany({ company_description: '' }),
  ],
  [
    'resource.hr_profile.invalid_website',
    'company_website',
    () => saveCompany({ company_website: 'javascript:alert(1)' }),
  ],
  ['resource.hr_profile.invalid_size', 'company_size', () => saveCompany({ company_size: 0 })],
  ['resource.hr_profile.invalid_founded', 'founded', () => saveCompany({ founded: 3000 })],
  ['resource.job.missing_title', 'title', () => postJob({ title: '' })],
  ['resource.job.missing_description', 'description', () => postJob({ description: '' })],
  ['resource.job.missing_location', 'location', () => postJob({ location: '' })],
  [
    'resource.job.missing_employment_type',
    'employment_type',
    () => postJob({ employment_type: undefined }),
  ],
  ['resource.job.emoji_in_description', 'description', () => postJob({ description: 'Join 🎉' })],
  ['resource.job.salary_range', 'salary_min', () => postJob({ salary_min: 9, salary_max: 3 })],
  [
    'resource.job.experience_range',
    'experience_min_years',
    () => postJob({ experience_min_years: 9, experience_max_years: 3 }),
  ],
  ['request.missing', 'path', () => post('/barong/public/feature_waits', wish)],
];

test.each(rules)('%s is reported at the field %s', async (code, field, cause) => {
  const { status, body } = await cause();
  expect([status, body.errors]).toEqual([errors[code].status, [code]]);
  expect(body.fields).toEqual({ [field]: errors[code].en });
});

test.each([
  ['request.too_low', -1, 'Enter 0 or more.'],
  ['request.too_high', 99, 'Enter 60 or less.'],
] as const)('%s names the bound that %i is beyond', async (code, experience_min_years, text) => {
  const { status, body } = await postJob({ experience_min_years });
  expect([status, body.errors, body.fields]).toEqual([422, [code], { experience_min_years: text }]);
});

test('request.too_large: a body beyond a megabyte is not read', async () => {
  const { status, body } = await post('/barong/identity/sessions', {
    email: 'x'.repeat(1_100_000),
  });
  expect([status, body.errors]).toEqual([413, ['request.too_large']]);
});

test('server.not_ready: a server without its tables is not ready', async () => {
  await sql`alter table kysely_migration rename to kysely_migration_away`.execute(portal.db);
  const { status, body } = await portal.send({ url: '/readyz' });
  await sql`alter table kysely_migration_away rename to kysely_migration`.execute(portal.db);
  expect([status, body.errors]).toEqual([503, ['server.not_ready']]);
});

test('server.not_ready: a server is not ready while one migration of its release is missing', async () => {
  const last = sql`(select max(name) from kysely_migration)`;
  await sql`update kysely_migration set name = name || '-later' where name = ${last}`.execute(
    portal.db,
  );
  const { status } = await portal.send({ url: '/readyz' });
  await sql`update kysely_migration set name = replace(name, '-later', '')`.execute(portal.db);
  expect(status).toBe(503);
  expect((await portal.send({ url: '/readyz' })).status).toBe(200);
});
