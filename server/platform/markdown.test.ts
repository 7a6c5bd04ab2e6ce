import fc from 'fast-check';
import { Lexer } from 'marked';
import { describe, expect, test, vi, onTestFinished } from 'vitest';
import { anyCharacter } from '../test/makers/any-character.ts';
import { htmlOf, plainTextOf, previewOf } from './markdown.ts';
import { sectionsOf } from '../../contract/jobs/sections/sections.ts';

/** The milliseconds of a processor that it takes: unlike time, the same on a busy machine. */
function workOf(run: () => void): number {
  const before = process.threadCpuUsage();
  run();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** Every tag that the HTML may contain, with links only to pages and mailboxes. */
const allowedTag =
  /^(<\/?(p|h3|ul|ol|li|strong|em)>|<br>|<ol start="\d+">|<a href="(https?:|mailto:)[^"<>\s]*" rel="nofollow noopener">|<\/a>)$/;

/** The visible text of HTML. */
const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

/** Pieces of text, half of which look like Markdown or HTML. */
const pieces = [
  '<script>',
  '</p>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:',
  '&lt;',
  '&#x3c;',
  '[a](javascript:alert(1))',
  '[a](https://x.in "onload=1")',
  '![i](http://x/y.png)',
  '| a | b |\n|---|---|',
  '[x]: http://a.b "t"',
  'http://a.b/"><b>',
  'me@x.in',
  'www.x.in/<i>',
  'data:text/html,',
];
const marks = [
  ...Array.from('*_`[]()<>"\'#~|!&\\\n\u0000\u2028'),
  '**',
  '```',
  '    ',
  '- ',
  '1. ',
  '• ',
  '---',
];
const hostile = fc
  .array(fc.oneof(fc.string({ unit: anyCharacter }), fc.constantFrom(...pieces, ...marks)), {
    maxLength: 30,
  })
  .map((parts) => parts.join(''));

describe('HTML of a description', () => {
  test('never contains a tag or an attribute outside the allow-list', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const html = htmlOf(text);
        for (const [tag] of html.matchAll(/<[^>]*>?/g)) expect(tag).toMatch(allowedTag);
        expect(html.replaceAll(/<[^>]*>/g, '')).not.toMatch(/[<>"']/);
      }),
      { numRuns: 3_000 },
    );
  });

  test('closes every tag in order', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const open: string[] = [];
        for (const [, slash, name] of htmlOf(text).matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
          if (name === 'br') continue;
          if (slash && open.at(-1) === name) open.pop();
          else open.push(`${slash}${name}`);
        }
        expect(open).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });

  test('keeps every character of plain text in order', () => {
    const words = fc.array(fc.stringMatching(/^[a-zA-Z\u0915-\u0939\u0B95-\u0BB9&<>;,₹ ]{1,30}$/), {
      minLength: 1,
      maxLength: 20,
    });
    const letters = (text: string) => text.replaceAll(/[^\p{L};,₹&<]/gu, '');
    fc.assert(
      fc.property(words, (lines) => {
        const text = lines.join('\n');
        expect(letters(textOf(htmlOf(text)))).toBe(letters(text));
      }),
      { numRuns: 1_000 },
    );
  });

  test('understands paragraphs, lists, emphasis, headings and links', () => {
    expect(htmlOf('One\nline **bold** and *soft*\n\nTwo')).toBe(
      '<p>One<br>line <strong>bold</strong> and <em>soft</em></p><p>Two</p>',
    );
    expect(htmlOf('# Big\n\n- a\n- b\n  - c\n\n3. x\n4. y')).toBe(
      '<h3>Big</h3><ul><li>a</li><li>b<ul><li>c</li></ul></li></ul><ol start="3"><li>x</li><li>y</li></ol>',
    );
    expect(htmlOf('• PF\n• ESI')).toBe('<ul><li>PF</li><li>ESI</li></ul>');
    expect(htmlOf('•\nPF\n•\nESI')).toBe('<ul><li>PF</li><li>ESI</li></ul>');
    expect(htmlOf('[Us](https://x.in/a?b=1&c=2 "t")')).toBe(
      '<p><a href="https://x.in/a?b=1&amp;c=2" rel="nofollow noopener">Us</a></p>',
    );
  });

  test.each([
    ['a script', '<script>alert(1)</script>'],
    ['an event', '<img src=x onerror="alert(1)">'],
    ['a style', '<p style="position:fixed">x</p>'],
    ['a script address', '[x](javascript:alert(1))'],
    ['a hidden script address', '[x](JaVa\tScRiPt:alert(1))'],
    ['an encoded script address', '[x](&#106;avascript:alert(1))'],
    ['a data address', '[x](data:text/html,<b>)'],
    ['an address of this site', '[x](/admin)'],
    ['an autolinked script', '<javascript:alert(1)>'],
    ['a frame', '<iframe src="https://x.in">'],
  ])('%s is shown as text', (_, text) => {
    expect(htmlOf(text)).not.toMatch(/<(?!\/?p>)|href|onerror(?!=)/);
    expect(textOf(htmlOf(text)).length).toBeGreaterThanOrEqual(text.length - 2);
  });

  test('a picture is replaced by its text', () => {
    expect(htmlOf('![our office](https://x.in/track.png)')).toBe('<p>our office</p>');
  });

  test.each([
    '>',
    '- ',
    '*_',
    '[',
    '**a',
    '<a',
    '`',
    '_a',
    '1. ',
    '![](',
    '[a](',
    'http://',
    '\\',
    '#',
  ])('ten thousand characters of %j do not slow the server down', (piece) => {
    const text = piece.repeat(Math.floor(10_000 / piece.length));
    const work = workOf(() => {
      expect(typeof htmlOf(text)).toBe('string');
      sectionsOf(text);
    });
    expect(work).toBeLessThan(2_000);
  });
});

const staircase = (indent: string) =>
  Array.from({ length: 139 }, (_, depth) => `${indent.repeat(depth)}- a`)
    .join('\n')
    .slice(0, 10_000);

describe('text made to keep the server busy', () => {
  test.each([
    ['a heading of spaces', `# a${' '.repeat(9_900)}x`],
    ['a bold line of spaces', `**a${' '.repeat(9_900)}x`],
    ['headings of spaces', `# a${' '.repeat(190)}x\n`.repeat(50)],
    ['a heading of hashes', `# a${' #'.repeat(4_900)}x`],
    ['crossed emphasis', '*a_'.repeat(3_300)],
    ['nearly a mail address', `${'a.'.repeat(4_900)}@`],
    ['lists in lists', '1. '.repeat(3_300)],
  ])('%s is rendered at once', (_, text) => {
    const work = workOf(() => {
      sectionsOf(text);
      htmlOf(text);
      plainTextOf(text);
    });
    expect(work).toBeLessThan(500);
  });

  test.each([
    ['a column of bullets', '\n•'.repeat(5_000)],
    ['a column of bullets with spaces', '\n• '.repeat(3_300)],
    ['a column of bullets and numbers', '•\n1. '.repeat(1_600)],
    ['items by the thousand', '- x\n'.repeat(2_500)],
    ['underlined headings by the thousand', 'a\n=\n'.repeat(2_500)],
    ['a hundred lists in each other', staircase('\t')],
    ['a hundred lists in each other, spaced', staircase('  ')],
  ])('%s is read at most twenty times', (_, text) => {
    const read = [
      vi.spyOn(Lexer.prototype, 'blockTokens'),
      vi.spyOn(Lexer.prototype, 'inlineTokens'),
    ];
    onTestFinished(() => read.forEach((spy) => spy.mockRestore()));
    htmlOf(text);
    const texts = read.flatMap((spy) => spy.mock.calls.map(([piece]) => piece));
    expect(texts.join('').length).toBeLessThanOrEqual(20 * text.length);
    expect(texts.length).toBeLessThanOrEqual(4_000);
  });

  test('is still shown, as text', () => {
    expect(textOf(htmlOf('*a_'.repeat(600)))).toBe('*a_'.repeat(600));
  });
});

test.each([
  ['999 letters', 'x'.repeat(999), true],
  ['1,000 letters', 'x'.repeat(1_000), false],
  ['999 characters of two units each', '😀'.repeat(999), true],
  ['1,000 characters of two units each', '😀'.repeat(1_000), false],
])('a text with a word of %s is parsed unless these are a thousand', (_, word, isParsed) => {
  for (const text of [`*a* ${word}`, `${'*a* b '.repeat(300)}${word}`, `${word}\n*a* b`]) {
    expect(htmlOf(text).includes('<em>a</em>')).toBe(isParsed);
  }
});

describe('the preview', () => {
  test('is plain text on one line', () => {
    expect(previewOf('Sell **phones**\nin [Pune](https://x.in)')).toBe('Sell phones in Pune');
    expect(plainTextOf('1. a\n2. b <b>c</b>')).toBe('a b b <b>c</b>'.replace('b b', 'b'));
  });

  test('is the first paragraph alone, without the headings and lists around it', () => {
    expect(previewOf('## Role\n\nSell phones\n- in Pune\n\nPaid weekly')).toBe('Sell phones');
  });

  test.each([
    ['a list', 'Sell phones\n- in Pune'],
    ['a numbered list', 'Sell phones\n1. in Pune'],
    ['a pasted list', 'Sell phones\n• in Pune'],
    ['an empty line', 'Sell phones\n \nin Pune'],
    ['an empty line of Windows', 'Sell\r\nphones\r\n\r\nin Pune'],
    ['an empty line of an old Mac', 'Sell phones\r\rin Pune'],
  ])('of a text that begins without formatting ends at %s', (_, text) => {
    expect(previewOf(text)).toBe('Sell phones');
  });

  test('shows the character that a number stands for', () => {
    expect(previewOf('Sell the shop&#39;s phones')).toBe("Sell the shop's phones");
  });

  test('leaves out a heading that is only underlined', () => {
    expect(previewOf('Role\n====\n\nSell phones')).toBe('Sell phones');
  });

  test('is everything where there are only headings and lists', () => {
    expect(previewOf('## Role\n- Sell phones\n- Count stock')).toBe('Role Sell phones Count stock');
  });

  test('has at most 150 characters, and an ellipsis if it was cut', () => {
    expect(previewOf('x'.repeat(150))).toBe('x'.repeat(150));
    expect(previewOf('x'.repeat(151))).toBe(`${'x'.repeat(150)}…`);
  });

  test('never cuts a letter from its accent', () => {
    const accented = `${'x'.repeat(149)}e\u0301`;
    expect(previewOf(`${accented}y`)).toBe(`${accented}…`);
  });

  test('never cuts a Hindi syllable', () => {
    const syllable = 'ज़्नि';
    const preview = previewOf(syllable.repeat(200));
    expect(preview).toMatch(/…$/);
    expect(preview.slice(0, -1).length % syllable.length).toBe(0);
  });
});

describe('the sections of a description', () => {
  const sections = (text: string) => {
    const { introduction, ...parts } = sectionsOf(text);
    return { introduction, ...parts };
  };

  test.each([
    ['Markdown headings', '## Key Responsibilities', '## Requirements', '## Benefits'],
    ['bold lines', '**Responsibilities**', '**Skills & Qualifications:**', '__Perks__'],
    [
      'lines with a colon',
      'Roles and responsibilities:',
      'Qualifications:',
      'Perks and benefits :',
    ],
    ['bare lines', 'Responsibilities', 'Key skills', 'Benefits'],
    ['Hindi', '**मुख्य ज़िम्मेदारियाँ**', 'योग्यता:', '## सुविधाएँ'],
    ['Hindi without nuktas', 'जिम्मेदारियां:', 'आवश्यक कौशल:', 'लाभ:'],
    ['questions', "## What you'll do", '## What we’re looking for', '## What we offer'],
  ])('are found by %s', (_, responsibilities, requirements, benefits) => {
    const text = `Intro\n\n${responsibilities}\n- do\n\n${requirements}\n- know\n\n${benefits}\n- get`;
    expect(sections(text)).toEqual({
      introduction: 'Intro',
      responsibilities: '- do',
      requirements: '- know',
      benefits: '- get',
    });
  });

  test('a text without them is all introduction', () => {
    const text = 'You need good skills. Benefits: PF.\n- Skills: Java\nNote: bring a photo.';
    expect(sections(text)).toEqual({
      introduction: text,
      responsibilities: null,
      requirements: null,
      benefits: null,
    });
  });

  test('skills after requirements keep their own heading', () => {
    expect(sections('Requirements:\n- a\n\nSkills:\n- b').requirements).toBe(
      '- a\n\n\n### Skills\n\n- b',
    );
  });

  test('another heading of the same level ends a section, a deeper one does not', () => {
    expect(sections('## Benefits\n- a\n### More\n- b\n## About us\nWe')).toMatchObject({
      introduction: '## About us\nWe',
      benefits: '- a\n### More\n- b',
    });
  });

  test('no line is lost', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('Skills:', '# Benefits', '# Us', '- a', 'b', '')),
        (lines) => {
          const { introduction, ...parts } = sectionsOf(lines.join('\n'));
          const kept = [introduction, ...Object.values(parts)].join('\n').split('\n');
          const count = (all: string[]) => all.filter((line) => /^(- a|b|# Us)$/.test(line)).length;
          expect(count(kept)).toBe(count(lines));
        },
      ),
    );
  });
});
