import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  applicant,
  asha,
  bhavna,
  stubApplications,
  stubDecisions,
  stubLetters,
  stubReceived,
} from '../../../../test/sample-received.ts';
import { expectAccessible, show } from '../../../../test/stage.tsx';
import { answer, callsOf, sendNews } from '../../../../test/stub-server.ts';
import { Received } from '../received-page.tsx';

const UNDO = 'POST /barong/resource/applications/decisions/undo';
const DECISION = 'POST /barong/resource/applications/decisions';

const open = (at = '/hr/applications') =>
  show(<Received jobId={null} />, { as: 'hr', at, screen: 'desktop' });
const row = (name: string) => page.getByRole('row', { name });
const panel = page.getByRole('complementary');
const question = page.getByRole('dialog');
const sent = () =>
  callsOf(DECISION).map(({ body: { ids, status, letter } }) => ({ ids, status, en: letter.en }));

beforeEach(stubReceived);

afterEach(() => void vi.useRealTimers());

test.each(['en', 'hi'] as const)(
  'each decision, and the message, stands on one line: %s',
  async (language) => {
    // A font that loads late is left out; its fallback is wider.
    const faces = ['600 1rem Anek', '400 1rem "Anek Devanagari"', '600 1rem "Anek Devanagari"'];
    await Promise.all(faces.map((face) => document.fonts.load(face, 'Aअ')));
    stubApplications(asha);
    await show(<Received jobId={null} />, {
      as: 'hr',
      at: '/hr/applications?application=7',
      screen: 'desktop',
      language,
    });
    const buttons = () => [
      ...document.querySelectorAll<HTMLElement>('aside .grid.w-full.grid-cols-2 > :is(button, a)'),
    ];
    await expect.poll(() => buttons().length).toBe(5);
    expect(new Set(buttons().map((button) => button.offsetHeight))).toEqual(new Set([44]));
  },
);

test('the decisions have the same places before and after marking as reviewing', async () => {
  const places = async (
    status: 'pending' | 'reviewing',
    next_statuses: typeof asha.next_statuses,
  ) => {
    stubApplications({ ...asha, status, next_statuses });
    await open('/hr/applications?application=7');
    const rectOf = async (name: string | RegExp) => {
      const control = panel.getByRole('button', { name }).or(panel.getByRole('link', { name }));
      await expect.element(control).toBeVisible();
      return control.element().getBoundingClientRect();
    };
    const end = (await rectOf(/^Message/)).bottom;
    const rects = await Promise.all(
      ['Accept', 'Interview', 'Reject'].map((one) => rectOf(new RegExp(`^${one}`))),
    );
    return rects.map(({ left, top, width }) => [left, end - top, width]);
  };
  const decisions = ['interview', 'accepted', 'rejected'] as const;
  const before = await places('pending', ['reviewing', ...decisions]);
  expect(await places('reviewing', [...decisions])).toEqual(before);
});

describe('the words of a decision', () => {
  test('stay when the dialog is closed and opened again, and are not those of another candidate', async () => {
    stubApplications(asha, bhavna);
    await open('/hr/applications?application=7');
    const reject = panel.getByRole('button', { name: 'Reject', exact: true });
    const letter = question.getByRole('textbox');
    await reject.click();
    await letter.fill('Dear Asha, we are sorry.');
    await userEvent.keyboard('{Escape}');
    await reject.click();
    await expect.element(letter).toHaveValue('Dear Asha, we are sorry.');
    await userEvent.keyboard('{Escape}');
    await row(bhavna.user.username).click();
    await expect.element(panel.getByText(bhavna.user.username).first()).toBeVisible();
    await reject.click();
    await expect.element(letter).toHaveValue('');
    expect(page.getByText('We kept what you typed here before.').elements()).toEqual([]);
  });

  test('stay when the page is loaded anew, until they are sent', async () => {
    stubApplications(asha);
    stubDecisions(asha);
    const reject = panel.getByRole('button', { name: 'Reject', exact: true });
    const letter = question.getByRole('textbox');
    await open('/hr/applications?application=7');
    await reject.click();
    await letter.fill('Dear Asha, we are sorry.');
    await open('/hr/applications?application=7');
    await reject.click();
    await expect.element(letter).toHaveValue('Dear Asha, we are sorry.');
    await question.getByRole('button', { name: 'Reject' }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(sent().map(({ en }) => en)).toEqual(['Dear Asha, we are sorry.']);
    expect(Object.keys(sessionStorage).filter((key) => key.includes('decision:'))).toEqual([]);
  });

  test('include a reason from the list, which the candidate reads unless it is withheld', async () => {
    stubApplications(asha);
    stubDecisions(asha);
    await open('/hr/applications?application=7');
    await panel.getByRole('button', { name: 'Reject', exact: true }).click();
    const reject = question.getByRole('button', { name: 'Reject' });
    await expect.element(reject).toHaveClass('btn-danger-solid');
    await expect.element(question.getByText('The position is filled')).toBeVisible();
    await question.getByText('Too little experience').click();
    await question.getByLabelText('The candidate reads the reason, too').click();
    await expectAccessible();
    await question.getByRole('button', { name: 'Reject' }).click();
    await expect.element(page.getByText('Application rejected successfully')).toBeVisible();
    expect(callsOf(DECISION)[0]?.body).toMatchObject({
      reason: 'experience',
      tells_reason: false,
    });
  });

  test('may be a reason of the company\u2019s own', async () => {
    stubApplications(asha);
    stubDecisions(asha);
    await open('/hr/applications?application=7');
    await panel.getByRole('button', { name: 'Reject', exact: true }).click();
    await question.getByText('Another reason').first().click();
    await question.getByRole('textbox', { name: 'Another reason' }).fill('Writes to all at once');
    await question.getByRole('button', { name: 'Reject' }).click();
    await expect.poll(() => callsOf(DECISION)[0]?.body.reason).toBe('Writes to all at once');
  });

  test('can be a saved letter, shown as the candidate will read it, in both languages', async () => {
    stubApplications(asha);
    stubDecisions(asha);
    stubLetters({
      name: 'Come in',
      text_en: 'Dear {name}, come for {job}.',
      text_hi: 'आइए {name}',
    });
    await open('/hr/applications?application=7');
    await panel.getByRole('button', { name: 'Accept', exact: true }).click();
    await question.getByLabelText('Letter', { exact: true }).selectOptions('Come in');
    await expect
      .element(question.getByText('Dear Asha Rao, come for Accounts Executive.'))
      .toBeVisible();
    await question.getByText('हिन्दी').click();
    await expect.element(question.getByText('आइए Asha Rao')).toBeVisible();
    await question.getByRole('button', { name: 'Accept' }).click();
    await expect
      .poll(() => callsOf(DECISION)[0]?.body.letter)
      .toEqual({ en: 'Dear {name}, come for {job}.', hi: 'आइए {name}' });
  });
});

describe('several at once', () => {
  test('are selected and decided by one call, and for those that changed it says how many, and who was first', async () => {
    stubApplications(asha, bhavna);
    await open();
    await page.getByLabelText('Select all on this page').click();
    const bar = page.getByRole('region', { name: 'Decide about the selected' });
    await expect.element(bar).toMatchTextContent(/2 selected/);
    await expectAccessible();
    await bar.getByRole('button', { name: 'Reject' }).click();
    await expect.element(question).toMatchTextContent(/Reject 2 applications\?/);
    answer(DECISION, {
      decided: [7],
      refused: [
        {
          id: 8,
          code: 'resource.application.invalid_transition',
          first: { by: 'Neha Joshi', status: 'accepted' },
        },
      ],
      until: '2026-11-22T09:00:10.000Z',
    });
    await question.getByRole('button', { name: 'Reject' }).click();
    await expect.element(page.getByText('1 rejected')).toBeVisible();
    await expect
      .element(
        page.getByText(
          '1 was left as it is, because it has changed meanwhile. Neha Joshi was first: Accepted.',
        ),
      )
      .toBeVisible();
    expect(sent()).toEqual([{ ids: [7, 8], status: 'rejected', en: '' }]);
    await expect.element(bar).not.toBeInTheDocument();
  });
});

test('on a phone the actions on the selected stand above the menu', async () => {
  const many = Array.from({ length: 12 }, (_, index) =>
    applicant(100 + index, `Asha ${index}`, 'pending'),
  );
  stubApplications(...many);
  await show(<Received jobId={null} />, { as: 'hr', at: '/hr/applications', screen: 'phone' });
  await page.getByLabelText('Select Asha 0, ').click();
  const bar = page.getByRole('region', { name: 'Decide about the selected' });
  await expect.element(bar).toBeVisible();
  const MENU_PX = 64;
  const room = innerHeight - bar.element().getBoundingClientRect().bottom;
  expect(room).toBeGreaterThanOrEqual(MENU_PX);
});

describe('a decision that has not taken effect', () => {
  test('keeps its toast clear of all buttons for the next candidate', async () => {
    stubApplications(asha, bhavna);
    stubDecisions(asha, bhavna);
    await open('/hr/applications?application=7');
    await panel.getByRole('button', { name: 'Accept', exact: true }).click();
    await question.getByRole('button', { name: 'Accept' }).click();
    await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    const toastLeftOf = () => {
      const toast = document.querySelector('[data-sonner-toast]')?.getBoundingClientRect();
      return (toast?.right ?? Infinity) <= panel.element().getBoundingClientRect().left;
    };
    await expect.poll(toastLeftOf).toBe(true);
  });

  test('can be undone for ten seconds, longer while a pointer rests on the offer to undo', async () => {
    stubApplications(asha);
    stubDecisions(asha);
    await open('/hr/applications?application=7');
    await panel.getByRole('button', { name: 'Accept', exact: true }).click();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await question.getByRole('button', { name: 'Accept' }).click();
    const offer = page.getByText('Nobody is told for 10 seconds.');
    await offer.hover();
    await vi.advanceTimersByTimeAsync(8_000);
    await expect.element(offer).toBeVisible();
    await vi.advanceTimersByTimeAsync(3_000);
    await expect.element(offer).not.toBeInTheDocument();
    vi.useRealTimers();
    answer(UNDO, { undone: [] });
    await userEvent.keyboard('u');
    await expect.element(page.getByText(/^Too late to undo/)).toBeVisible();
  });

  test('is undone from the row too, when another decision has taken the toast', async () => {
    const by = { id: 1, name: 'Priya Nair' };
    stubApplications({
      ...applicant(7, 'Asha Rao', 'rejected'),
      next_statuses: [],
      held: { until: '2026-11-22T09:00:10.000Z', by },
    });
    answer(UNDO, { undone: [7] });
    await open();
    await row('Asha Rao').getByRole('button', { name: 'More actions for Asha Rao' }).click();
    await page.getByRole('menuitem', { name: 'Undo' }).click();
    await expect.element(page.getByText('Undone. Nobody was told.')).toBeVisible();
    expect(callsOf(UNDO).map(({ body }) => body.ids)).toEqual([[7]]);
  });

  test('that is undone too late for some says for how many', async () => {
    stubApplications(asha, bhavna);
    await open();
    await page.getByLabelText('Select all on this page').click();
    await page.getByRole('button', { name: 'Reject', exact: true }).click();
    answer(DECISION, {
      decided: [7, 8],
      refused: [],
      until: new Date(Date.now() + 10_000).toISOString(),
    });
    await question.getByRole('button', { name: 'Reject' }).click();
    answer(UNDO, { undone: [8] });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect
      .element(page.getByText('1 of 2 undone. For the others it was too late.'))
      .toBeVisible();
  });

  test('is marked in the panel, and only the person who decided can undo it', async () => {
    const until = '2026-11-22T09:00:10.000Z';
    const held = (by: { id: number; name: string }) => ({
      ...applicant(7, 'Asha Rao', 'rejected'),
      next_statuses: [],
      held: { until, by },
    });
    stubApplications(held({ id: 1, name: 'Priya Nair' }));
    await open('/hr/applications?application=7');
    await expect.element(panel.getByText('The candidate is told in a moment.')).toBeVisible();
    answer(UNDO, { undone: [] });
    await panel.getByRole('button', { name: 'Undo' }).click();
    await expect.element(page.getByText(/^Too late to undo/)).toBeVisible();
    stubApplications(held({ id: 99, name: 'Lakshmi Iyer' }));
    sendNews('applications');
    await expect.element(panel.getByText('Lakshmi Iyer decided this a moment ago.')).toBeVisible();
    expect(panel.getByRole('button', { name: 'Undo' }).elements()).toEqual([]);
  });
});
