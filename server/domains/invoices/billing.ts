import type { BillingDetails, BillingForm } from '../../../contract/money/invoices.ts';
import type { Db } from '../../platform/database.ts';
import { isStale, namedVersion } from '../../platform/http/versions.ts';
import { refuse } from '../../platform/refusal.ts';
import { companyOf, type SignedIn } from '../../platform/sessions.ts';
import { type Billed, findBilling, putBilling } from './queries.ts';

/**
 * Invoices of a seeker are for themselves, those of a recruiter for their company; 0, which is no company's id,
 * before they have one.
 */
export const billedFor = (account: SignedIn): Billed =>
  account.role === 'hr' ? { company_id: companyOf(account) } : { account_id: account.id };

export async function readBilling(
  db: Db,
  buyer: SignedIn,
): Promise<{ billing: BillingDetails | null }> {
  return { billing: (await findBilling(db, billedFor(buyer))) ?? null };
}

/** `ifMatch` is the version that the change is based on; 0 if there was none. */
export async function changeBilling(
  db: Db,
  buyer: SignedIn,
  form: BillingForm,
  ifMatch: string | undefined,
): Promise<BillingDetails> {
  if (buyer.role === 'hr' && buyer.company_id === null)
    throw refuse('resource.hr_profile.not_found');
  const billed = billedFor(buyer);
  const before = await findBilling(db, billed);
  if (isStale(ifMatch, before?.version ?? 0)) throw refuse('request.stale', { current: before });
  // Somebody may have changed it since; the statement itself checks once more.
  const changed = await putBilling(db, billed, form, namedVersion(ifMatch));
  if (!changed) throw refuse('request.stale', { current: await findBilling(db, billed) });
  return changed;
}
