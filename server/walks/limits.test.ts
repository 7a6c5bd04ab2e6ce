import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { API_BASE, type Endpoint, isFor } from '../../contract/endpoint.ts';
import { pictureOf } from '../test/files/pictures.ts';
import { idPlacesOf } from '../test/ids.ts';
import { type Operation, operations, urlWith } from '../test/operations.ts';
import { uploadResume } from '../test/resumes.ts';
import { make, openTwoOfEverything, people, type Person } from '../test/two-of-everything.ts';

/** Every endpoint that says it can be called too often is called again once one of its limits is reached. */

const world = await openTwoOfEverything();

/** Endpoints whose limit needs more than this world has, each with the test that shows it instead. */
const shownBy: Record<string, string> = {
  'POST /barong/identity/sessions/sms': 'sms-logins/sms-logins.test.ts',
  'POST /barong/identity/sessions/sms/generate_code': 'sms-logins/login-codes.test.ts',
  'POST /barong/public/feature_waits': 'feature-waits/feature-waits.test.ts',
  'POST /barong/public/public_profile/reports': 'reports/profile-reports.test.ts',
  'POST /barong/resource/company_claims': 'company-checks/company-checks.test.ts',
  'POST /barong/resource/company_claims/:id/record': 'company-checks/claims-by-record.test.ts',
  'POST /barong/resource/company_claims/confirmation': 'company-checks/company-checks.test.ts',
  'POST /barong/resource/conversations': 'conversations/plan-limits.test.ts',
  'POST /barong/resource/job_feed/runs': 'imports/feeds/feeds.test.ts',
  'POST /barong/resource/personal_copy': 'personal-copies/personal-copies.test.ts',
  'POST /barong/resource/phone/generate_code': 'phones/limits.test.ts',
  'POST /barong/resource/push_subscriptions': 'push-subscriptions/push-subscriptions.test.ts',
};

const limited = operations.filter(
  ([route, { endpoint }]) =>
    endpoint.errors?.includes('request.too_many_requests') && !(route in shownBy),
);

const email = 'often@people.test';
const token = 'x'.repeat(43);
const otp = '123456';
const current_password = 'Mango-tree-42';
const fresh = { password: 'Tamarind-7-street', confirm_password: 'Tamarind-7-street' };

/** Where the contract has no example, or one that would end the session of the caller by giving it a new token. */
const bodies: Record<string, object> = {
  'POST /barong/identity/sessions/reauthentication': { password: 'wrong' },
  'POST /barong/identity/users': { email, password: fresh.password, username: 'Asha Rao' },
  'POST /barong/identity/sessions': { email, password: fresh.password },
  'POST /barong/identity/sessions/sms/confirm_code': { ticket: token, otp },
  'POST /barong/identity/users/email/confirm_code': { token },
  'POST /barong/identity/users/password/confirm_code': { reset_password_token: token, ...fresh },
  'POST /barong/identity/users/password/generate_code': { email },
  'POST /barong/identity/verification/resend-otp': { email },
  'POST /barong/identity/verification/verify-otp': { email, otp },
  'POST /barong/public/appeals': { token, text: 'I never asked anybody for money.' },
  'POST /barong/public/appeals/case': { token },
  'POST /barong/public/contact_messages': {
    name: 'Asha Rao',
    email,
    topic: 'other',
    message: 'Where do I find the jobs that I saved?',
  },
  'POST /barong/public/contact_messages/state': { token },
  'POST /barong/public/team_invitations': { token },
  'POST /barong/resource/hr_profile/evidence/work_mail': { email: 'often@people.example' },
  'POST /barong/resource/hr_profile/evidence/work_mail/confirmation': { otp },
  'POST /barong/resource/otp/disable': { code: otp, current_password },
  'POST /barong/resource/otp/enable': { code: otp, current_password },
  'POST /barong/resource/passkeys/generate_challenge': { current_password },
  'POST /barong/resource/phone/confirm_code': { otp },
  'POST /barong/resource/team/membership': { token },
  'POST /barong/resource/users/me/deletion': { password: 'wrong' },
  'PUT /barong/resource/phone/sms_login': { enabled: true, current_password },
  'PUT /barong/resource/users/email_change': { email, current_password },
  'PUT /barong/resource/users/password': { current_password: 'wrong', ...fresh },
};

/** What is sent with a file. */
const fields: Record<string, Record<string, string>> = {
  'POST /barong/resource/documents': { doc_type: 'Profile Picture' },
  'POST /barong/resource/hr_profile/papers': { kind: 'udyam', number: 'UDYAM-MP-18-0012345' },
};

const queries: Record<string, string> = { 'GET /barong/public/receipts': '?code=x' };

function personFor({ who }: Endpoint): Person {
  if (who === 'anyone') return 'guest';
  if (who === 'admin') return 'admin';
  return isFor(who, 'user') ? 'seeker' : 'recruiter';
}

/** Makes what the endpoint is about, and returns a function that calls the endpoint as its owner. */
async function readyToCall(operation: Operation) {
  const { endpoint, method, route } = operation;
  const place = idPlacesOf(endpoint).find(({ rule }) => rule);
  const [[thing, whose] = []] = Object.entries(place?.rule?.things ?? {});
  const id = thing === undefined ? 0 : await make(world, thing);
  const as = world.as[people.find((person) => person === whose) ?? personFor(endpoint)];
  const url = urlWith(operation, id) + (queries[route] ?? '');
  const sent = place?.part === 'body' ? { [place.name]: place.isList ? [id] : id } : {};
  const body = { ...(bodies[route] ?? endpoint.example), ...sent };
  return async () =>
    endpoint.upload
      ? uploadResume(world.portal, {
          as,
          bytes: await pictureOf('png'),
          name: 'picture.png',
          fields: fields[route] ?? {},
          path: url.replace(API_BASE, ''),
        })
      : world.portal.send({ method, url, as, ...(endpoint.body ? { payload: body } : {}) });
}

const forgetAttempts = () => world.portal.db.deleteFrom('attempt_counts').execute();

/** Uses up only the limit with this key, for every application and job. */
async function useUp(key: string): Promise<void> {
  await forgetAttempts();
  await sql`insert into attempt_counts (key, times)
    select distinct
      regexp_replace(regexp_replace(${key}, 'application=\\d+', 'application=' || applications.id),
        'job=\\d+', 'job=' || jobs.id),
      array_fill(now(), array[2000])
    from applications, jobs`.execute(world.portal.db);
}

describe.each(limited)('%s', (_, operation) => {
  test('is refused at one of its limits, with when to come back', async () => {
    const first = await readyToCall(operation);
    await forgetAttempts();
    await first();
    const counted = await world.portal.db.selectFrom('attempt_counts').select('key').execute();
    const refused = [];
    for (const { key } of counted) {
      // What is made may count, too.
      await forgetAttempts();
      const again = await readyToCall(operation);
      await useUp(key);
      const { status, body, headers } = await again();
      if (status === 429) refused.push([body.errors, Number(headers['retry-after']) > 0]);
    }
    await forgetAttempts();
    expect(refused).toContainEqual([['request.too_many_requests'], true]);
  });
});

test('what is left to other tests has a limit', () => {
  const unlimited = Object.keys(shownBy).filter((route) =>
    operations.every(
      ([name, { endpoint }]) =>
        name !== route || !endpoint.errors?.includes('request.too_many_requests'),
    ),
  );
  expect(unlimited).toEqual([]);
});
