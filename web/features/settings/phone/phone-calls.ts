import type { QueryClient } from '@tanstack/react-query';
import type { Phone } from '../../../../contract/accounts/phones.ts';
import { actOf } from '../../../lib/api/use-act.ts';
import { api } from '../../../lib/api/api.ts';
import { useReading } from '../../../lib/api/use-reading.ts';

const PHONE = ['phone'];
/** The account and the profile show the number too. */
const SHOW_PHONE = [['account'], ['me'], ['profile']];

export const usePhone = () =>
  useReading('GET /barong/resource/phone', { key: PHONE, staleTime: 0 });

export const keepPhone = async (queries: QueryClient, phone: Phone) => {
  queries.setQueryData(PHONE, phone);
  await Promise.all(SHOW_PHONE.map((queryKey) => queries.invalidateQueries({ queryKey })));
};

export const useRemovePhone = actOf(
  () => api('PUT /barong/resource/phone', { body: { phone: null } }),
  { keep: keepPhone },
);

export const sendPhoneCode = () => api('POST /barong/resource/phone/generate_code', {});

export const useSendPhoneCode = actOf(sendPhoneCode, {});
