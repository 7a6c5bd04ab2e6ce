import { expect, test } from 'vitest';
import type { Language } from '../../../contract/endpoint.ts';
import { metaOf } from '../../../contract/lists.ts';
import { controlsIn, wordsOf } from '../../lib/test-markup.tsx';
import { answeredMarkupOf } from '../../test/answered-markup.tsx';
import { sampleOwnCompany } from '../../test/sample-hiring.ts';
import { answer } from '../../test/stub-server.ts';
import { neha, sampleInvitation, sampleMember } from './sample-team.ts';
import TeamPage from './team-page.tsx';

function drawnFor(team_role: 'owner' | 'viewer', language: Language = 'en') {
  const isOwner = team_role === 'owner';
  answer('GET /barong/resource/plan_usage', { usage: [] });
  answer('GET /barong/resource/hr_profile', sampleOwnCompany());
  answer('GET /barong/resource/team/activity', ({ query }) => ({
    activity: [],
    meta: metaOf(query, 0),
  }));
  answer('GET /barong/resource/team', {
    members: [sampleMember({ role: team_role }), neha],
    invitations: isOwner ? [sampleInvitation] : [],
  });
  const as = { id: isOwner ? 1 : 3, role: 'hr', team_role } as const;
  return answeredMarkupOf(<TeamPage />, { as, address: '/hr/team', language });
}

test('a viewer sees the team, but no buttons that the server would refuse', async () => {
  const html = await drawnFor('viewer', 'hi');
  expect(wordsOf(html)).toContain('Neha Joshi');
  expect(html.match(/<button\b/g)).toHaveLength(1);
  expect(controlsIn(html)).toContain('कंपनी छोड़ें');
  expect(html).not.toContain('ईमेल पता');
});

test('the only owner is told how to leave', async () => {
  const html = await drawnFor('owner');
  expect(wordsOf(html)).toContain('You are the only owner.');
  expect(controlsIn(html)).not.toContain('Leave the company');
});
