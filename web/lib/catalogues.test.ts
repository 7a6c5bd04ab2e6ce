import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import * as labels from '../parts/labels.ts';

type Message = string | ((...values: never[]) => string);
type Texts = Record<string, Message>;
interface Catalogue {
  file: string;
  en: Texts;
  hi: Texts;
}

const declared = vi.hoisted((): { en: unknown; hi: unknown }[] => []);

// Collects every catalogue of the product, including those that a file does not export.
vi.mock(import('./messages.ts'), async (original) => {
  const actual = await original();
  const defineMessages = ((catalogue) => {
    declared.push(catalogue);
    return actual.defineMessages(catalogue);
  }) as typeof actual.defineMessages;
  return { ...actual, defineMessages };
});

const web = path.join(import.meta.dirname, '..');
const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    /\.tsx?$/.test(file) &&
    !file.includes('.test.') &&
    /= defineMessages\(/.test(readFileSync(path.join(web, file), 'utf8')),
);

const catalogues: Catalogue[] = [];
beforeAll(async () => {
  for (const file of files) {
    const before = declared.length;
    await import(path.join(web, file));
    const own = declared.slice(before) as { en: Texts; hi: Texts }[];
    catalogues.push(...own.map((catalogue) => ({ file, ...catalogue })));
  }
}, 60_000);

/** A message's texts for a few values; values that it cannot take are skipped. */
function readings(message: Message): string[] {
  if (typeof message === 'string') return [message];
  const call = message as (...values: unknown[]) => string;
  return [
    [1, 1, 1, 1],
    [25, 40, 3, 7],
    ['Tally', 'GST', 'Excel', 'Word'],
  ].flatMap((values) => {
    try {
      const text = call(...values);
      // A message that counts was given words.
      return text.includes('NaN') ? [] : [text];
    } catch {
      return [];
    }
  });
}

const DEVANAGARI = /\p{Script=Devanagari}/u;
/** Names that are the same in every language, and the values filled in above. */
const NAMES = /LinkedIn|WhatsApp|Vritti|Tally|GST returns|GST|Excel|Word|CGPA|PDF|SMS/g;
/** Names of languages, each written in its own language. */
const named = new Set(['हिन्दी', 'हिन्दी में देखें']);

const entriesOf = (language: 'en' | 'hi') =>
  catalogues.flatMap(({ file, [language]: texts }) =>
    Object.entries(texts).flatMap(([key, message]) =>
      readings(message).map((text) => ({ where: `${file} ${key}`, text })),
    ),
  );

describe('every catalogue', () => {
  test('is found: each file that declares one, and at least thirty', () => {
    expect(files.length).toBeGreaterThan(30);
    expect(catalogues.length).toBeGreaterThanOrEqual(files.length);
  });

  test('has the same keys in both languages, in the same order', () => {
    for (const { file, en, hi } of catalogues) {
      expect(Object.keys(hi), file).toEqual(Object.keys(en));
    }
  });

  test('has functions for the same keys, with the same number of parameters', () => {
    for (const { file, en, hi } of catalogues) {
      const kinds = (texts: Texts) =>
        Object.entries(texts).map(([key, message]) => [key, typeof message]);
      expect(kinds(hi), file).toEqual(kinds(en));
    }
  });

  test('has no empty text, and none with spaces at either end', () => {
    const untidy = [...entriesOf('en'), ...entriesOf('hi')].filter(
      ({ text }) => text.trim() === '' || text !== text.trim(),
    );
    expect(untidy).toEqual([]);
  });

  test('uses the ellipsis "…", not three dots', () => {
    const dotted = [...entriesOf('en'), ...entriesOf('hi')].filter(({ text }) =>
      text.includes('...'),
    );
    expect(dotted).toEqual([]);
  });

  test('has no "undefined", "null" or "NaN" where a value should be', () => {
    const broken = [...entriesOf('en'), ...entriesOf('hi')].filter(({ text }) =>
      /undefined|\[object|\$\{/.test(text),
    );
    expect(broken).toEqual([]);
  });

  test('is written in Latin letters in English', () => {
    const mixed = entriesOf('en').filter(({ text }) => DEVANAGARI.test(text) && !named.has(text));
    expect(mixed).toEqual([]);
  });

  test('is written in Devanagari in Hindi, except for names', () => {
    const latin = catalogues.flatMap(({ file, en, hi }) =>
      Object.entries(hi).flatMap(([key, message]) => {
        const english = en[key] ?? '';
        const untranslated =
          !readings(message).some((text) => DEVANAGARI.test(text)) &&
          readings(english).some((text) => /\p{L}{3}/u.test(text.replaceAll(NAMES, '')));
        return untranslated ? [`${file} ${key}: ${readings(message)[0]}`] : [];
      }),
    );
    expect(latin).toEqual([]);
  });
});

describe('labels of the API’s values', () => {
  const all = Object.entries(labels).filter(
    (entry): entry is [string, { en: Record<string, string>; hi: Record<string, string> }] =>
      typeof entry[1] === 'object',
  );

  test.each(all)('%s are in both languages, for the same values in the same order', (_, label) => {
    expect(Object.keys(label.hi)).toEqual(Object.keys(label.en));
    for (const text of Object.values(label.hi)) expect(text).toMatch(DEVANAGARI);
    for (const text of Object.values(label.en)) expect(text).not.toMatch(DEVANAGARI);
  });

  test.each(all)('%s have a different word for each value', (_, { en, hi }) => {
    expect(new Set(Object.values(en)).size).toBe(Object.keys(en).length);
    expect(new Set(Object.values(hi)).size).toBe(Object.keys(hi).length);
  });
});
