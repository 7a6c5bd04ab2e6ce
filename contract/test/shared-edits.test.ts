import { expect, test } from 'vitest';
import { type Endpoint, isFor } from '../endpoint.ts';
import { isVersioned } from '../fields/versions.ts';
import { contract } from '../index.ts';
import { errors } from '../errors.ts';

/** Changes by people of a team that need no version, and why. */
const UNVERSIONED: Record<string, string> = {
  // One value that the caller chooses, whatever it was before.
  'PUT /barong/admin/admins/:id': 'one role',
  'PUT /barong/resource/team/members/:id': 'one role',
  'PUT /barong/resource/job_feed': 'one address, whose jobs were looked at just before',
  'PUT /barong/resource/jobs/:id/template': 'one name',
  'PUT /barong/resource/jobs/:id/featured_days': 'one number of days',
  'PUT /barong/resource/candidates/:id/tags': 'one tag on or off; the others stay',
  'PUT /barong/resource/job_feed/pause': 'on or off',
  'PUT /barong/admin/advertisements/:id/pause': 'on or off',
  'PUT /barong/admin/message_reports/:id': 'handled or open',
  'PUT /barong/admin/contact_messages/:id': 'answered or open',
  'PUT /admin/hr_accounts/:id': 'one state, and every change of it is kept with its reason',
  // Possible once: the second one is refused because of the state.
  'PUT /barong/admin/appeals/:id': 'decided once',
  'PUT /barong/admin/company_checks/:id': 'decided once',
  'PUT /barong/admin/advertisements/:id/decision': 'decided once, with the version that was read',
  'PUT /barong/resource/applications/:id/status': 'a move from where it stands',
  'PUT /barong/admin/plans/:id': 'the id names the price that was read; it is sold no more',
  // Of one person, whatever their role.
  'PUT /barong/resource/candidate_searches/:id': 'only who saved it changes it',
  'PUT /barong/resource/candidate_searches/:id/alert': "one's own alert",
  'PUT /barong/resource/candidate_notes/:id': 'only its author changes it',
  'PUT /barong/resource/applications/:id/score_card': "one's own card",
  'PUT /barong/resource/phone/sms_login': "one's own",
  'PUT /barong/resource/nominee': "one's own",
  'PUT /barong/resource/testimonial': "one's own",
  'PUT /barong/resource/conversations/:id/block': "one's own block",
};

const changes = Object.entries<Endpoint>(contract).filter(
  ([route, { who }]) =>
    /^(PUT|PATCH) /.test(route) && (isFor(who, 'hr') || isFor(who, 'admin')) && who !== 'account',
);
const asksForVersion = ({ errors: codes = [] }: Endpoint) =>
  codes.some((code) => errors[code].status === 412);

test('what a team shares is changed by its version, or the test names the reason why not', () => {
  const unsaid = changes.filter(
    ([route, endpoint]) => !asksForVersion(endpoint) && !(route in UNVERSIONED),
  );
  expect(unsaid.map(([route]) => route)).toEqual([]);
});

test('the list names only what is there and has no version', () => {
  const known = new Map(changes);
  const needless = Object.keys(UNVERSIONED).filter((route) => {
    const endpoint = known.get(route);
    return !endpoint || asksForVersion(endpoint);
  });
  expect(needless).toEqual([]);
});

test('what asks for a version also answers it', () => {
  const silent = Object.entries<Endpoint>(contract).filter(
    ([, endpoint]) => asksForVersion(endpoint) && !isVersioned(endpoint.output),
  );
  expect(silent.map(([route]) => route)).toEqual([]);
});
