import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { AUTH_CHECK_EVERY_MS } from '../../../../contract/constants.ts';
import { api } from '../../../lib/api/api.ts';
import { fetchMe, ME_KEY } from '../../../lib/session/auth-check.ts';
import { leaveBy } from '../../../lib/session/session-end.ts';
import { keepUser } from '../../../lib/session/session.ts';
import { SESSIONS } from '../security/security-calls.ts';

const EMAIL_CHANGE = ['email-change'];

export const useMe = () =>
  useQuery({
    queryKey: ME_KEY,
    queryFn: fetchMe,
    staleTime: AUTH_CHECK_EVERY_MS,
  });

/** The other address may agree on another device, so it is asked for whenever the page is looked at. */
export const useEmailChange = () =>
  useQuery({
    queryKey: EMAIL_CHANGE,
    queryFn: ({ signal }) => api('GET /barong/resource/users/email_change', {}, { signal }),
    staleTime: 0,
  });

export function useChangeAccount() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { username: string; language: 'en' | 'hi'; marketing_consent: boolean }) =>
      api('PUT /barong/resource/users/me', { body }),
    onSuccess: (user) => {
      // The header shows the name.
      keepUser(user);
      queries.setQueryData(ME_KEY, user);
    },
  });
}

export function useChangePassword() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { current_password: string; password: string; confirm_password: string }) =>
      api('PUT /barong/resource/users/password', { body }),
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: [SESSIONS] }),
        queries.invalidateQueries({ queryKey: EMAIL_CHANGE }),
      ]),
  });
}

export function useRequestEmailChange() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { email: string; current_password: string }) =>
      api('PUT /barong/resource/users/email_change', { body }),
    onSuccess: (answer) => queries.setQueryData(EMAIL_CHANGE, answer),
  });
}

export function useDropEmailChange() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api('DELETE /barong/resource/users/email_change', {}),
    onSuccess: (answer) => queries.setQueryData(EMAIL_CHANGE, answer),
  });
}

export const useDeleteAccount = () =>
  useMutation({
    mutationFn: (password: string) =>
      leaveBy(() => api('POST /barong/resource/users/me/deletion', { body: { password } })),
  });
