import { endUndo, keepUndo } from './support/database.ts';
import { expect, mailsTo, test } from './support/portal.ts';
import { applyAs, newRecruiter, openAs, postJob, signIn } from './support/world.ts';

const APPLICATIONS = 20;

test(
  'a recruiter answers twenty applications of one job with three keys each, and undoes the last',
  { tag: '@wide-only' },
  async ({ page, browser }) => {
    test.slow();
    const recruiter = await newRecruiter();
    const job = await postJob(recruiter);
    const sent = [];
    for (let at = 1; at <= APPLICATIONS; at += 1) {
      sent.push(await applyAs(`Candidate ${String.fromCodePoint(64 + at)}`, job.id));
    }
    const address = `/hr/applications/${job.id}?status=pending`;
    const elsewhere = await (await browser.newContext()).newPage();
    await signIn(elsewhere, recruiter);
    await elsewhere.goto(address);
    await openAs(page, recruiter, address);

    const rows = page.getByRole('row').filter({ has: page.getByRole('link') });
    const question = page.getByRole('dialog');
    let keys = 0;
    const press = async (key: string) => {
      keys += 1;
      await page.keyboard.press(key);
    };

    await expect(rows).toHaveCount(APPLICATIONS);
    await press('j');
    for (let answered = 1; answered <= APPLICATIONS; answered += 1) {
      const isRejection = answered % 2 === 0;
      await press(isRejection ? 'r' : 'a');
      await expect(question).toBeVisible();
      if (isRejection) await press('2');
      await press('Enter');
      await expect(question).toBeHidden();
      await expect(rows).toHaveCount(APPLICATIONS - answered);
    }
    expect(keys).toBeLessThanOrEqual(3 * APPLICATIONS);
    // Newest first: the last one answered was the first to apply.
    const [first, second] = sent;
    await keepUndo(first?.id ?? 0);

    // The other page has been updated without a reload.
    await expect(elsewhere.getByText('Nobody fits these filters.')).toBeVisible();
    await page.keyboard.press('u');
    await expect(rows).toHaveCount(1);
    await expect(elsewhere.getByRole('link', { name: 'Candidate A' })).toBeVisible();

    await endUndo(second?.id ?? 0);
    const mailed = async (email = '') => (await mailsTo(email)).map((mail) => mail.subject ?? '');
    await expect
      .poll(() => mailed(second?.seeker.email))
      .toEqual([`Accepted: ${job.title} at ${recruiter.company.name}`]);
    expect(await mailed(first?.seeker.email)).toEqual([]);
  },
);
