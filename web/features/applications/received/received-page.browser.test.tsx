import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { stubOwnJobs, sampleOwnJob } from '../../../test/sample-hiring.ts';
import { address, expectAccessible, show } from '../../../test/stage.tsx';
import { answer, callsOf, refuse, sendNews } from '../../../test/stub-server.ts';
import { sampleJob } from '../../../test/sample-job.ts';
import {
  bookedAtEleven,
  sampleInterview,
  stubInterviews,
} from '../../../test/sample-interviews.ts';
import {
  applicant,
  asha,
  bhavna,
  stubApplications,
  stubDecisions,
  stubNoneForJob,
  stubNotes,
  stubReceived,
} from '../../../test/sample-received.ts';
import { Received } from './received-page.tsx';

const OF_JOB = 'GET /barong/resource/jobs/:id/applications';
const DECISION = 'POST /barong/resource/applications/decisions';
const UNDO = 'POST /barong/resource/applications/decisions/undo';

const open = (at = '/hr/applications', screen: 'phone' | 'desktop' = 'desktop') =>
  show(<Received jobId={null} />, { as: 'hr', at, screen });

const row = (name: string) => page.getByRole('row', { name });
const chip = (status: string) =>
  page.getByRole('navigation', { name: 'Status' }).getByRole('link', { name: status });
const panel = page.getByRole('complementary');
const question = page.getByRole('dialog');
const note = question.getByLabelText('Note to the candidate');
const sent = () =>
  callsOf(DECISION).map(({ body: { ids, status, letter } }) => ({ ids, status, en: letter.en }));

beforeEach(stubReceived);

describe('the list', () => {
  test('is narrowed to one of the jobs that have applications', async () => {
    stubApplications(asha);
    stubOwnJobs(
      sampleOwnJob({ id: 5, title: 'Clerk', application_count: 1 }),
      sampleOwnJob({ id: 6, title: 'Nobody wants it', application_count: 0 }),
    );
    await open();
    const jobs = page.getByLabelText('Job', { exact: true });
    await expect
      .poll(() =>
        jobs
          .getByRole('option')
          .elements()
          .map((option) => option.textContent),
      )
      .toEqual(['All jobs', 'Clerk (1)']);
    await jobs.selectOptions('Clerk (1)');
    await expect.poll(address).toBe('/hr/applications/5');
  });

  test('of one job is found by must-haves and by the answer to one of its questions', async () => {
    stubNotes();
    const LONG = 'For how many years have you kept ledgers of a mill or a trader?';
    const asked = { choices: [], accepted: [], least: null, most: null };
    const questions = [
      { ...asked, id: 'a', kind: 'yes_no' as const, text: 'Do you know Tally?', accepted: ['yes'] },
      { ...asked, id: 'b', kind: 'number' as const, text: LONG },
      { ...asked, id: 'c', kind: 'text' as const, text: 'Why us?' },
    ];
    stubOwnJobs();
    answer('GET /barong/public/jobs/:id', sampleJob({ id: 5, questions }));
    stubNoneForJob();
    await show(<Received jobId={5} />, { as: 'hr', at: '/hr/applications/5', screen: 'desktop' });
    const lastQuery = () => callsOf(OF_JOB).at(-1)?.query;
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByLabelText('Must-haves').selectOptions('A must-have missed');
    await expect.poll(lastQuery).toMatchObject({ must_haves: 'missed' });
    await page.getByLabelText('Source').selectOptions('Referral');
    await expect.poll(lastQuery).toMatchObject({ must_haves: 'missed', source: ['referral'] });
    await page.getByLabelText('Source').selectOptions('Any source');
    const asking = page.getByLabelText('Answer to a question');
    await asking.selectOptions('Do you know Tally?');
    await page.getByLabelText('Answer', { exact: true }).selectOptions('No');
    await expect
      .poll(lastQuery)
      .toMatchObject({ question: 'Do you know Tally?', answer: ['no'], must_haves: 'missed' });
    await asking.selectOptions(LONG);
    // The whole question is below the field, because a closed select shows only its beginning.
    await expect.element(asking).toHaveAccessibleDescription(LONG);
    await page.getByLabelText('At least').fill('3');
    await expect.poll(lastQuery).toMatchObject({ question: LONG, answer: [], answer_least: 3 });
    await page.getByLabelText('At most').fill('2');
    await expect
      .element(page.getByLabelText('At least'))
      .toHaveAccessibleDescription('The lower number cannot be greater than the higher one.');
    expect(lastQuery()).not.toHaveProperty('answer_most');
    await asking.selectOptions('Why us?');
    await page.getByLabelText('Answer contains').fill('near');
    await expect
      .poll(lastQuery)
      .toMatchObject({ question: 'Why us?', answer: [], answer_words: 'near' });
    await expectAccessible();
  });
});

describe('a decision', () => {
  test('asks first and includes its note, can be reversed, and needs no question to begin reviewing', async () => {
    stubApplications(asha);
    stubDecisions(asha);
    await open('/hr/applications?application=7');
    await panel.getByRole('button', { name: 'Mark as reviewing' }).click();
    await expect.element(page.getByText('Marked as reviewing')).toBeVisible();
    await expect
      .element(panel.getByRole('button', { name: 'Mark as reviewing' }))
      .not.toBeInTheDocument();
    expect(sent()).toEqual([{ ids: [7], status: 'reviewing', en: '' }]);
    const accept = panel.getByRole('button', { name: 'Accept', exact: true });
    await accept.click();
    await expect
      .element(question)
      .toMatchTextContent(
        /Accept this application\?.*Asha Rao gets an email about Accounts Executive\./,
      );
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(sent()).toHaveLength(1);
    await accept.click();
    await note.fill('Come on Monday.');
    await question.getByRole('button', { name: 'Accept' }).click();
    await expect.element(page.getByText('Application accepted successfully')).toBeVisible();
    await panel.getByRole('button', { name: 'Reject Instead' }).click();
    await note.fill('The place is taken.');
    await question.getByRole('button', { name: 'Reject Instead' }).click();
    await expect.element(page.getByText('Application rejected successfully')).toBeVisible();
    await expect.element(panel.getByRole('button', { name: 'Accept Instead' })).toBeVisible();
    expect(sent().slice(1)).toEqual([
      { ids: [7], status: 'accepted', en: 'Come on Monday.' },
      { ids: [7], status: 'rejected', en: 'The place is taken.' },
    ]);
  });

  test('for an interview asks when and where, shows it beside the application, and when undone restores what was typed', async () => {
    stubApplications(asha);
    answer('GET /barong/resource/interviewers', { interviewers: [], candidate_booked: [] });
    answer('POST /barong/resource/applications/invitations', ({ body }) => {
      stubApplications({ ...asha, status: 'interview', next_statuses: ['accepted', 'rejected'] });
      stubInterviews(sampleInterview({ application_id: asha.id }));
      return { decided: body.ids, refused: [], until: '2026-11-22T09:00:10.000Z' };
    });
    await open('/hr/applications?application=7');
    await panel.getByRole('button', { name: 'Interview', exact: true }).click();
    await question.getByLabelText('Date', { exact: true }).fill('2099-01-15');
    await question.getByLabelText('Time', { exact: true }).fill('11:00');
    await question.getByLabelText('Address').fill('12 Siyaganj, Indore');
    await note.fill('Ask for Mr Joshi.');
    await question.getByRole('button', { name: 'Send invitation' }).click();
    await expect.element(page.getByText('Interview invitation sent')).toBeVisible();
    await expect.element(page.getByText('Nobody is told for 10 seconds.')).toBeVisible();
    await expect.element(panel).toMatchTextContent(/Time set.*Thursday, 15 Jan 2099, 11:00 am/);
    await expect
      .element(panel.getByRole('button', { name: 'Interview', exact: true }))
      .not.toBeInTheDocument();
    answer(UNDO, ({ body }) => {
      stubApplications(asha);
      stubInterviews();
      return { undone: body.ids };
    });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.element(page.getByText('Undone. Nobody was told.')).toBeVisible();
    expect(callsOf(UNDO)[0]?.body).toEqual({ ids: [7] });
    await expect.element(question.getByLabelText('Address')).toHaveValue('12 Siyaganj, Indore');
    await expect.element(note).toHaveValue('Ask for Mr Joshi.');
    await expect.element(question.getByLabelText('Time', { exact: true })).toHaveValue('11:00');
  });

  test('for several interviews asks about each in turn; one can be skipped, and the rest can get the same', async () => {
    const people = [asha, bhavna, { ...asha, id: 9 }, { ...asha, id: 10 }];
    stubApplications(...people);
    stubDecisions(...people);
    answer('GET /barong/resource/interviewers', ({ query }) => ({
      interviewers: [],
      candidate_booked: query.application_id.includes(10) ? [bookedAtEleven] : [],
    }));
    await open('/hr/applications');
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
    await page.getByRole('button', { name: 'Interview', exact: true }).last().click();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog).toMatchTextContent(/Invite to interview: 1 of 4/);
    await dialog.getByRole('button', { name: 'Skip' }).click();
    await expect.element(dialog).toMatchTextContent(/2 of 4/);
    await dialog.getByLabelText('Date', { exact: true }).fill('2099-01-15');
    await dialog.getByLabelText('Time', { exact: true }).fill('11:00');
    await dialog.getByLabelText('Address').fill('12 Siyaganj, Indore');
    const overlap = dialog.getByText(/Vijay Patil has another interview then \(Cashier/);
    await expect.element(overlap).not.toBeInTheDocument();
    await dialog.getByLabelText('The same for all 3 that are left').click();
    await expect.element(overlap).toBeVisible();
    await dialog.getByRole('button', { name: 'Send to all 3' }).click();
    await expect.element(page.getByText('Sent to all 3')).toBeVisible();
    const sentTo = callsOf('POST /barong/resource/applications/invitations').map(
      ({ body }) => body.ids,
    );
    expect(sentTo).toEqual([people.slice(1).map(({ id }) => id)]);
  });

  test('can be made from the row and its menu too', async () => {
    stubApplications(asha);
    stubDecisions(asha);
    await open();
    await row('Asha Rao').getByRole('button', { name: 'Reject: Asha Rao' }).click();
    await question.getByRole('button', { name: 'Reject' }).click();
    await expect.element(row('Asha Rao')).toMatchTextContent(/Rejected/);
    await expect.element(chip('Rejected')).toHaveTextContent('Rejected1');
    await page.getByRole('button', { name: 'More actions for Asha Rao' }).click();
    await page.getByRole('menuitem', { name: 'Accept Instead' }).click();
    await question.getByRole('button', { name: 'Accept Instead' }).click();
    await expect.element(row('Asha Rao')).toMatchTextContent(/Accepted/);
  });

  test('that a colleague has made first is refused with their name, and the present state is shown', async () => {
    stubApplications(asha);
    await open('/hr/applications?application=7');
    await panel.getByRole('button', { name: 'Accept', exact: true }).click();
    await expect.element(question).toBeVisible();
    stubApplications(applicant(7, 'Asha Rao', 'accepted'));
    answer(DECISION, {
      decided: [],
      refused: [
        {
          id: 7,
          code: 'resource.application.invalid_transition',
          first: { by: 'Neha Joshi', status: 'accepted' },
        },
      ],
      until: '2026-11-22T09:00:10.000Z',
    });
    await question.getByRole('button', { name: 'Accept' }).click();
    await expect.element(page.getByText('Failed to accept application')).toBeVisible();
    await expect.element(page.getByText('Neha Joshi was first: Accepted.')).toBeVisible();
    await expect.element(panel.getByRole('button', { name: 'Reject Instead' })).toBeVisible();
  });
});

describe('the open application', () => {
  test('that is withdrawn in the meantime offers no decisions, without a reload', async () => {
    stubApplications(asha);
    await open('/hr/applications?application=7');
    await expect.element(panel.getByRole('button', { name: 'Accept', exact: true })).toBeVisible();
    stubApplications(applicant(7, 'Asha Rao', 'withdrawn'));
    sendNews('applications');
    await expect
      .element(panel.getByText('Withdrawn by the candidate. There is nothing to decide.'))
      .toBeVisible();
    for (const name of ['Accept', 'Reject', 'Interview', 'Mark as reviewing']) {
      expect(panel.getByRole('button', { name, exact: true }).elements()).toEqual([]);
    }
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect.element(chip('Withdrawn')).toHaveTextContent('Withdrawn1');
  });

  test('covers the list on a phone', async () => {
    stubApplications(asha);
    await open('/hr/applications?application=7', 'phone');
    const sheet = page.getByRole('dialog');
    await expect.element(sheet.getByText('I kept books.')).toBeVisible();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect.poll(address).toBe('/hr/applications');
  });

  test('says in its profile that this could not be loaded', async () => {
    stubApplications(asha);
    refuse('GET /barong/resource/applications/:id/candidate', 'server.internal_error');
    await open('/hr/applications?application=7');
    await panel.getByRole('tab', { name: 'Profile' }).click();
    await expect.element(panel.getByText('Failed to load candidate profile')).toBeVisible();
    await expect.element(panel.getByRole('button', { name: 'Retry' })).toBeVisible();
  });
});
