import { globSync, readFileSync } from 'node:fs';
import { parseAst, transformWithOxc } from 'vite';
import { expect, test } from 'vitest';
import { oneLanguage } from './one-language.ts';

/** The code of a file in the build of this language. */
async function inPagesOf(language: string, file: string): Promise<string> {
  const { transform } = oneLanguage(language);
  if (typeof transform !== 'function') throw new Error('It has another form.');
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
  const made: unknown = Reflect.apply(transform, { parse: parseAst }, [code, `/${file}`]);
  return typeof made === 'object' && made && 'code' in made ? String(made.code) : code;
}

const HINDI = /\p{Script=Devanagari}/u;

test('pages in one language contain none of the texts in the other', async () => {
  const file = 'web/features/team/join-messages.ts';
  expect(await inPagesOf('en', file)).toContain('Join the team');
  expect(await inPagesOf('en', file)).not.toMatch(HINDI);
  expect(await inPagesOf('hi', file)).not.toContain('Join the team');
});

test('pages in one language keep what people write in both', async () => {
  const asked = await inPagesOf(
    'en',
    'web/features/applications/received/deciding/use-decisions.tsx',
  );
  expect(asked).toMatch(/hi: ""/);
  expect(asked).toMatch(/\ben,\s+hi\b/);
  expect(await inPagesOf('en', 'contract/applications/deciding.ts')).toMatch(
    /\ben: letterText,\s+hi: letterText\b/,
  );
  expect(await inPagesOf('en', 'contract/accounts/personal-copies.ts')).toMatch(/\bhi: z\./);
});

test.each([
  ['en', 'hi'],
  ['hi', 'en'],
])(
  'pages in %s look for no text in the other language, which is not there',
  async (language, other) => {
    const asks = new RegExp(`\\b\\w+\\.${other}\\b`);
    const files = globSync(['web/**/*.{ts,tsx}', 'contract/format/**/*.ts']);
    const missed: string[] = [];
    for (const file of files.filter((name) => !name.includes('test'))) {
      if (!asks.test(readFileSync(file, 'utf8'))) continue;
      const code = await inPagesOf(language, file);
      const own = new RegExp(
        `const (\\w+) = (?:\\w+\\()?\\{\\s*${language}:(?!.*\\b${other}:)`,
        'g',
      );
      for (const [, name] of code.matchAll(own)) {
        if (new RegExp(`\\b${name}\\.${other}\\b`).test(code)) missed.push(`${file}: ${name}`);
      }
    }
    expect(missed).toEqual([]);
  },
);

test.each(['en', 'hi'])(
  'pages in %s can write jobs and letters in both languages',
  async (language) => {
    const sections = await inPagesOf(language, 'contract/jobs/sections/sections.ts');
    expect(sections).toContain('"Responsibilities"');
    expect(sections).toContain('"ज़िम्मेदारियाँ"');
    const letters = await inPagesOf(
      language,
      'web/features/applications/received/deciding/built-in-letters.ts',
    );
    expect(letters).toContain('Welcome {name}');
    expect(letters).toContain('स्वागत है {name}');
  },
);
