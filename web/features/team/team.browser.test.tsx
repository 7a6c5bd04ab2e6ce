import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { metaOf } from '../../../contract/lists.ts';
import type { TeamActivity } from '../../../contract/team/team-activity.ts';
import type { TeamMember } from '../../../contract/team/team.ts';
import { sampleOwnCompany } from '../../test/sample-hiring.ts';
import { sampleAccount } from '../../test/sample-profile.ts';
import { expectAccessible, show } from '../../test/stage.tsx';
import { answer, callsOf, hold, refuse } from '../../test/stub-server.ts';
import JoinPage from './join-page.tsx';
import { neha, sampleInvitation as invitation, sampleMember as member } from './sample-team.ts';
import TeamPage from './team-page.tsx';

const INVITE = 'POST /barong/resource/team/invitations';
const LOOK = 'POST /barong/public/team_invitations';
const JOIN = 'POST /barong/resource/team/membership';

const act: TeamActivity = {
  at: '2026-11-20T06:00:00.000Z',
  kind: 'status_changed',
  actor: { id: 2, name: 'Neha Joshi' },
  member: null,
  role: null,
  job: { id: 9, title: 'Accounts Executive' },
  fields: [],
  application: { id: 7, candidate_name: 'Asha Rao', status: 'rejected' },
};
const stepDown: TeamActivity = {
  ...act,
  kind: 'role_changed',
  member: { id: 2, name: 'Neha Joshi' },
  role: 'viewer',
  job: null,
  application: null,
};
const changed: TeamActivity = {
  ...act,
  kind: 'job_changed',
  application: null,
  fields: ['salary_min', 'salary_max', 'client_name'],
};

beforeEach(() => {
  answer('GET /barong/resource/plan_usage', { usage: [] });
  answer('GET /barong/resource/hr_profile', sampleOwnCompany());
  answer('GET /barong/resource/team/activity', ({ query }) => ({
    activity: [act, changed, stepDown],
    meta: metaOf(query, 3),
  }));
});

const openAs = (team_role: 'owner' | 'viewer', others: readonly TeamMember[] = [neha]) => {
  const isOwner = team_role === 'owner';
  answer('GET /barong/resource/team', {
    members: [member({ role: team_role }), ...others],
    invitations: isOwner ? [invitation] : [],
  });
  answer('GET /barong/resource/users/me', () => sampleAccount({ id: 1, role: 'hr', team_role }));
  return show(<TeamPage />, {
    as: { id: isOwner ? 1 : 3, role: 'hr', team_role },
    at: '/hr/team',
  });
};
const dialog = page.getByRole('dialog');

test('an owner sees members, invitations and who did what, and invites somebody', async () => {
  answer(INVITE, ({ body }) => ({ ...invitation, email: body.email, role: body.role }));
  await openAs('owner');
  await expect
    .element(page.getByRole('article').first())
    .toMatchTextContent(/Anil Sharma.*Owner.*You.*anil@people.test.*last active 20 Nov/s);
  await expect.element(page.getByText('Neha Joshi moved an application: Rejected')).toBeVisible();
  await expect.element(page.getByText('Neha Joshi changed a job')).toBeVisible();
  await expect.element(page.getByText('Neha Joshi became viewer')).toBeVisible();
  await expect.element(page.getByText(/Accounts Executive.*pay, other details/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Asha Rao' }))
    .toHaveAttribute('href', '/hr/applications?application=7');
  await page.getByLabelText('Email address').fill('kavita@people.test');
  await page.getByLabelText('Role').selectOptions('Interviewer');
  await expect
    .element(page.getByText('Sees jobs, applications and interviews, and holds interviews.'))
    .toBeVisible();
  await page.getByRole('button', { name: 'Send the invitation', exact: true }).click();
  await expect.element(page.getByText('Invitation sent to kavita@people.test')).toBeVisible();
  expect(callsOf(INVITE).map(({ body }) => body)).toEqual([
    { email: 'kavita@people.test', role: 'interviewer' },
  ]);
});

test('ownership is handed over, with a choice of one’s own next role', async () => {
  answer('POST /barong/resource/team/owners', { ...neha, role: 'owner' });
  await openAs('owner');
  await page.getByRole('button', { name: 'More for Neha Joshi' }).click();
  await page.getByRole('menuitem', { name: 'Make an owner' }).click();
  await dialog.getByText('I become a recruiter').click();
  await dialog.getByRole('button', { name: 'Make an owner' }).click();
  await expect.element(page.getByText('Neha Joshi is now an owner')).toBeVisible();
  expect(callsOf('POST /barong/resource/team/owners').map(({ body }) => body)).toEqual([
    { member_id: 2, own_role: 'recruiter' },
  ]);
});

test('a removed member leaves the list, which keeps the focus', async () => {
  await openAs('owner');
  answer('DELETE /barong/resource/team/members/:id', () => {
    answer('GET /barong/resource/team', { members: [member()], invitations: [] });
    return { message: 'Removed' };
  });
  await page.getByRole('button', { name: 'More for Neha Joshi' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  const release = hold('GET /barong/resource/team');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  // A slow network: the refetched list arrives later than the answer.
  await expect.poll(() => callsOf('GET /barong/resource/team')).toHaveLength(2);
  release();
  await expect.element(page.getByText('Neha Joshi is no longer in the team')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'More for Anil Sharma' })).toHaveFocus();
});

test('the last member is told what leaving means', async () => {
  await openAs('owner', []);
  await page.getByRole('button', { name: 'Leave the company' }).click();
  await expect.element(page.getByText(/its open jobs close/)).toBeVisible();
});

test('an owner whose co-owner has just left is told why they cannot leave', async () => {
  await openAs('owner', [{ ...neha, role: 'owner' }]);
  refuse('POST /barong/resource/team/departure', 'resource.team.last_owner');
  await page.getByRole('button', { name: 'Leave the company' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Leave the company' }).click();
  await expect.element(page.getByText(/Every company needs an owner/)).toBeVisible();
});

test('somebody who has left is told which company it was', async () => {
  await openAs('viewer');
  answer('POST /barong/resource/team/departure', { message: 'Left' });
  await page.getByRole('button', { name: 'Leave the company' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Leave the company' }).click();
  await expect.element(page.getByText('You have left Arogya Hospital')).toBeVisible();
});

const openInvitation = (
  as?: NonNullable<Parameters<typeof show>[1]>['as'],
  is_yours = as ? true : null,
) => {
  answer(LOOK, {
    company_name: 'Sharma Agro',
    role: 'viewer',
    email: 'k•••@people.test',
    is_yours,
    invited_by: 'Anil Sharma',
    expires_at: '2026-11-27T06:00:00.000Z',
  });
  return show(<JoinPage />, { ...(as ? { as } : {}), at: '/team/join#token=abc', isPublic: true });
};

test('an invitation says who invites with which role, and takes a guest to the login and back', async () => {
  await openInvitation();
  await expect
    .element(page.getByText('Sharma Agro invites you to join its team as viewer.'))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Log in' }))
    .toHaveAttribute('href', '/auth/login?next=%2Fteam%2Fjoin');
  expect(location.hash).toBe('');
  await expectAccessible();
});

test('somebody logged in with another account is told before joining, and can log out', async () => {
  await openInvitation('hr', false);
  await expect.element(page.getByText('You are logged in with a different account.')).toBeVisible();
  await expectAccessible();
  answer('DELETE /barong/identity/sessions', { message: 'Logged out' });
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect
    .element(page.getByRole('link', { name: 'Log in' }))
    .toHaveAttribute('href', '/auth/login?next=%2Fteam%2Fjoin');
});

test('an invitation that cannot be used offers the login instead of another try', async () => {
  refuse(LOOK, 'resource.team_invitation.ended');
  await show(<JoinPage />, { at: '/team/join#token=bad' });
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Log in' }))
    .toHaveAttribute('href', '/auth/login');
  expect(page.getByRole('button').elements()).toEqual([]);
});

test('a recruiter joins with the token of the link', async () => {
  answer(JOIN, member({ id: 1, role: 'viewer' }));
  answer('GET /barong/resource/users/me', () =>
    sampleAccount({ id: 1, role: 'hr', team_role: 'viewer' }),
  );
  await openInvitation('hr');
  await expect
    .element(
      page.getByText(
        'By joining you give up Arogya Hospital. That works only while it has neither jobs nor other people.',
      ),
    )
    .toBeVisible();
  await page.getByRole('button', { name: 'Join the team' }).click();
  await expect.element(page.getByText('You are in the team of Sharma Agro now.')).toBeVisible();
  expect(callsOf(JOIN).map(({ body }) => body)).toEqual([{ token: 'abc' }]);
});
