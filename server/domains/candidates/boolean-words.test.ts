import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openPortal } from '../../test/portal.ts';
import { readWords, type Words } from './boolean-words.ts';
import { queryOf } from './queries.ts';

const portal = await openPortal();

const word = (text: string): Words => ({ text, isQuoted: false });

/** The search as somebody would type it, with all its brackets. */
function typed(words: Words): string {
  if ('all' in words) return `(${words.all.map(typed).join(' AND ')})`;
  if ('any' in words) return `(${words.any.map(typed).join(' or ')})`;
  if ('not' in words) return `NOT ${typed(words.not)}`;
  return words.isQuoted ? `"${words.text}"` : words.text;
}

/** Whether a candidate with these words fits. */
function fits(words: Words, said: readonly string[]): boolean {
  if ('all' in words) return words.all.every((part) => fits(part, said));
  if ('any' in words) return words.any.some((part) => fits(part, said));
  if ('not' in words) return !fits(words.not, said);
  return said.includes(words.text);
}

const letters = ['tally', 'gst', 'excel', 'sap'] as const;
const trees = fc.letrec<{ words: Words }>((tie) => ({
  words: fc.oneof(
    { maxDepth: 4 },
    fc.record({ text: fc.constantFrom(...letters), isQuoted: fc.boolean() }),
    fc.record({ not: tie('words') }),
    fc.record({ all: fc.array(tie('words'), { minLength: 2, maxLength: 3 }) }),
    fc.record({ any: fc.array(tie('words'), { minLength: 2, maxLength: 3 }) }),
  ),
})).words;

/** Whether the database finds these texts. */
async function finds(words: Words, texts: readonly string[]): Promise<boolean[]> {
  const { rows } = await sql<{ fits: boolean }>`
    select candidate_words('', null, said) @@ ${queryOf(words)} as fits
      from unnest(${texts}::text[]) with ordinality as text (said, place) order by place`.execute(
    portal.db,
  );
  return rows.map((row) => row.fits);
}

test('every combination is read as it was meant', () => {
  fc.assert(
    fc.property(trees, (words) => {
      expect(readWords(typed(words))).toEqual(words);
    }),
  );
});

test('the database finds exactly the candidates who match', async () => {
  const texts = Array.from({ length: 16 }, (_, set) =>
    letters.filter((_letter, bit) => (set >> bit) % 2 === 1),
  );
  await fc.assert(
    fc.asyncProperty(trees, async (words) => {
      const found = await finds(
        words,
        texts.map((said) => said.join(' , ')),
      );
      expect(found).toEqual(texts.map((said) => fits(words, said)));
    }),
    { numRuns: 60 },
  );
});

test('no text breaks the search, whatever was typed', async () => {
  const pieces = fc.constantFrom(
    '(',
    ')',
    '"',
    'AND',
    'or',
    'NOT',
    '&',
    '|',
    '!',
    ':*',
    "'",
    '\\',
    '<->',
    'c++',
    '-x',
    '%',
    '🙂',
    'क',
  );
  const anything = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }).map((text) => text.replaceAll('\0', '')),
    fc.array(pieces, { maxLength: 20 }).map((some) => some.join(' ')),
  );
  await fc.assert(
    fc.asyncProperty(anything, async (text) => {
      const words = readWords(text);
      if (words) await finds(words, ['tally']);
    }),
    { numRuns: 100 },
  );
  expect(await finds(word('tally'), ['tally'])).toEqual([true]);
});

describe('reading', () => {
  test.each<[string, Words | null]>([
    ['', null],
    ['  ( ) " " AND or ', null],
    ['tally gst', { all: [word('tally'), word('gst')] }],
    ['tally and gst OR sap', { any: [{ all: [word('tally'), word('gst')] }, word('sap')] }],
    ['tally -sap', { all: [word('tally'), { not: word('sap') }] }],
    ['NOT (sap or oracle', { not: { any: [word('sap'), word('oracle')] } }],
    ['tally) AND gst', { all: [word('tally'), word('gst')] }],
    ['OR tally NOT', word('tally')],
    ['“cost accounting" AND', { text: 'cost accounting', isQuoted: true }],
    ['"or"', { text: 'or', isQuoted: true }],
  ])('%j', (text, words) => {
    expect(readWords(text)).toEqual(words);
  });
});

describe('a word', () => {
  const said = (name: string, email: string | null, text: string, words: string) =>
    sql<{ fits: boolean }>`select candidate_words(${name}, ${email}::text, ${text})
      @@ ${queryOf(readWords(words) ?? word(''))} as fits`
      .execute(portal.db)
      .then(({ rows }) => rows[0]?.fits);

  test.each([
    ['pri', true],
    ['PRIYA solanki', true],
    ['priya@peo', true],
    ['olanki', false],
    ['"pri"', false],
    ['account', true],
    ['accountant', true],
    ['"tally prime"', true],
    ['"prime tally"', false],
    ['java', false],
    ['javascript', true],
    ['c++', true],
    ['c#', false],
    ['.net', true],
    ['node.js', true],
    ['बहीखाता', true],
    ['बही', false],
  ])('%j finds her: %s', async (words, found) => {
    const text = 'Accounting in Tally Prime, JavaScript, C++, ASP.NET, Node.js, बहीखाता';
    expect(await said('Priya Solanki', 'priya@people.test', text, words)).toBe(found);
  });
});

test.each([
  ['NEW DELHI', 'new delhi'],
  ['New  Delhi', 'new delhi'],
  ['New\tDelhi', 'new delhi'],
  ['New\u00A0Delhi', 'new delhi'],
  ['New \u2013 Delhi', 'new delhi'],
  ['New-Delhi', 'new delhi'],
  ['\uFF2E\uFF45\uFF57 \uFF24elhi', 'new delhi'],
  ['Re\u0301sume\u0301', 'r\u00E9sum\u00E9'],
  ['R\u00E9sum\u00E9', 'r\u00E9sum\u00E9'],
  ['\u095C', '\u0921\u093C'],
  ['\uFF23\uFF03', ' csharp '],
])('%j is read as %j', async (said, text) => {
  const { rows } = await sql<{ text: string }>`select candidate_text(${said}) as text`.execute(
    portal.db,
  );
  expect(rows).toEqual([{ text }]);
});
