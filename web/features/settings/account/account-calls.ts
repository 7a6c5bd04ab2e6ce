import { useQuery } from '@tanstack/react-query';
import { AUTH_CHECK_EVERY_MS } from '../../../../contract/constants.ts';
import { actOf } from '../../../lib/api/use-act.ts';
import { api } from '../../../lib/api/api.ts';
import { useReading } from '../../../lib/api/use-reading.ts';
import { fetchMe, ME_KEY } from '../../../lib/session/auth-check.ts';

export const EMAIL_CHANGE = ['email-change'];

export const useMe = () =>
  useQuery({
    queryKey: ME_KEY,
    queryFn: fetchMe,
    staleTime: AUTH_CHECK_EVERY_MS,
  });

/** The other address may agree on another device, so it is refetched whenever the page gets the focus. */
export const useEmailChange = () =>
  useReading('GET /barong/resource/users/email_change', { key: EMAIL_CHANGE, staleTime: 0 });

export const useDropEmailChange = actOf(
  () => api('DELETE /barong/resource/users/email_change', {}),
  { keep: (queries, answer) => queries.setQueryData(EMAIL_CHANGE, answer) },
);
