import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '../../test/makers/any-character.ts';
import { synonymsFrom } from './synonyms/synonyms.ts';
import { anyTermOf, readTextQuery } from './text-query.ts';
import { lexeme } from './tsquery.ts';
import { skillKey, wordsOf } from './words.ts';

const synonymsOf = synonymsFrom([
  ['developer', 'dev', 'programmer', 'डेवलपर'],
  ['company secretary', 'cs'],
  ['fresher', 'freshers'],
  ['human resources', 'hr'],
  ['driver', 'chalak', 'चालक'],
  ['hr', 'personnel'],
]);

test.each([
  ['C++ / C# developer', 'cplusplus csharp developer'],
  ['F# and J#', 'fsharp and jsharp'],
  ['C sharp, VC++', 'csharp vcplusplus'.replace('vcplusplus', 'v cplusplus')],
  ['ASP.NET core', 'asp dotnet core'],
  ['.NET, Dot Net, DotNet', 'dotnet dotnet dotnet'],
  ['Node.js NodeJS node js Node-JS', 'node node node node'],
  ['React.js ReactJS React', 'react react react'],
  ['Next.js', 'nextjs'],
  ['F&B, R & D, Q&A', 'fnb rnd qna'],
  ['Sales & Marketing', 'sales marketing'],
  ['B.Tech, B. Tech, B Tech, BTech', 'btech btech btech btech'],
  ['M.B.A. I.T. b.e.', 'mba it be'],
  ['The end. Next sentence', 'the end next sentence'],
  ['10+2 24x7 B2B', '10 2 24x7 b2b'],
  ['Café RÉSUMÉ', 'cafe resume'],
  ['ＦＵＬＬ ｗｉｄｔｈ', 'full width'],
  ['हिन्दी शिक्षक १२', 'हिन्दी शिक्षक 12'],
  ['ज़\u200Dरूरत', 'ज़रूरत'.normalize('NFKD').normalize('NFC')],
  ['தமிழ்', 'தமிழ்'],
  ['🙂 !!! ---', ''],
])('%s is read as the words %s', (text, words) => {
  expect(wordsOf(text).join(' ')).toBe(words);
});

const anyText = fc.oneof(
  fc.string({ unit: anyCharacter }),
  fc.string({
    unit: fc.constantFrom('c', '+', '#', '.', '&', 'n', 'e', 't', 'j', 's', ' ', 'क', '्'),
  }),
);

test('normalising words twice changes nothing, so that typed words match written ones', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const words = wordsOf(text);
      expect(words.flatMap(wordsOf)).toEqual(words);
    }),
  );
});

test('case and surrounding space make no difference', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'abcXYZ .+#&1'.split('')) }), (text) => {
      expect(wordsOf(`  ${text.toUpperCase()} `)).toEqual(wordsOf(text));
    }),
  );
});

test('words are letters, marks and digits, and never too long for PostgreSQL', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const word of wordsOf(text)) expect(word).toMatch(/^[\p{L}\p{M}\p{N}]{1,60}$/u);
    }),
  );
  expect(wordsOf('a'.repeat(130)).map((word) => word.length)).toEqual([60, 60, 10]);
});

test('spellings of one skill share a key', () => {
  expect(new Set(['Node.js', 'NodeJS', 'node js'].map(skillKey))).toEqual(new Set(['node']));
  expect(skillKey('Power BI')).toBe('power_bi');
  expect(skillKey('/')).toBe('');
});

test.each([
  ['java developer', "('java' & ('developer' | ('dev') | ('programmer') | ('डेवलपर')))"],
  ['jobs in pune', "'pune'"],
  ['company secretary', "(('company' & 'secretary') | ('cs'))"],
  ['cs', "('cs' | ('company' <-> 'secretary'))"],
  ['freshers', "('freshers' | ('fresher')"],
  ['driver cum gardener', ") & 'gardener'"],
  ['requirement analyst', "'requirement' & 'analyst'"],
  ['x ray technician', "(('x' & 'ray') | ('xray')) & 'technician'"],
  ['c programmer', "'c' & ('programmer'"],
  ['btech cse', "'btech' & ('cse' | ('computer' <-> 'science')"],
  ['cse lecturer', "('cse' | ('computer' <-> 'science')"],
  ['cse', "'cse'"],
  ['crane operator', "'crane' & 'operator'"],
])('%s becomes the query %s', (search, query) => {
  expect(readTextQuery(search, synonymsOf)).toContain(query);
});

test.each([
  '',
  '   ',
  '🙂',
  'jobs',
  'latest job vacancies in',
  '\'"&|!():*',
  'nokari chahiye',
  'noukri',
  'chakri',
  'kaaj chai',
  'velai',
  'udyogam',
  'kelasa',
  'joli',
  'வேலை',
  'urgent requirement',
  'need job for ladies',
  'job for women',
  'notice period',
])('%j asks for nothing in particular', (search) => {
  expect(readTextQuery(search, synonymsOf)).toBeNull();
});

test('a title is similar to another by any of its words', () => {
  expect(anyTermOf('Truck mechanic, Pune', synonymsOf)).toBe("('truck' | 'mechanic' | 'pune')");
});

test('synonyms work both ways and never include the words themselves', () => {
  expect(synonymsOf(['hr'])).toContainEqual(['human', 'resources']);
  expect(synonymsOf(['human', 'resources'])).toContainEqual(['hr']);
  expect(synonymsOf(['hr'])).not.toContainEqual(['hr']);
  expect(synonymsOf(['drivers'])).toContainEqual(['चालक']);
  expect(synonymsOf(['hr'])).toContainEqual(['personnel']);
  expect(synonymsOf(['zookeeper'])).toEqual([]);
});

test('quotes and backslashes cannot break out of a lexeme', () => {
  expect(lexeme(`o'x\\`)).toBe(`'o''x\\\\'`);
});
