import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { scriptsLast } from './scripts-last.ts';

const STYLES = '<link rel="stylesheet" href="/assets/root.css"/>';
const file = (name: string) => `<link rel="modulepreload" href="/assets/${name}.js" nonce="n"/>`;
const page = (head: string) => `<html><head>${head}</head><body>Text</body></html>`;

test('the script files of a page are fetched by a script that waits for its styles', () => {
  const html = scriptsLast(page(`<title>T</title>${file('a')}${file('b')}${STYLES}`), 'n');
  const [, code = ''] = /<script nonce="n">(.+?)<\/script><\/head>/s.exec(html) ?? [];
  expect(html.replace(code, '')).toBe(page(`<title>T</title>${STYLES}<script nonce="n"></script>`));
  const fetched: unknown[] = [];
  const document = {
    currentScript: { nonce: 'n' },
    createElement: (tag: string) => ({ tag }),
    head: { append: (link: unknown) => fetched.push(link) },
  };
  runInNewContext(code, { document });
  const link = { tag: 'link', rel: 'modulepreload', nonce: 'n' };
  expect(fetched).toEqual([
    { ...link, href: '/assets/a.js' },
    { ...link, href: '/assets/b.js' },
  ]);
});

test('a page without script files stays as it is', () => {
  expect(scriptsLast(page(STYLES), 'n')).toBe(page(STYLES));
});

test('a page without a nonce gets a script without one', () => {
  expect(scriptsLast(page(file('a')), undefined)).toContain('<head><script>(');
});
