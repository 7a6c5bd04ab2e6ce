import { expect, test } from 'vitest';
import { dateText } from '../../../../contract/format/dates.ts';
import { addApplication } from '../../../../db/world/hiring.ts';
import { addRecruiter } from '../../../../db/world/people.ts';
import { openCompany, openJob } from '../../../test/hiring.ts';
import { register } from '../../../test/people.ts';
import { openPortal } from '../../../test/portal.ts';
import { runAnswerClock } from './clock.ts';

const portal = await openPortal();

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

test('if no clock ran on the last day, the reminder says which day it was', async () => {
  const companyId = (await openCompany(portal)).id;
  const reader = await addRecruiter(portal.db, companyId);
  const hindiReader = await addRecruiter(portal.db, companyId, { language: 'hi' });
  const jobId = await openJob(portal, companyId, { title: 'Tailor' });
  const promise = async (name: string, answer_due_at: string) => {
    const seeker = await register(portal, { name });
    await addApplication(portal.db, seeker.user.id, jobId, { answer_days: 10, answer_due_at });
  };
  const newest = async ({ email }: { email: string }) => (await portal.mailsTo(email)).at(-1);
  const gone = inDays(-2);

  await promise('Asha Rao', gone);
  await runAnswerClock(portal.services);
  expect((await newest(reader))?.subject).toBe(
    `The last day for an answer that you promised was ${dateText(gone, 'en')}`,
  );
  expect((await newest(hindiReader))?.subject).toBe(
    `आपने एक जवाब का वादा किया था, आख़िरी दिन ${dateText(gone, 'hi')} था`,
  );

  await promise('Imran Qureshi', gone);
  await promise('Meera Das', inDays(0.01));
  await runAnswerClock(portal.services);
  const mail = await newest(reader);
  expect(mail?.subject).toBe('Today is the last day for an answer that you promised');
  expect(mail?.text).toContain(`Imran Qureshi, Tailor: the last day was ${dateText(gone, 'en')}\n`);
  expect(mail?.text).toContain('Meera Das, Tailor: by ');
});
