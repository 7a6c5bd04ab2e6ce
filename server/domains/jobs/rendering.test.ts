import { expect, test } from 'vitest';
import { openJob, openTeam } from '../../test/hiring.ts';
import { openPortal } from '../../test/portal.ts';
import { renderDescriptions } from './rendering.ts';

const portal = await openPortal();
const { companyId, recruiter } = await openTeam(portal, {
  company: { description: 'Food.', industry: 'Food' },
});

const form = {
  title: 'Pastry Cook',
  description: 'Bake **well**.\n\n## Benefits\n- Bread',
  location: 'Kolkata',
  employment_type: 'full_time' as const,
};
const rendered = {
  introduction: '<p>Bake <strong>well</strong>.</p>',
  responsibilities: null,
  requirements: null,
  benefits: '<ul><li>Bread</li></ul>',
};

const post = (more: object = {}) =>
  portal.call('POST /barong/resource/jobs', { as: recruiter, body: { ...form, ...more } });
const read = (id: number) => portal.call('GET /barong/public/jobs/:id', { params: { id } });

const keptOf = async (id: number) =>
  (
    await portal.db
      .selectFrom('jobs')
      .select('description_html')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).description_html;

const keep = (id: number, html: object) =>
  portal.db
    .updateTable('jobs')
    .set({ description_html: JSON.stringify(html) })
    .where('id', '=', id)
    .execute();

test('a posted job, a draft and its copy store their descriptions as HTML', async () => {
  const job = await post();
  const draft = await post({ status: 'draft' });
  const copy = await portal.call('POST /barong/resource/jobs/:id/duplicates', {
    as: recruiter,
    params: { id: draft.body.id },
  });
  expect(await keptOf(job.body.id)).toEqual(rendered);
  expect(await keptOf(draft.body.id)).toEqual(rendered);
  expect(await keptOf(copy.body.id)).toEqual(rendered);
});

test('the page of a job shows the stored HTML without rendering it again', async () => {
  const { body } = await post();
  await keep(body.id, { ...rendered, introduction: '<p>As it was kept.</p>' });
  expect((await read(body.id)).body.introduction_html).toBe('<p>As it was kept.</p>');
});

test('only a changed description is rendered again', async () => {
  const { body } = await post();
  const mark = { ...rendered, introduction: '<p>As it was kept.</p>' };
  await keep(body.id, mark);
  const change = (fields: object) =>
    portal.call('PUT /barong/resource/jobs/:id', {
      as: recruiter,
      params: { id: body.id },
      body: fields,
    });
  await change({ title: 'Baker' });
  expect(await keptOf(body.id)).toEqual(mark);
  await change({ description: 'Bake *more*.' });
  expect((await read(body.id)).body).toMatchObject({
    introduction_html: '<p>Bake <em>more</em>.</p>',
    benefits_html: null,
  });
});

test('an older job is shown at once and rendered by a task, and no cached page is dropped', async () => {
  const id = await openJob(portal, companyId, { description: form.description });
  const others = await Promise.all(
    Array.from({ length: 120 }, () => openJob(portal, companyId, { description: 'Bake.' })),
  );
  expect(await keptOf(id)).toBeNull();
  expect((await read(id)).body.benefits_html).toBe(rendered.benefits);
  await portal.services.live.settle();
  let announcements = 0;
  portal.services.live.hear('pages', () => {
    announcements += 1;
  });
  await renderDescriptions(portal.db);
  await portal.services.live.settle();
  expect(await keptOf(id)).toEqual(rendered);
  for (const other of others) expect(await keptOf(other)).not.toBeNull();
  expect(announcements).toBe(0);
});
