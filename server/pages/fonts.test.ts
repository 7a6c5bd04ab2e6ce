import { expect, test } from 'vitest';
import { servePages } from './pages.ts';
import { openCompany, openJob } from '../test/hiring.ts';
import { openPortal } from '../test/portal.ts';

const portal = await openPortal();
await servePages(portal.app, { services: portal.services, demo: true });
const { id } = await openCompany(portal);
const jobPage = `/jobs/${await openJob(portal, id)}`;

const read = async (url: string, language = 'en') =>
  (await portal.app.inject({ url, headers: { 'accept-language': language } })).body;

async function cssOf(page: string) {
  const sheets = [...page.matchAll(/<link[^>]*href="([^"]*\.css)"/g)];
  return (await Promise.all(sheets.map(([, sheet = '']) => read(sheet)))).join('');
}

const facesOf = (css: string) => [...css.matchAll(/@font-face\s*\{[^}]*\}/g)].map(([face]) => face);

/** The characters of a face's `unicode-range`, each as one range of a regular expression. */
const signsOf = (face: string) =>
  [...face.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)]
    .map(([, from = '', to = from]) => `\\u{${from}}-\\u{${to}}`)
    .join('');

// A browser fetches a face once a text has one of its characters, unless an earlier face in the
// element's `font-family` has it.
test.each(['/', '/jobs', '/companies', '/about', '/auth/register', '/nothing', 'a job'])(
  'the English page %s does not fetch the whole Devanagari font',
  async (url) => {
    const page = await read(url === 'a job' ? jobPage : url);
    expect(page).toContain('<html lang="en"');
    const css = await cssOf(page);
    const faces = facesOf(css);
    const word = faces.find((face) => face.includes('anek-hindi-word'));
    expect(css).toMatch(/\.font-hindi-word\{font-family:"?Anek Hindi word/);

    const switched = /<a[^>]* class="[^"]*font-hindi-word[^"]*"[^>]*>/;
    const texts = page
      .replace(/<head>[\s\S]*<\/head>/, '')
      .replaceAll(/<script[\s\S]*?<\/script>/g, '')
      .split(/(?=<a )/);
    for (const text of texts) {
      const shown = text.replaceAll(/<[^>]*>/g, '');
      const covered = new RegExp(`[${signsOf(word ?? '')}]`, 'gu');
      const left = switched.test(text) ? shown.replaceAll(covered, '') : shown;
      expect(left).not.toMatch(/\p{Script=Devanagari}/u);
    }
  },
);

// A phone's own Hindi font is found before the face that swaps, which only computers without one get to.
test('the Devanagari font replaces no letters that a phone has shown', async () => {
  const css = await cssOf(await read('/jobs', 'hi'));
  const families = /--font-anek:([^;}]*)/.exec(css)?.[1]?.split(',') ?? [];
  const faces = facesOf(css).filter((face) => face.includes('anek-devanagari'));
  const swapping = faces.filter((face) => !face.includes('font-display:optional'));
  const place = (name: string) => families.findIndex((family) => family.includes(name));
  expect(faces).toHaveLength(4);
  for (const face of swapping) expect(face).toContain('Anek Devanagari at last');
  expect(place('Devanagari before loading')).toBeGreaterThan(-1);
  expect(place('Devanagari at last')).toBeGreaterThan(place('Devanagari before loading'));
});

test('no page preloads the Devanagari font', async () => {
  for (const language of ['en', 'hi']) {
    expect(await read('/jobs', language)).not.toMatch(/<link[^>]*devanagari/);
  }
});
