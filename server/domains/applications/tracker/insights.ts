import type { ApplicationInsights } from '../../../../contract/applications/application-insights.ts';
import type { Db } from '../../../platform/database.ts';
import { buyerOfSeeker, givenTo } from '../../plans/plans.ts';
import { countByMonth, countBySource, countSteps } from './insight-queries.ts';

/** How the seeker's own applications go, for as many months as their plan gives. */
export async function readInsights(db: Db, seekerId: number): Promise<ApplicationInsights> {
  const months_given = await givenTo(db, buyerOfSeeker(seekerId), 'insightMonths');
  const asked = { seekerId, months: months_given };
  const [steps, months, sources] = await Promise.all([
    countSteps(db, asked),
    countByMonth(db, asked),
    countBySource(db, asked),
  ]);
  return { months_given, ...steps, months, sources };
}
