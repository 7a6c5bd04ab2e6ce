import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { show } from '../../test/stage.tsx';
import { answer, callsOf, loseAnswersTo } from '../../test/stub-server.ts';
import { forgetSession } from '../session/session.ts';
import { useContractForm } from './use-contract-form.ts';

const ROUTE = 'POST /barong/resource/candidates/:id/notes';
const SAVED = {
  id: 5,
  text: 'Knows Tally',
  author_name: 'Anil Sharma',
  created_at: '2026-11-20T09:00:00.000Z',
  changed_at: null,
  is_own: true,
  may_delete: true,
};
const KEPT = 'We kept what you typed here before.';

interface NoteProps {
  id: number;
  draft?: string;
}

function NoteForm({ id, draft }: NoteProps) {
  const form = useContractForm(ROUTE, {
    start: { text: '', current_password: '' },
    body: ({ text }) => ({ text }),
    params: { id },
    ...(draft ? { draft } : {}),
    failed: 'Not saved',
    saved: 'The note stands',
  });
  return (
    <Form form={form}>
      <TextField {...form.field('text')} label="Note" />
      <TextField {...form.field('current_password')} label="Password" type="password" />
      <Button {...form.button}>Save</Button>
    </Form>
  );
}

/** A form that begins with the time at which it is opened. */
function TimedForm({ now }: { now: string }) {
  const form = useContractForm(ROUTE, { start: { text: '', now }, params: { id: 3 } });
  return (
    <Form form={form}>
      <h1>Notes</h1>
      <TextField {...form.field('text')} label="Note" />
    </Form>
  );
}

/** A form without fields at the same endpoint. */
function Again() {
  const form = useContractForm(ROUTE, { start: { text: 'Once more' }, params: { id: 1 } });
  return (
    <Form form={form}>
      <Button {...form.button}>Again</Button>
    </Form>
  );
}

/** A dialog that is closed by Escape, or a page that is left, takes its form away. */
function Page({ draft }: { draft?: string }) {
  const [id, setId] = useState<number | null>(1);
  return (
    <>
      <h1>Notes</h1>
      <button type="button" onClick={() => setId(null)}>
        Leave
      </button>
      {[1, 2].map((one) => (
        <button key={one} type="button" onClick={() => setId(one)}>
          {`About ${one}`}
        </button>
      ))}
      {id === null ? null : <NoteForm key={id} id={id} {...(draft ? { draft } : {})} />}
    </>
  );
}

const note = page.getByLabelText('Note');
const click = (name: string) => page.getByRole('button', { name, exact: true }).click();

test.each([undefined, 'note'])(
  'what was typed comes back to the person who typed it, and can be thrown away (draft %s)',
  async (draft) => {
    await show(<Page {...(draft ? { draft } : {})} />, { as: 'hr' });
    await note.fill('Knows Tally');
    await click('Leave');
    await click('About 1');
    await expect.element(page.getByText(KEPT)).toBeVisible();
    await expect.element(note).toHaveValue('Knows Tally');
    await click('Start over');
    await expect.element(note).toHaveValue('');
    await click('Leave');
    await click('About 1');
    await expect.element(note).toHaveValue('');
    expect(page.getByText(KEPT).elements()).toEqual([]);
  },
);

test('what was typed about one person does not appear at another one', async () => {
  await show(<Page />, { as: 'hr' });
  await note.fill('Knows Tally');
  await click('About 2');
  await expect.element(note).toHaveValue('');
  await click('About 1');
  await expect.element(note).toHaveValue('Knows Tally');
});

test('passwords are not kept', async () => {
  await show(<Page />, { as: 'hr' });
  await page.getByLabelText('Password').fill('Secret-1');
  await note.fill('Knows Tally');
  const kept = [sessionStorage, localStorage].map((storage) => JSON.stringify(storage)).join('');
  expect(kept).toContain('Knows Tally');
  expect(kept).not.toContain('Secret-1');
  await click('Leave');
  await click('About 1');
  await expect.element(note).toHaveValue('Knows Tally');
  await expect.element(page.getByLabelText('Password')).toHaveValue('');
});

test('a lost network keeps what was typed, and nothing is kept once it is sent', async () => {
  loseAnswersTo(ROUTE);
  await show(<Page />, { as: 'hr' });
  await note.fill('Knows Tally');
  await click('Save');
  await expect.element(page.getByText('Not saved')).toBeVisible();
  await click('Leave');
  await click('About 1');
  await expect.element(note).toHaveValue('Knows Tally');
  answer(ROUTE, SAVED);
  await click('Save');
  await expect.element(page.getByText('The note stands')).toBeVisible();
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('formDraft'))).toEqual([]);
});

test('what another tab has kept meanwhile stays when this one is sent', async () => {
  answer(ROUTE, SAVED);
  await show(<Page draft="note" />, { as: 'hr' });
  await note.fill('Knows Tally');
  const key = Object.keys(localStorage).find((name) => name.startsWith('formDraft'));
  const ofAnotherTab = { fields: { text: 'Speaks Marathi' }, kept_at: '2026-11-20T09:00:00.000Z' };
  localStorage.setItem(String(key), JSON.stringify(ofAnotherTab));
  await click('Save');
  await expect.element(page.getByText('The note stands')).toBeVisible();
  await click('Leave');
  await click('About 1');
  await expect.element(note).toHaveValue('Speaks Marathi');
});

test('a form without fields sends what it says, not what was typed elsewhere', async () => {
  answer(ROUTE, SAVED);
  await show(
    <>
      <Page />
      <Again />
    </>,
    { as: 'hr' },
  );
  await note.fill('Knows Tally');
  await click('Leave');
  await click('Again');
  await expect.poll(() => callsOf(ROUTE).map(({ body }) => body)).toEqual([{ text: 'Once more' }]);
});

test('what was typed comes back into a form that begins with the present time', async () => {
  await show(<TimedForm now="2026-11-29T10:00" />, { as: 'hr' });
  await note.fill('Knows Tally');
  await show(<TimedForm now="2026-11-29T10:01" />, { as: 'hr' });
  await expect.element(note).toHaveValue('Knows Tally');
});

test('what somebody typed before the session ended waits until they are back', async () => {
  await show(<Page />, { as: 'hr' });
  await note.fill('Knows Tally');
  forgetSession();
  await show(<Page />);
  await expect.element(note).toHaveValue('');
  await show(<Page />, { as: 'hr' });
  await expect.element(note).toHaveValue('Knows Tally');
});
