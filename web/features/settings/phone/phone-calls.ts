import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Phone } from '../../../../contract/accounts/phones.ts';
import { api } from '../../../lib/api/api.ts';

const PHONE = ['phone'];
/** The account and the profile show the number too. */
const SHOW_PHONE = [['account'], ['me'], ['profile']];

export const usePhone = () =>
  useQuery({
    queryKey: PHONE,
    queryFn: ({ signal }) => api('GET /barong/resource/phone', {}, { signal }),
    staleTime: 0,
  });

export function useKeepPhone() {
  const queries = useQueryClient();
  return async (phone: Phone) => {
    queries.setQueryData(PHONE, phone);
    await Promise.all(SHOW_PHONE.map((queryKey) => queries.invalidateQueries({ queryKey })));
  };
}

export function useRemovePhone() {
  const onSuccess = useKeepPhone();
  return useMutation({
    mutationFn: () => api('PUT /barong/resource/phone', { body: { phone: null } }),
    onSuccess,
  });
}

export const useSendPhoneCode = () =>
  useMutation({ mutationFn: () => api('POST /barong/resource/phone/generate_code', {}) });
