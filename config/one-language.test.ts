import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { oneLanguage } from './one-language.ts';

/** The code of a file as pages in this language have it. */
function inPagesOf(language: string, file: string): string {
  const { transform } = oneLanguage(language);
  if (typeof transform !== 'function') throw new Error('It has another form.');
  const code = stripTypeScriptTypes(readFileSync(file, 'utf8'));
  const made: unknown = Reflect.apply(transform, { parse: parseAst }, [code, `/${file}`]);
  return typeof made === 'object' && made && 'code' in made ? String(made.code) : code;
}

test('pages in one language have none of the texts in the other', () => {
  const file = 'web/features/team/join-messages.ts';
  expect(inPagesOf('en', file)).toContain('Join the team');
  expect(inPagesOf('en', file)).not.toMatch(/\p{Script=Devanagari}/u);
  expect(inPagesOf('hi', file)).not.toContain('Join the team');
});

test.each(['en', 'hi'])('pages in %s can write jobs in both languages', (language) => {
  const code = inPagesOf(language, 'contract/jobs/sections.ts');
  expect(code).toContain("'Responsibilities'");
  expect(code).toContain("'ज़िम्मेदारियाँ'");
});
