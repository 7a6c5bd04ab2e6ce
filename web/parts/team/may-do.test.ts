import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type Endpoint, leastTeamRole } from '../../../contract/endpoint.ts';
import { contract } from '../../../contract/index.ts';

const web = path.join(import.meta.dirname, '../..');
const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !file.startsWith('test/'))
  .map((file) => readFileSync(path.join(web, file), 'utf8'))
  .join('\n');

/** Calls that are only reached through the control of another one. */
const behind: Record<string, string> = {
  // The ways to prove a company share one part of a page.
  'POST /barong/resource/hr_profile/evidence/work_mail/confirmation':
    'POST /barong/resource/hr_profile/evidence/work_mail',
  'POST /barong/resource/hr_profile/evidence/dns':
    'POST /barong/resource/hr_profile/evidence/work_mail',
  // Claiming replaces the form while there is no company.
  'POST /barong/resource/company_claims/confirmation': 'POST /barong/resource/company_claims',
  'GET /barong/resource/company_claims/:id/record': 'POST /barong/resource/company_claims',
  'POST /barong/resource/company_claims/:id/record': 'POST /barong/resource/company_claims',
  // The menu of a member, and the list of invitations.
  'DELETE /barong/resource/team/members/:id': 'PUT /barong/resource/team/members/:id',
  'POST /barong/resource/team/owners': 'PUT /barong/resource/team/members/:id',
  'POST /barong/resource/team/invitations/:id/mail': 'POST /barong/resource/team/invitations',
  'DELETE /barong/resource/team/invitations/:id': 'POST /barong/resource/team/invitations',
  // The pages of the feed and of a new job are open only to members who may post jobs.
  'POST /barong/resource/job_feed/preview': 'POST /barong/resource/jobs',
  'PUT /barong/resource/job_feed': 'POST /barong/resource/jobs',
  'PUT /barong/resource/job_feed/pause': 'POST /barong/resource/jobs',
  'DELETE /barong/resource/job_feed': 'POST /barong/resource/jobs',
  'DELETE /barong/resource/jobs/:id/template': 'POST /barong/resource/jobs',
  // A preview within its form.
  'POST /barong/resource/job_descriptions': 'POST /barong/resource/jobs',
  'POST /barong/resource/offers/preview': 'POST /barong/resource/applications/offers',
  'POST /barong/resource/job_imports/preview': 'POST /barong/resource/job_imports',
  // The page of invoices includes the billing details.
  'GET /barong/resource/billing_details': 'GET /barong/resource/invoices',
  'PUT /barong/resource/billing_details': 'GET /barong/resource/invoices',
  // A member who may buy a plan may pay for it, cancel it and ask for a refund.
  'POST /barong/resource/subscriptions/checkout_results': 'POST /barong/resource/subscriptions',
  'DELETE /barong/resource/subscriptions/:id': 'POST /barong/resource/subscriptions',
  'POST /barong/resource/payments/:id/refund': 'POST /barong/resource/subscriptions',
  'GET /barong/resource/test_orders/:id': 'POST /barong/resource/subscriptions',
  'POST /barong/resource/test_orders/:id/payments': 'POST /barong/resource/subscriptions',
  // Declining replaces writing one's own card.
  'POST /barong/resource/applications/:id/score_card/waiver':
    'PUT /barong/resource/applications/:id/score_card',
  // The member who made a decision may undo it.
  'POST /barong/resource/applications/decisions/undo':
    'POST /barong/resource/applications/decisions',
};

const restricted = (Object.entries(contract) as [string, Endpoint][])
  .filter(([route, endpoint]) => !['viewer', null].includes(leastTeamRole(route, endpoint)))
  .filter(([route]) => sources.includes(`'${route}'`) || sources.includes(`"${route}"`))
  .map(([route]) => route);

test.each(restricted)(
  'the pages show the control of %s only to roles that may make the call',
  (route) => {
    const shown = behind[route] ?? route;
    const guards = [`call="${shown}" least=`, `call="${shown}"\n`, `useMayDo('${shown}',`];
    expect(guards.some((guard) => sources.includes(guard))).toBe(true);
  },
);
