import { sql } from 'kysely';
import { SMS_LOGIN_VERIFIED_DAYS } from '../../../contract/constants.ts';

/** Whether a number is verified, but so long ago that it may be somebody else's by now. */
export const isVerifiedLongAgo = sql<boolean>`coalesce(
  phone_verified_at < now() - make_interval(days => ${SMS_LOGIN_VERIFIED_DAYS}), false)`;
