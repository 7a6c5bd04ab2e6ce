import { useQuery } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleAccount } from '../../test/sample-profile.ts';
import { show } from '../../test/stage.tsx';
import { answer, hold, sendNews } from '../../test/stub-server.ts';
import { api } from '../api/api.ts';
import { useSession } from '../session/session.ts';

const TEAM = 'GET /barong/resource/team';

const namesAre = (...names: string[]) =>
  answer(TEAM, {
    members: names.map((name, index) => ({
      id: index + 1,
      name,
      email: 'member@people.test',
      role: 'viewer' as const,
      joined_at: '2026-11-20T00:00:00.000Z',
      last_active_on: null,
    })),
    invitations: [],
  });
const iAm = (team_role: 'viewer' | 'owner' | null) =>
  answer('GET /barong/resource/users/me', () => sampleAccount({ id: 1, role: 'hr', team_role }));

/** Rows that no news of their own make out of date. */
function Members() {
  const role = useSession()?.user?.team_role;
  const { data } = useQuery({ queryKey: ['team'], queryFn: () => api(TEAM, {}) });
  return (
    <>
      <h1>{role ?? 'In no team'}</h1>
      <p>{data ? data.members.map(({ name }) => name).join() || 'Nobody' : 'Not known'}</p>
    </>
  );
}

async function openAsOwner() {
  namesAre('Kavita', 'Anil');
  await show(<Members />, { as: 'hr', at: '/hr/team' });
  await expect.element(page.getByText('Kavita,Anil')).toBeVisible();
}

test('somebody who is removed from the team sees nothing of it any more, even before the next answer', async () => {
  await openAsOwner();
  iAm(null);
  namesAre();
  const release = hold(TEAM);
  sendNews('membership');
  await expect.element(page.getByRole('heading')).toHaveTextContent('In no team');
  await expect.element(page.getByText('Not known')).toBeVisible();
  release();
  await expect.element(page.getByText('Nobody')).toBeVisible();
});

test('a new role takes effect at once, with what it may see', async () => {
  await openAsOwner();
  iAm('viewer');
  namesAre('Kavita');
  sendNews('membership');
  await expect.element(page.getByRole('heading')).toHaveTextContent('viewer');
  await expect.element(page.getByText(/^Kavita$/)).toBeVisible();
});
