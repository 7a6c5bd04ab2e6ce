import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  applicant,
  asha,
  bhavna,
  stubApplications,
  stubDecisions,
  stubReceived,
} from '../../../test/sample-received.ts';
import { sampleInterview, stubInterviews } from '../../../test/sample-interviews.ts';
import { address, leaveStage, show } from '../../../test/stage.tsx';
import { answer, callsOf } from '../../../test/stub-server.ts';
import { Received } from './received-page.tsx';

const panel = page.getByRole('complementary');
const question = page.getByRole('dialog');
const press = (keys: string) => userEvent.keyboard(keys);

/** The name in the row at the cursor. */
const current = () =>
  document.querySelector('tr[aria-current]')?.querySelector('a')?.textContent ?? null;

async function open(at = '/hr/applications?status=pending') {
  await show(<Received jobId={null} />, { as: 'hr', at, screen: 'desktop' });
  await expect.element(page.getByRole('row', { name: 'Asha Rao' })).toBeVisible();
}

const heading = (name: string) => panel.getByRole('heading', { name, exact: true });

/** A full page and one more. */
const manyApplicants = () =>
  Array.from({ length: 21 }, (_, index) => applicant(100 + index, `Candidate ${index + 1}`));

async function openOneOfMany(at: string) {
  stubDecisions(...manyApplicants());
  stubApplications(...manyApplicants());
  await show(<Received jobId={null} />, { as: 'hr', at, screen: 'desktop' });
}

beforeEach(() => {
  stubReceived();
  stubApplications(bhavna, asha);
});

test('J and K walk the list, Enter opens an application, and Escape leaves it', async () => {
  await open();
  await press('j');
  await expect.poll(current).toBe('Bhavna Patel');
  await press('j');
  await expect.poll(current).toBe('Asha Rao');
  await press('k{Enter}');
  await expect.element(panel.getByRole('heading', { name: 'Bhavna Patel' })).toBeVisible();
  await expect.element(panel).toMatchTextContent(/1 of 2/);
  await expect.poll(address).toBe('/hr/applications?status=pending&application=8');
  await press('j');
  await expect.element(panel.getByRole('heading', { name: 'Asha Rao' })).toBeVisible();
  await press('{Escape}');
  await expect.poll(address).toBe('/hr/applications?status=pending');
});

test('J goes on to the next page, K comes back, and the position is that in the whole list', async () => {
  const many = manyApplicants();
  stubApplications(...many);
  await show(<Received jobId={null} />, {
    as: 'hr',
    at: '/hr/applications?application=119',
    screen: 'desktop',
  });
  await expect.element(panel).toMatchTextContent(/20 of 21/);
  await press('j');
  await expect.element(heading('Candidate 21')).toBeVisible();
  await expect.element(panel).toMatchTextContent(/21 of 21/);
  await expect.poll(address).toBe('/hr/applications?page=2&application=120');
  await press('jk');
  await expect.element(heading('Candidate 20')).toBeVisible();
  await expect.element(panel).toMatchTextContent(/20 of 21/);
});

test('after the last row of a full page was decided, the one that moves up into its place opens', async () => {
  await openOneOfMany('/hr/applications?status=pending&application=119');
  await expect.element(heading('Candidate 20')).toBeVisible();
  await press('a{Enter}');
  await expect.element(heading('Candidate 21')).toBeVisible();
  await expect.poll(address).toBe('/hr/applications?status=pending&application=120');
  await expect.element(panel).toMatchTextContent(/21 of 21/);
});

test('after the only row of the last page was decided, the page before it is shown', async () => {
  await openOneOfMany('/hr/applications?status=pending&page=2');
  await expect.element(page.getByRole('row', { name: 'Candidate 21' })).toBeVisible();
  await press('ja{Enter}');
  await expect.element(page.getByRole('row', { name: 'Candidate 20' })).toBeVisible();
  await expect.poll(address).toBe('/hr/applications?status=pending');
});

test('after a decision that the filter still lists, the last row of a page leads to the next page', async () => {
  await openOneOfMany('/hr/applications?status=pending,accepted&application=119');
  await expect.element(heading('Candidate 20')).toBeVisible();
  await press('a{Enter}');
  await expect.element(heading('Candidate 21')).toBeVisible();
  await expect.element(panel).toMatchTextContent(/21 of 21/);
});

test('from an application of another page, opened by a link, the arrows lead to the first application of the list', async () => {
  const elsewhere = { ...asha, id: 99, user: { ...asha.user, username: 'Chitra Iyer' } };
  answer('GET /barong/resource/applications/:id', ({ params }) =>
    params.id === elsewhere.id ? elsewhere : bhavna,
  );
  await open('/hr/applications?application=99');
  await expect.element(panel.getByRole('heading', { name: 'Chitra Iyer' })).toBeVisible();
  await panel.getByRole('button', { name: 'Next application' }).click();
  await expect.element(panel.getByRole('heading', { name: 'Bhavna Patel' })).toBeVisible();
  await expect.element(panel).toMatchTextContent(/1 of 2/);
});

test('A decides about the current row, and about no other', async () => {
  stubDecisions(bhavna, asha);
  await open('/hr/applications');
  await press('jja');
  await expect.element(question).toMatchTextContent(/Accept this application\?/);
  await press('{Control>}{Enter}{/Control}');
  await expect.element(page.getByText('Application accepted successfully')).toBeVisible();
  await expect.element(page.getByRole('row', { name: 'Asha Rao' })).toMatchTextContent(/Accepted/);
  await expect
    .element(page.getByRole('row', { name: 'Bhavna Patel' }))
    .toMatchTextContent(/Pending/);
});

test('they type letters while a field has the focus or a dialog is open', async () => {
  await open('/hr/applications?application=8');
  const search = page.getByLabelText('Name, email or skill');
  await search.click();
  await press('raj');
  await expect.element(search).toHaveValue('raj');
  expect(question.elements()).toEqual([]);
  await search.fill('');
  (search.element() as HTMLElement).blur();
  await expect.element(page.getByRole('row', { name: 'Asha Rao' })).toBeVisible();
  await press('r');
  await expect.element(question).toMatchTextContent(/Reject this application\?/);
  const note = question.getByLabelText('Note to the candidate');
  await note.click();
  await press('a jar');
  await expect.element(note).toHaveValue('a jar');
  await press('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(panel.getByRole('heading', { name: 'Bhavna Patel' })).toBeVisible();
});

test('Enter sends a decision and goes on to the next, and U undoes it', async () => {
  stubDecisions(bhavna, asha);
  await open('/hr/applications');
  await press('ja');
  await expect.element(question).toMatchTextContent(/Accept this application\?/);
  await press('{Enter}');
  await expect
    .element(page.getByRole('row', { name: 'Bhavna Patel' }))
    .toMatchTextContent(/Accepted/);
  await expect.element(question).not.toBeInTheDocument();
  await expect.poll(current).toBe('Asha Rao');
  await press('u');
  await expect
    .element(page.getByRole('row', { name: 'Bhavna Patel' }))
    .toMatchTextContent(/Pending/);
});

test('U undoes two quick decisions one after the other', async () => {
  stubDecisions(bhavna, asha);
  await open('/hr/applications');
  const undone = () => callsOf('POST /barong/resource/applications/decisions/undo');
  await press('ja');
  await expect.element(question).toBeVisible();
  await press('{Enter}');
  await expect.poll(current).toBe('Asha Rao');
  await press('a');
  await expect.element(question).toBeVisible();
  await press('{Enter}');
  await expect.element(question).not.toBeInTheDocument();
  await press('u');
  await expect.poll(() => undone().map(({ body }) => body.ids)).toEqual([[7]]);
  await press('u');
  await expect.poll(() => undone().map(({ body }) => body.ids)).toEqual([[7], [8]]);
});

test('a digit chooses the reason of a rejection', async () => {
  stubDecisions(bhavna, asha);
  await open('/hr/applications');
  await press('jr');
  await expect.element(question).toMatchTextContent(/Reject this application\?/);
  await press('2{Enter}');
  await expect.element(page.getByText('Application rejected successfully')).toBeVisible();
  expect(callsOf('POST /barong/resource/applications/decisions')[0]?.body).toMatchObject({
    ids: [8],
    reason: 'experience',
    tells_reason: true,
  });
});

test('X selects, and a decision is then about the selected', async () => {
  stubDecisions(bhavna, asha);
  await open('/hr/applications');
  await press('jxjx');
  await expect.element(page.getByText('2 selected')).toBeVisible();
  await press('r');
  await expect.element(question).toMatchTextContent(/Reject 2 applications\?/);
});

test('they can be switched off, and stay off on the next visit', async () => {
  await open('/hr/applications');
  await page.getByRole('button', { name: 'Keyboard shortcuts are on' }).click();
  await press('jr');
  expect(question.elements()).toEqual([]);
  // A fresh start, except for what the browser stores.
  leaveStage();
  await open('/hr/applications');
  await expect
    .element(page.getByRole('button', { name: 'Keyboard shortcuts are off' }))
    .toBeVisible();
  await press('jr');
  expect([current(), question.elements()]).toEqual([null, []]);
});

test('V goes to the board and back to the table', async () => {
  await open('/hr/applications');
  await press('v');
  await expect.poll(address).toBe('/hr/applications?view=board');
  await expect.element(page.getByRole('region', { name: 'Pending' })).toBeVisible();
  await press('v');
  await expect.poll(address).toBe('/hr/applications');
});

test('a digit scrolls its tab into view if an interview is above it, and the list stays where it is', async () => {
  const invited = { ...asha, status: 'interview' as const };
  stubApplications(invited, bhavna);
  stubInterviews(sampleInterview());
  await open(`/hr/applications?application=${asha.id}`);
  const tab = panel.getByRole('tab').nth(1);
  await expect.element(panel.getByText(sampleInterview().place ?? '')).toBeVisible();
  const box = () => document.querySelector('[data-scrolls]')?.getBoundingClientRect();
  const middle = () => (box()?.top ?? 0) + (box()?.height ?? 0) / 2;
  expect(tab.element().getBoundingClientRect().top).toBeGreaterThan(middle());
  await press('2');
  await expect.poll(() => tab.element().getBoundingClientRect().top).toBeLessThan(middle());
  expect(scrollY).toBe(0);
});

test('digits open the tabs of the application beside the list, in their order', async () => {
  await open('/hr/applications?application=8');
  const part = (name: string) => panel.getByRole('tab', { name });
  await expect.element(part('Letter')).toHaveAttribute('aria-selected', 'true');
  await press('2');
  const second = panel.getByRole('tab').nth(1);
  await expect.element(second).toHaveAttribute('aria-selected', 'true');
  await press('1');
  await expect.element(part('Letter')).toHaveAttribute('aria-selected', 'true');
});
