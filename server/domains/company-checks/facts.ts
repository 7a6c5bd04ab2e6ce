/** Facts about checks of companies for the SQL of other domains. */
import { sql } from 'kysely';
import { isHeld } from '../company-evidence/facts.ts';

/**
 * A check that waits for an admin; needs the company's row joined. A look-alike that has shown the
 * known one's domain no longer waits, nor does a claim by somebody who has another company by now.
 */
export const isWaitingCheck = sql<boolean>`(company_checks.decided_at is null
  and (company_checks.kind <> 'look_alike' or ${isHeld('companies')})
  and (company_checks.kind <> 'claim' or not exists (select from accounts
    where accounts.id = company_checks.account_id and accounts.company_id is not null)))`;
