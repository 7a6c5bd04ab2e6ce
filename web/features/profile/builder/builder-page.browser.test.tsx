import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleProfile } from '../../../test/sample-profile.ts';
import { expectAccessible, show } from '../../../test/stage.tsx';
import { answer, callsOf, loseAnswersTo, refuse } from '../../../test/stub-server.ts';
import BuilderPage from './builder-page.tsx';

const PROFILE = 'GET /barong/resource/user_profile';
const LOOK = 'GET /barong/resource/built_resume';
const KEEPING = 'POST /barong/resource/built_resume';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 596 842"/>';

beforeEach(() => {
  answer(PROFILE, sampleProfile());
  answer(LOOK, ({ query }) => ({ svg: SVG, pages: query.layout === 'compact' ? 1 : 2 }));
});

const open = (at = '/user/resume-builder', language: 'en' | 'hi' = 'en') =>
  show(<BuilderPage />, { as: 'user', at, language });
const look = (name: string) => page.getByRole('img', { name });

test('the preview follows the choices', async () => {
  await open();
  await expect.element(look('Your resume, 2 pages')).toBeVisible();
  await expectAccessible();
  await page.getByText('Compact', { exact: true }).click();
  await expect.element(look('Your resume, one page')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Summary' }).click();
  await page.getByRole('button', { name: 'Move Skills up' }).click();
  await expect.element(page.getByText('Skills is now 1 of 4')).toBeInTheDocument();
  await expect
    .poll(() => callsOf(LOOK).at(-1)?.query)
    .toMatchObject({
      layout: 'compact',
      headline: 'Weaver, six years',
      sections: ['skills', 'experience', 'education', 'languages'],
    });
});

test('a resume that is too long for its page says so', async () => {
  await open('/user/resume-builder', 'hi');
  await page.getByText('एक पेज', { exact: true }).click();
  await expect.element(page.getByText(/^छोटे अक्षरों में भी यह 2 पेज का है/)).toBeVisible();
});

test('a resume that cannot be saved gives the reason', async () => {
  refuse(KEEPING, 'resource.document.no_space');
  await open();
  await page.getByRole('button', { name: 'Save as a resume' }).click();
  await expect.element(page.getByText('It could not be saved')).toBeVisible();
});

test('a failed download says so', async () => {
  loseAnswersTo('GET /barong/resource/built_resume/file');
  await open();
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await expect.element(page.getByText('The file could not be made.')).toBeVisible();
});
