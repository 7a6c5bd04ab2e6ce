import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { textOfPdf } from '../../../web/features/profile/reading/formats/pdf.ts';
import { renderPdf, typeset } from './typst.ts';

const folder = await mkdtemp(join(tmpdir(), 'vritti-typst-'));
afterAll(() => rm(folder, { recursive: true }));

const HEAD = `#import "/paper.typ": input, paper
#show: paper.with(title: input.title, language: input.language)
`;

async function template(body: string): Promise<URL> {
  const path = join(folder, 'template.typ');
  await writeFile(path, HEAD + body);
  return pathToFileURL(path);
}

const input = (text = '') => ({ title: 'Asha Rao', language: 'hi', text });

const textOf = async (pdf: Buffer) =>
  (await textOfPdf(new Uint8Array(pdf))).lines.map((line) => line.text).join('\n');

/** pdf.js reports spaces within Devanagari words that are not in the file. */
const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');

describe('a PDF', () => {
  test('is tagged, says its language and title, and has both scripts as text', async () => {
    const said = 'क्षत्रिय श्रृंखला और हिन्दी, ₹ 5';
    const pdf = await renderPdf(await template('= #input.title\n#input.text'), input(said));
    const source = pdf.toString('latin1');
    expect(source).toMatch(/\/StructTreeRoot/);
    expect(source).toMatch(/\/MarkInfo <<\s+\/Marked true/);
    expect(source).toMatch(/\/Lang \(hi/);
    expect(source).toContain('>Asha Rao</rdf:li></rdf:Alt></dc:title>');
    expect(withoutSpaces(await textOf(pdf))).toBe(withoutSpaces(`Asha Rao ${said}`));
    expect(pdf.length).toBeLessThan(50_000);
  });

  test.each([
    '#import "@preview/cetz:0.1.0"',
    '#eval("1 + 1") #read("/etc/passwd")',
    '$x^2$ *bold* _it_ `raw` = Heading',
    String.raw`\ back \u{41} \# "double" 'single'`,
    '<label> @ref // comment /* open',
    '{"json": [1, 2]}',
    '] #panic() [',
  ])('shows %s as it was typed', async (typed) => {
    const pdf = await renderPdf(await template('#input.text'), input(typed));
    expect(await textOf(pdf)).toBe(typed);
  });
});

test('an SVG has the same pages', async () => {
  const two = await template('#input.text #pagebreak() #input.text');
  const [pdf, svg] = [await typeset(two, input('x'), 'pdf'), await typeset(two, input('x'), 'svg')];
  expect([pdf.pages, svg.pages]).toEqual([2, 2]);
  expect(svg.file.toString()).toMatch(/^<svg /);
});

describe('a template', () => {
  test.each(['#read("/etc/passwd")', '#image("/main.png")', '#import "@preview/cetz:0.1.0": *'])(
    'cannot reach a file or a package by %s',
    async (body) => {
      await expect(renderPdf(await template(body), input())).rejects.toThrow(/failed to load/);
    },
  );

  test('that needs more memory than there is ends its compiler, and the next one is set', async () => {
    const large = await template('#range(400000000).map(str).join()');
    await expect(renderPdf(large, input())).rejects.toThrow(/Typst/);
    const pdf = await renderPdf(await template('#input.text'), input('again'));
    expect(await textOf(pdf)).toBe('again');
  });

  test('that never ends is ended as a fault of ours, and the next one is set', async () => {
    const endless = await template(
      '#for a in range(100000) { for b in range(100000) { for c in range(100000) {} } }',
    );
    const set = typeset(endless, input(), 'pdf', { secondsMax: 1, lateSeconds: 600 });
    await expect(set).rejects.toThrow(/Typst could not set .*: slow/);
    const pdf = await renderPdf(await template('#input.text'), input('again'));
    expect(await textOf(pdf)).toBe('again');
  });
});

test('many at once are set one after another, and none shows the text of another', async () => {
  const one = await template('#input.text');
  const texts = Array.from({ length: 20 }, (_, number) => `Person number ${number}`);
  const pdfs = await Promise.all(texts.map((text) => renderPdf(one, input(text))));
  expect(await Promise.all(pdfs.map(textOf))).toEqual(texts);
});
