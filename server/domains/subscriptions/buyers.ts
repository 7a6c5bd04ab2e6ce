import { refuse } from '../../platform/refusal.ts';
import type { SignedIn } from '../../platform/sessions.ts';
import type { BuyerRef } from '../plans/plans.ts';
import type { Subscription } from './queries.ts';

/** For whom somebody buys: themselves, or their company. */
export function buyerOf({ id, role, company_id }: SignedIn): BuyerRef {
  if (role !== 'hr') return { buyer: 'user', accountId: id, companyId: null };
  if (company_id === null) throw refuse('resource.hr_profile.not_found');
  return { buyer: 'hr', accountId: id, companyId: company_id };
}

export const buyerOfSubscription = ({ buyer, account_id, company_id }: Subscription): BuyerRef => ({
  buyer,
  accountId: account_id ?? 0,
  companyId: company_id,
});
