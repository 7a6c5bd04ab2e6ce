/** Facts about companies to check for the SQL of other domains. */
import { sql } from 'kysely';
import { isHeld } from '../company-evidence/facts.ts';

/**
 * Waits for an admin, where the company's row is joined. A look-alike that has shown the known one's
 * domain waits no longer.
 */
export const isWaitingCheck = sql<boolean>`(company_checks.decided_at is null
  and (company_checks.kind <> 'look_alike' or ${isHeld('companies')}))`;
