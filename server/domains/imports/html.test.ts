import { expect, test } from 'vitest';
import { markdownOf } from './html.ts';

test.each([
  ['<p>One</p><p>Two<br/>three</p>', 'One\n\n\n\nTwo\nthree'],
  ['<ul><li>Wash</li><li>Iron</ul>', '- Wash\n- Iron'],
  ['<h2>Duties</h2>Wash', '## Duties\n\nWash'],
  ['<b>Pay:</b> good', '**Pay:** good'],
  ['<strong>Pay: </strong>good', '**Pay:** good'],
  ['<b></b>x', 'x'],
  ['<b>one<br>two</b>', 'one\ntwo'],
  ['Fish &amp; chips &#8377;50 &lt;b&gt;', 'Fish & chips ₹50 <b>'],
  ['<style>p{color:red}</style><script>alert(1)</script><p>x</p>', 'x'],
  ['5 < 6 & <b>true</b>', '5 < 6 & **true**'],
  ['<a href="javascript:alert(1)">click</a>', 'click'],
  ['<p><b>never</b> <b>closed', '**never** **closed**'],
  ['<p>never closed', 'never closed'],
])('%j becomes %j', (html, markdown) => {
  expect(markdownOf(html)).toBe(markdown);
});

test.each(['C++ <T> and a < b', 'R&D', 'x &unknown; y'])(
  '%j is not HTML and stays as it is',
  (text) => {
    expect(markdownOf(text)).toBe(text);
  },
);

test('of more than a hundred open elements the outermost are forgotten, because each end tag looks through all', () => {
  const inside = (depth: number) => `<b>${'<a>'.repeat(depth)}Wash</b>`;
  expect(markdownOf(inside(90))).toBe('**Wash**');
  expect(markdownOf(inside(100))).not.toContain('Wash**');
});
