import type { RenewedSession, Session } from '../../../contract/accounts.ts';

/** For tests: the answer when a session is renewed with a new token. */
export const sampleRenewal = {
  token: 'token-of-renewal',
  csrf_token: 'csrf-of-renewal',
  expires_at: '2026-11-27T00:00:00.000Z',
} satisfies RenewedSession;

/** A session for tests: of a seeker with a confirmed address, unless said otherwise. */
export const sampleSession = (user: Partial<Session['user']> = {}): Session => ({
  token: 'token-1',
  csrf_token: 'csrf-1',
  expires_at: '2026-11-27T00:00:00.000Z',
  user: {
    id: 1,
    uid: 'ID1',
    email: 'asha@people.test',
    role: 'user',
    user_type: 'user',
    team_role: user.role === 'hr' ? 'owner' : null,
    admin_role: user.role === 'admin' ? 'owner' : null,
    level: 1,
    state: 'active',
    language: 'en',
    username: 'Asha Rao',
    fullName: 'Asha Rao',
    phone: null,
    phone_verified: false,
    profilePictureUrl: null,
    email_verified: true,
    marketing_consent: false,
    created_at: '2026-11-20T00:00:00.000Z',
    updated_at: '2026-11-20T00:00:00.000Z',
    ...user,
  },
});
