import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { CandidateNote } from '../../../contract/candidates/candidate-notes.ts';
import { metaOf } from '../../../contract/lists.ts';
import { expectAccessible, show } from '../../test/stage.tsx';
import { answer, callsOf, refuse, sendNews } from '../../test/stub-server.ts';
import { NotesPart } from './notes-part.tsx';
import { TagsPart } from './tags-part.tsx';

const NOTES = 'GET /barong/resource/candidates/:id/notes';
const WRITING = 'POST /barong/resource/candidates/:id/notes';
const TAGGING = 'PUT /barong/resource/candidates/:id/tags';

const ofColleague = { author_name: 'Lakshmi Iyer', is_own: false, may_delete: false };

const note = (id: number, more: Partial<CandidateNote> = {}): CandidateNote => ({
  id,
  text: 'Knows Tally well.',
  author_name: 'Anil Sharma',
  created_at: '2026-11-20T06:00:00.000Z',
  changed_at: null,
  is_own: true,
  may_delete: true,
  ...more,
});

let notes: CandidateNote[];
let tags: string[];

beforeEach(() => {
  notes = [note(1), note(2, { ...ofColleague, text: 'Call after six.' })];
  tags = ['Night shift'];
  answer(NOTES, ({ query }) => ({
    candidate_notes: notes,
    tags,
    meta: metaOf(query, notes.length),
  }));
  answer('GET /barong/resource/candidate_tags', ({ query }) => ({
    candidate_tags: [{ tag: 'Tally', count: 3 }],
    meta: metaOf(query, 1),
  }));
});

const open = () =>
  show(
    <>
      <h1>Asha Rao</h1>
      <TagsPart candidateId={3} />
      <NotesPart candidateId={3} />
    </>,
    { as: 'hr' },
  );

test('a note is written, and changed and deleted by members who may', async () => {
  answer(WRITING, ({ body }) => note(3, body));
  answer('PUT /barong/resource/candidate_notes/:id', ({ body }) => note(1, body));
  answer('DELETE /barong/resource/candidate_notes/:id', { message: 'Note deleted' });
  await open();
  await expect.element(page.getByText('Call after six.')).toBeVisible();
  await expect.element(page.getByText(/Lakshmi Iyer\s· /)).toBeVisible();
  await expectAccessible();
  expect(page.getByRole('button', { name: 'Edit note' }).elements()).toHaveLength(1);

  await page.getByLabelText('New note').fill('Speaks Marathi.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect
    .poll(() => callsOf(WRITING))
    .toMatchObject([{ params: { id: 3 }, body: { text: 'Speaks Marathi.' } }]);
  await expect.element(page.getByLabelText('New note')).toHaveValue('');

  await page.getByRole('button', { name: 'Edit note' }).click();
  await page.getByRole('textbox', { name: 'Note', exact: true }).fill('Knows Zoho.');
  await page.getByRole('button', { name: 'Save note' }).last().click();
  await expect
    .poll(() => callsOf('PUT /barong/resource/candidate_notes/:id'))
    .toMatchObject([{ params: { id: 1 }, body: { text: 'Knows Zoho.' } }]);

  await page.getByRole('button', { name: 'Delete note' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete note' }).click();
  await expect
    .poll(() => callsOf('DELETE /barong/resource/candidate_notes/:id'))
    .toMatchObject([{ params: { id: 1 } }]);
});

test("a colleague's note appears while the candidate is open", async () => {
  await open();
  await expect.element(page.getByText('Call after six.')).toBeVisible();
  notes = [note(4, { ...ofColleague, text: 'Has joined us before.' })];
  sendNews('applications');
  await expect.element(page.getByText('Has joined us before.')).toBeVisible();
});

test('tags are put on and taken off, and a refusal is shown', async () => {
  answer(TAGGING, ({ body }) => {
    tags = body.is_on ? [...tags, body.tag] : tags.filter((tag) => tag !== body.tag);
    return { tags };
  });
  await open();
  await page.getByRole('button', { name: 'Add a tag' }).click();
  await page.getByLabelText('Add a tag').fill('Tally');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: 'Take off the tag Night shift' }).click();
  await expect
    .poll(() => callsOf(TAGGING).map(({ body }) => body))
    .toEqual([
      { tag: 'Tally', is_on: true },
      { tag: 'Night shift', is_on: false },
    ]);
  await expect.element(page.getByRole('list', { name: 'Tags' })).toHaveTextContent('Tally');
  refuse(TAGGING, 'resource.candidate.not_found');
  await page.getByRole('button', { name: 'Take off the tag Tally' }).click();
  await expect.element(page.getByText('The tag was not changed')).toBeVisible();
});
