import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvRecord } from './csv.ts';

test('all cells are read back unchanged, apart from the guard against formulas', () => {
  const cells = fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(cells, (record) => {
      const [read] = parse(csvRecord(record), { record_delimiter: '\r\n' });
      expect(read).toHaveLength(record.length);
      for (const [index, cell] of record.entries()) {
        expect([cell, `'${cell}`]).toContain(read?.[index]);
      }
    }),
  );
});

test.each([
  ['=HYPERLINK("http://evil.test")', `"'=HYPERLINK(""http://evil.test"")"\r\n`],
  ['+91 98765', `"'+91 98765"\r\n`],
  ['-1', `"-1"\r\n`],
  ['-1234.50', `"-1234.50"\r\n`],
  ['-1+1', `"'-1+1"\r\n`],
  ['@SUM(A1)', `"'@SUM(A1)"\r\n`],
  ['\t=1', `"'\t=1"\r\n`],
  [' =1', `"' =1"\r\n`],
  ['＝1', `"'＝1"\r\n`],
  ['＋1', `"'＋1"\r\n`],
  ['－1', `"'－1"\r\n`],
  ['＠A', `"'＠A"\r\n`],
  ['﹦1', `"'﹦1"\r\n`],
  ['\u3000＝1', `"'\u3000＝1"\r\n`],
  ['−1', `"'−1"\r\n`],
  ['C++ (Pune)', '"C++ (Pune)"\r\n'],
])('a spreadsheet does not run %j', (cell, record) => {
  expect(csvRecord([cell])).toBe(record);
});

test('a cell with commas, quotes and line breaks stays one cell', () => {
  expect(csvRecord(['a,b', 'say "hi"', 'two\nlines'])).toBe('"a,b","say ""hi""","two\nlines"\r\n');
});
