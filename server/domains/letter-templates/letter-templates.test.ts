import { expect, test } from 'vitest';
import { LETTER_TEMPLATES_MAX } from '../../../contract/constants.ts';
import { openTeam } from '../../test/hiring.ts';
import { register } from '../../test/people.ts';
import { type Actor, openPortal } from '../../test/portal.ts';

const portal = await openPortal();
const { recruiter, colleague } = await openTeam(portal, { colleague: 'Lakshmi Iyer' });
const { recruiter: stranger } = await openTeam(portal, { recruiter: 'Vikram Seth' });

const form = {
  name: 'Come on Monday',
  occasion: 'interview' as const,
  text_en: 'Hello {name}, come on Monday.',
  text_hi: '',
};
const add = (as: Actor | undefined, more: Partial<typeof form> = {}) =>
  portal.call('POST /barong/resource/letter_templates', { as, body: { ...form, ...more } });
const list = (as: Actor | undefined) =>
  portal.call('GET /barong/resource/letter_templates', { as, query: {} });
const change = (as: Actor | undefined, id: number, more: Partial<typeof form>) =>
  portal.call('PUT /barong/resource/letter_templates/:id', {
    as,
    params: { id },
    body: { ...form, ...more },
  });
const remove = (as: Actor | undefined, id: number) =>
  portal.call('DELETE /barong/resource/letter_templates/:id', { as, params: { id } });

test('a letter belongs to the company: colleagues read, change and delete it, sorted by name', async () => {
  const { status, body } = await add(recruiter);
  expect([status, body.text_en]).toEqual([201, 'Hello {name}, come on Monday.']);
  await add(colleague, { name: 'A kind no' });
  const names = async (as: Actor) => (await list(as)).body.letter_templates.map(({ name }) => name);
  expect(await names(colleague)).toEqual(['A kind no', 'Come on Monday']);
  expect(await names(stranger)).toEqual([]);
  expect((await change(colleague, body.id, { text_hi: 'सोमवार को आइए' })).body).toMatchObject({
    text_hi: 'सोमवार को आइए',
  });
  expect((await remove(colleague, body.id)).status).toBe(200);
  expect(await names(recruiter)).toEqual(['A kind no']);
  expect((await remove(recruiter, body.id)).body.errors).toEqual([
    'resource.letter_template.not_found',
  ]);
});

test('another company neither changes nor deletes it', async () => {
  const { id } = (await add(recruiter)).body;
  for (const answer of [await change(stranger, id, {}), await remove(stranger, id)]) {
    expect([answer.status, answer.body.errors]).toEqual([
      404,
      ['resource.letter_template.not_found'],
    ]);
  }
  expect((await remove(recruiter, id)).status).toBe(200);
});

test('it needs a name, the decision it is for, and a text in at least one language', async () => {
  expect((await add(recruiter, { name: ' ' })).body.fields).toHaveProperty('name');
  expect((await add(recruiter, { text_en: ' ' })).body.errors).toEqual([
    'resource.letter_template.missing_text',
  ]);
  const lost = 'lost' as 'interview';
  expect((await add(recruiter, { occasion: lost })).body.errors).toEqual(['request.invalid_value']);
  expect((await add(undefined)).status).toBe(401);
  expect((await add(await register(portal))).status).toBe(403);
});

test('a recruiter without a company cannot save any', async () => {
  const homeless = await register(portal, { role: 'hr' });
  expect((await add(homeless)).body.errors).toEqual(['resource.hr_profile.not_found']);
  expect((await list(homeless)).body.letter_templates).toEqual([]);
});

test('a company can save a limited number, also when two arrive at once', async () => {
  const { recruiter: full } = await openTeam(portal);
  for (let count = 1; count < LETTER_TEMPLATES_MAX; count += 1) await add(full);
  const answers = await Promise.all([add(full), add(full)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
});
