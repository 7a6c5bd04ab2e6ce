/** Error codes for referrals; `errors.ts` includes them. */
export const referralErrors = {
  'resource.referral.not_found': {
    status: 404,
    en: 'This referral has ended.',
    hi: 'यह सिफ़ारिश अब नहीं रही।',
  },
} as const;
