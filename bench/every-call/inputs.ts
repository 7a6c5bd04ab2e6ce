// Inputs for a call: something that its schema accepts, with one thing wrong in it, or nothing.
import { jsonOf, oddNumbers, oddOthers, oddTexts } from './odd-values.ts';
import { type Body, json, strangeBodies } from './strange-bodies.ts';

interface Schema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
}

/** Numbers from 0 to below 1. */
export type Random = () => number;

/** Also knows ids that its caller has read somewhere. */
export interface Dice extends Random {
  readIds: readonly number[];
}

const below = (random: Random, most: number): number => Math.floor(random() * most);
export const oneOf = <T>(random: Random, values: readonly T[]): T =>
  values[below(random, values.length)] as T;

const odd = (random: Random): unknown =>
  oneOf(random, [
    () => oneOf(random, oddTexts),
    () => oneOf(random, oddNumbers),
    () => oneOf(random, oddOthers),
  ])();

/** An id that the caller has read, or a small one, which probably names something of somebody else. */
const anId = (random: Dice) =>
  random.readIds.length > 0 && random() < 0.6
    ? oneOf(random, random.readIds)
    : 1 + below(random, random() < 0.7 ? 30 : 400);

const days = ['2026-12-15', '2027-01-31', '1999-12-31', '2024-02-29'];

/** A value that the schema probably accepts. */
function rightOf(schema: Schema, random: Dice, name = ''): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return oneOf(random, schema.enum);
  const choice = schema.anyOf ?? schema.oneOf;
  if (choice) return rightOf(oneOf(random, choice), random, name);
  if (schema.allOf) return rightOf(schema.allOf[0] ?? {}, random, name);
  const type = [schema.type ?? 'string'].flat()[0];
  if (type === 'object') return objectOf(schema, random);
  if (type === 'array') {
    const length = Math.max(schema.minItems ?? 0, below(random, 3));
    return Array.from({ length }, () => rightOf(schema.items ?? {}, random, name));
  }
  if (type === 'null') return null;
  if (type === 'boolean') return random() < 0.5;
  if (type === 'integer' || type === 'number') {
    if (/(^|_)ids?$/.test(name)) return anId(random);
    const least = Math.max(schema.minimum ?? 0, -1_000_000);
    const most = Math.min(schema.maximum ?? least + 50, least + 1_000_000);
    return least + below(random, most - least + 1);
  }
  return textOf(schema, random, name);
}

function textOf(
  { format, pattern = '', minLength = 0, maxLength = 200 }: Schema,
  random: Dice,
  name: string,
): string {
  if (format === 'email' || /email/.test(name))
    return `somebody${below(random, 300)}@people.example`;
  if (format === 'date-time') return `${oneOf(random, days)}T10:00:00.000Z`;
  if (
    format === 'date' ||
    /^\^.{0,8}\\d\{4\}-/.test(pattern) ||
    /(_on|_from|_until|date)$/.test(name)
  )
    return oneOf(random, days);
  if (format === 'uri' || /url|website|link/.test(name)) return 'https://people.example/a?b=1';
  if (format === 'uuid' || name === 'client_id') return crypto.randomUUID();
  if (/phone/.test(name)) return `+9198765${10_000 + below(random, 89_999)}`;
  if (/password/.test(name)) return 'Mango-tree-42';
  if (/^(otp|code)$/.test(name)) return '123456';
  return `Keeps the books ${below(random, 100)}`.padEnd(minLength, '.').slice(0, maxLength);
}

function objectOf(
  { properties = {}, required = [] }: Schema,
  random: Dice,
): Record<string, unknown> {
  const given = Object.entries(properties).filter(
    ([name]) => required.includes(name) || random() < 0.6,
  );
  return Object.fromEntries(given.map(([name, part]) => [name, rightOf(part, random, name)]));
}

/** The value with one thing in it, at any depth, replaced, left out or added. */
function withOneWrong(value: unknown, random: Dice): unknown {
  const isInside = typeof value === 'object' && value !== null && random() < 0.85;
  if (!isInside) return odd(random);
  if (Array.isArray(value)) {
    if (value.length === 0 || random() < 0.2) return [...(value as unknown[]), odd(random)];
    const place = below(random, value.length);
    return value.map((one: unknown, at) => (at === place ? withOneWrong(one, random) : one));
  }
  const entries = Object.entries(value);
  if (entries.length === 0 || random() < 0.1)
    return {
      ...value,
      [oneOf(random, ['id', 'role', 'account_id', 'state', 'x', ''])]: odd(random),
    };
  const place = below(random, entries.length);
  if (random() < 0.15) return Object.fromEntries(entries.filter((_, at) => at !== place));
  return Object.fromEntries(
    entries.map(([key, one], at) => [key, at === place ? withOneWrong(one, random) : one]),
  );
}

export interface BodyDescription {
  content: Record<string, { schema: Schema; example?: unknown }>;
}

export function bodyOf(description: BodyDescription | undefined, random: Dice): Body | undefined {
  if (!description) return random() < 0.05 ? oneOf(random, strangeBodies)('{}') : undefined;
  const [type = '', { schema, example } = { schema: {} }] =
    Object.entries(description.content)[0] ?? [];
  const right = example !== undefined && random() < 0.5 ? example : rightOf(schema, random);
  const chance = random();
  if (chance < 0.15) return oneOf(random, strangeBodies)(jsonOf(right));
  if (chance < 0.17) return undefined;
  const sent = chance < 0.4 ? right : withOneWrong(right, random);
  if (type === 'multipart/form-data') return formOf(sent, random);
  return { content: jsonOf(sent), headers: json };
}

const fileStarts = [
  '%PDF-1.4\n',
  '\x89PNG\r\n\x1a\n',
  'PK\x03\x04',
  'GIF89a',
  'id,title\n1,Tailor\n',
  '<svg/>',
  '',
  '\0'.repeat(3_000),
];
const fileNames = [
  'resume.pdf',
  'a.png',
  'जीवन.docx',
  '../../x.pdf',
  'x.pdf%00.exe',
  '.',
  'x'.repeat(900),
  'a.csv',
  '"; name="doc_type',
];

function formOf(value: unknown, random: Dice): Body {
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const parts = fields.map(([name, one]) =>
    name === 'upload[]'
      ? `--b\r\ncontent-disposition: form-data; name="upload[]"; filename="${oneOf(random, fileNames)}"\r\ncontent-type: application/pdf\r\n\r\n${oneOf(random, fileStarts)}\r\n`
      : `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${typeof one === 'string' ? one : jsonOf(one)}\r\n`,
  );
  return {
    content: Buffer.from(
      `${parts.join('')}${random() < 0.9 ? '--b--\r\n' : ''}`,
      random() < 0.5 ? 'latin1' : 'utf8',
    ),
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
  };
}

const encoded = (value: unknown): string =>
  encodeURIComponent((typeof value === 'string' ? value : jsonOf(value)).toWellFormed()).slice(
    0,
    6_000,
  );

const strangeParts = ['%00', '%ff', '%c0%ae', '%ud800', '%', '-1', '0', '1.0', '1e3', '+1', '٣', '00000001', '2147483648', '9223372036854775808', '9'.repeat(300), 'NaN', '__proto__', '..', '%2e%2e', '%2F', 'a%0d%0ab', 'null', '%F0%9F%98%80', '1%20', ';1', '1,2']; // prettier-ignore

export const pathOf = (path: string, random: Dice): string =>
  path.replaceAll(/\{(\w+)\}/g, () =>
    random() < 0.85 ? String(anId(random)) : oneOf(random, strangeParts),
  );

export interface Parameter {
  name: string;
  in: string;
  schema: Schema;
}

export function queryOf(parameters: readonly Parameter[], random: Dice): string {
  const possible = parameters.filter((one) => one.in === 'query');
  // With many at once, one of them would almost always be wrong.
  const chance = Math.min(0.4, 2 / possible.length);
  const pairs = possible
    .filter(() => random() < chance)
    .flatMap(({ name, schema }) => {
      const value = random() < 0.6 ? rightOf(schema, random, name) : odd(random);
      const pair = `${name}=${random() < 0.05 ? oneOf(random, strangeParts) : encoded(value)}`;
      return random() < 0.1 ? [pair, `${name}=${encoded(odd(random))}`] : [pair];
    });
  if (random() < 0.05) pairs.push(oneOf(random, ['__proto__=1', 'a[b]=1', '%ff=%ff', '&&==', '%00', 'page[]=1', 'x'.repeat(3_000), 'session=1&expires=1&signature=x', 'constructor[prototype]=1'])); // prettier-ignore
  return pairs.join('&').slice(0, 12_000);
}

const strangeHeaders: Record<string, string>[] = [
  { 'if-match': '*' },
  { 'if-match': '"0"' },
  { 'if-match': 'W/"1", "2"' },
  { 'if-match': '"' },
  { 'if-match': 'x'.repeat(3_000) },
  { 'if-match': '99999999999999999999999' },
  { 'if-none-match': '*' },
  { 'idempotency-key': '' },
  { 'idempotency-key': 'same' },
  { 'idempotency-key': 'x'.repeat(201) },
  { 'idempotency-key': '\u00ff' },
  { 'accept-language': `${'hi;q=0.1,'.repeat(500)}en` },
  { 'accept-language': '*;q=NaN' },
  { 'accept-encoding': 'identity;q=0, *;q=0' },
  { accept: 'image/png' },
  { range: 'bytes=5-1' },
  { 'x-device-id': 'x'.repeat(3_000) },
  { 'user-agent': '' },
  { 'user-agent': '\u00ff'.repeat(3_000) },
  { 'x-request-id': "'; drop table" },
  { 'x-forwarded-host': 'evil.example' },
  { 'x-http-method-override': 'DELETE' },
  { cookie: 'session=%ff; a==; __proto__=1' },
  { origin: 'null' },
  { 'last-event-id': '-1' },
  { authorization: 'Basic eDp5' },
  { authorization: 'Bearer ' },
  { authorization: `Bearer ${'x'.repeat(5_000)}` },
  { authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.c2ln' },
  { 'x-csrf-token': 'wrong' },
  { 'x-csrf-token': '' },
];

export const headersOf = (random: Dice): Record<string, string> =>
  random() < 0.15 ? oneOf(random, strangeHeaders) : {};
