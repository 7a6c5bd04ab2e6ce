import { describe, expect, test } from 'vitest';
import { contrast } from '../../contract/format/contrast.ts';
import { mailPage } from './mail-page.ts';

const mail = {
  subject: 'Tailor <at> Asha & Sons',
  language: 'hi',
  paragraphs: ['नमस्ते।', 'Two\nlines'],
  entries: [{ title: 'Tailor', text: 'Pune', url: 'https://vritti.test/jobs/1?a=1&b="2"' }],
  code: '123456',
  link: { label: 'Open', url: 'https://vritti.test/' },
  choice: { label: 'Stop', url: 'https://vritti.test/stop', stopUrl: 'https://vritti.test/one' },
} as const;
const content = { ...mail, paragraphs: [...mail.paragraphs], entries: [...mail.entries] };
const pageWith = (accent: string | null, accentDark: string | null = null) =>
  mailPage(content, { footer: 'Be careful.', look: { name: 'Vritti', accent, accentDark } });

test('a mail says its subject and its language, and fits a phone', () => {
  const page = pageWith(null);
  expect(page).toContain('<html lang="hi">');
  expect(page).toContain('<title>Tailor &#60;at&#62; Asha &#38; Sons</title>');
  expect(page).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">');
  expect(page).toContain('Two<br>lines');
  expect(page).toContain('href="https://vritti.test/jobs/1?a=1&#38;b=&#34;2&#34;"');
});

describe('in the dark', () => {
  /** What the rule for a class sets, such as `color`. */
  const darkColour = (page: string, name: string, property: string): string => {
    const dark = page.slice(page.indexOf('@media (prefers-color-scheme:dark)'));
    const rule = new RegExp(`\\.${name}\\{([^}]*)\\}`).exec(dark)?.[1] ?? '';
    return new RegExp(`(?:^|;)${property}:(#\\w{6})!important`).exec(rule)?.[1] ?? '';
  };

  test('a mail says that it has colours for it', () => {
    expect(pageWith(null)).toContain('<meta name="color-scheme" content="light dark">');
  });

  test.each([
    ['of the product', null, null],
    ['that is dark', '#4a1d96', null],
    ['that is almost black', '#050505', null],
    ['with one of its own for the dark', '#6d28d9', '#c4b5fd'],
  ])('every text of a mail with an accent %s can be read', (_, accent, accentDark) => {
    const page = pageWith(accent, accentDark);
    const surface = darkColour(page, 'card', 'background');
    for (const name of ['card', 'brand', 'small']) {
      expect(contrast(darkColour(page, name, 'color'), surface)).toBeGreaterThan(4.5);
    }
    const button = ['color', 'background'].map((property) => darkColour(page, 'button', property));
    expect(contrast(button[0] ?? '', button[1] ?? '')).toBeGreaterThan(4.5);
  });

  test('a mail has the accent that was chosen for it', () => {
    expect(darkColour(pageWith('#6d28d9', '#c4b5fd'), 'brand', 'color')).toBe('#c4b5fd');
  });
});
