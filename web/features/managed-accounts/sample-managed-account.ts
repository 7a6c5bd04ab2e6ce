import type { AdminUser, ManagedAccount } from '../../../contract/admin/managed-accounts.ts';

/** For tests: a seeker as the list of users shows one. */
export const managedUser = (
  id: number,
  username: string,
  more: Partial<AdminUser> = {},
): AdminUser => ({
  id,
  uid: `ID${id}`,
  username,
  email: `${username.toLowerCase().replace(' ', '.')}@people.example`,
  role: 'user',
  state: 'active',
  created_at: '2026-03-01T06:30:00.000Z',
  resume_url: null,
  ...more,
});

/** The same on a page of their own. */
export const managedAccount = (more: Partial<ManagedAccount> = {}): ManagedAccount => ({
  ...managedUser(7, 'Asha Rao'),
  email_verified: true,
  phone_verified: false,
  state_reason: null,
  last_seen_at: null,
  applications: 2,
  missed_interviews: { count: 0, disputed: 0 },
  company: null,
  jobs: [],
  sessions: [],
  state_changes: [],
  security_events: [],
  notes: [],
  resume_accesses: [],
  deletion: null,
  ...more,
});
