// Values that few people think of.

/** A text that stands in JSON as it is, since no value is written that way. */
class Raw {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

const combining = `e${'\u0301'.repeat(500)}`;
export const oddTexts = [
  '',
  ' ',
  '\t\n',
  '\0',
  'a\0b',
  '\uD800',
  'x\uDC00y',
  '\uFEFF',
  '\u202Eevil\u202C',
  '\u200B\u2060',
  combining,
  '👨‍👩‍👧‍👦'.repeat(40),
  'नमस्ते'.repeat(300),
  'x'.repeat(300),
  'x'.repeat(70_000),
  '\n•'.repeat(3_000),
  '['.repeat(2_000),
  "' or 1=1; --",
  '%',
  '\\',
  '%00',
  '${7*7}{{7*7}}',
  '../../../etc/passwd',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  'http://169.254.169.254/latest',
  'https://a@b@c',
  'a@b',
  'ａ＠ｂ．example',
  '"a b"@c.example',
  '+91 98765 43210',
  '٠١٢٣٤٥٦٧٨٩',
  'NaN',
  'Infinity',
  '-0',
  '1e308',
  '0x10',
  '9223372036854775808',
  'null',
  'undefined',
  'true',
  '__proto__',
  'constructor',
  'toString',
  '2026-02-30',
  '0000-00-00',
  '99999-01-01',
  '+099999-01-01T00:00:00Z',
  '-000001-01-01T00:00:00.000Z',
  '2026-11-30T25:61:61Z',
  '2026-11-30T10:00:00+99:99',
  '9999-12-31T23:59:59.999999999Z',
  '24:00',
  'Asia/Nowhere',
  'Ａ',
  'ﬁ',
  'İ',
  '\u{10FFFF}',
  '\uFFFF',
];
export const oddNumbers = [
  0,
  -1,
  1,
  0.1,
  -0,
  1.5,
  1e308,
  -1e308,
  5e-324,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 53 + 2,
  2 ** 63,
  99_999_999,
];
export const oddOthers: unknown[] = [
  null, true, false, [], {}, [null], [[]], [[[[[]]]]], { $ne: 1 }, { length: 5 }, { toString: 1 },
  { toJSON: 1 }, Array.from({ length: 3_000 }, () => 'x'), Array.from({ length: 200 }, (_, at) => at),
  new Raw('1e999'), new Raw('-1e999'), new Raw('NaN'), new Raw('9'.repeat(400)), new Raw('-'),
  new Raw('{"__proto__":{"a":1}}'), new Raw('{"constructor":{"prototype":{"a":1}}}'),
  new Raw(`${'['.repeat(5_000)}${']'.repeat(5_000)}`), new Raw(`${'{"a":'.repeat(500)}1${'}'.repeat(500)}`),
  new Raw(String.raw`"\ud83d"`), new Raw('{"a":1,"a":2}'), new Raw('0.1e-999'), new Raw('"\u0001"'),
]; // prettier-ignore

/** JSON with raw texts in it. */
export function jsonOf(value: unknown): string {
  const raw: string[] = [];
  const text = JSON.stringify(value, (_, one: unknown) => {
    if (!(one instanceof Raw)) return one;
    raw.push(one.text);
    return `\u{F0000}${raw.length - 1}\u{F0000}`;
  });
  return (text ?? '').replaceAll(
    /"\u{F0000}(\d+)\u{F0000}"/gu,
    (_, at: string) => raw[Number(at)] ?? '',
  );
}
