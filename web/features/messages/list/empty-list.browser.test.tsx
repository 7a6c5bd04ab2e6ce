import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../test/stage.tsx';
import { answer } from '../../../test/stub-server.ts';
import MessagesPage from '../messages-page.tsx';
import { sampleList } from '../sample-conversation.ts';

test.each([
  ['recruiter', 'You can write to people who applied to your jobs.'],
  ['viewer', 'What your team and candidates write to one another will be here.'],
] as const)('an empty list tells a %s what they can do here', async (team_role, text) => {
  answer('GET /barong/resource/conversations', sampleList([]));
  answer('GET /barong/resource/plan_usage', { usage: [] });
  await show(<MessagesPage />, {
    as: { id: 3, role: 'hr', team_role },
    at: '/hr/messages',
    path: '/hr/messages/:id?',
    screen: 'desktop',
  });
  await expect.element(page.getByText(text)).toBeVisible();
});
