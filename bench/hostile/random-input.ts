// Random input for every endpoint, drawn from the API's own document: half of it valid.
import type { Client } from './client.ts';
import { networkOf } from './client.ts';

interface Schema {
  type?: string;
  enum?: unknown[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
  format?: string;
  maxLength?: number;
}

interface Operation {
  tags: string[];
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

export interface Endpoint extends Operation {
  method: string;
  path: string;
}

/** The endpoints of each family, by its name. */
export function familiesOf(document: {
  paths: Record<string, Record<string, Operation>>;
}): Map<string, Endpoint[]> {
  const families = new Map<string, Endpoint[]>();
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const [family = 'other'] = operation.tags;
      const endpoint = { ...operation, method: method.toUpperCase(), path };
      families.set(family, [...(families.get(family) ?? []), endpoint]);
    }
  }
  return families;
}

const oddTexts = [
  '',
  ' ',
  '\u0000',
  '\uD800',
  "' or 1=1; --",
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '%00%ff%zz',
  '＝1+1',
  '\u202Eevil',
  'नमस्ते'.repeat(50),
  'x'.repeat(5_000),
  '\n•'.repeat(500),
  'a@b.example',
  '123456',
  '2026-02-30',
  '-1',
  '1e309',
  '9007199254740993',
  'null',
];
const oddValues = [null, true, -1, 0, 1e308, 2 ** 53, [], {}, [[[]]], { $ne: 1 }, ...oddTexts];

const numberBelow = (most: number) => Math.floor(Math.random() * most);
const oneOf = <T>(values: readonly T[]): T => values[numberBelow(values.length)] as T;

/** A value that the schema may accept, or occasionally anything. */
function valueOf(schema: Schema): unknown {
  if (Math.random() < 0.25) return oneOf(oddValues);
  if (schema.enum) return oneOf(schema.enum);
  if (schema.anyOf) return valueOf(oneOf(schema.anyOf));
  if (schema.type === 'object') return objectOf(schema);
  if (schema.type === 'array') {
    return Array.from({ length: numberBelow(4) }, () => valueOf(schema.items ?? {}));
  }
  if (schema.type === 'integer') return numberBelow(400);
  if (schema.type === 'number') return Math.random() * 1_000;
  if (schema.type === 'boolean') return Math.random() < 0.5;
  if (schema.format === 'email') return `somebody${numberBelow(1_000)}@people.example`;
  return Math.random() < 0.5 ? oneOf(oddTexts) : 'Keeps the books 1'.slice(0, schema.maxLength);
}

function objectOf({ properties = {}, required = [] }: Schema): Record<string, unknown> {
  const given = Object.entries(properties).filter(
    ([name]) => Math.random() < (required.includes(name) ? 0.95 : 0.5),
  );
  return Object.fromEntries(given.map(([name, part]) => [name, valueOf(part)]));
}

/** A lone surrogate, which random texts may contain, cannot be encoded. */
const encoded = (value: unknown) => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return encodeURIComponent((text ?? '').toWellFormed());
};

/** Sends this many random requests to the endpoints of a family; `sessionOf` chooses who sends them. */
export async function sendRandomly(
  client: Client,
  endpoints: readonly Endpoint[],
  count: number,
  sessionOf: () => { token: string; csrf_token: string } | undefined,
): Promise<void> {
  await client.flood(count, (index) => {
    const { method, path, parameters = [], requestBody } = oneOf(endpoints);
    const query = parameters
      .filter((part) => part.in === 'query' && Math.random() < 0.5)
      .map(({ name, schema }) => `${name}=${encoded(valueOf(schema))}`);
    const filled = path.replaceAll(/\{(\w+)\}/g, () =>
      Math.random() < 0.8 ? String(1 + numberBelow(400)) : encoded(oneOf(oddValues)),
    );
    const [[type, content] = []] = Object.entries(requestBody?.content ?? {});
    return {
      method,
      path: [filled, query.join('&')].filter(Boolean).join('?'),
      from: networkOf(2_000_000 + index),
      ...(Math.random() < 0.9 ? { as: sessionOf() } : {}),
      ...(content
        ? {
            headers: { 'content-type': type ?? 'application/json' },
            body: Math.random() < 0.03 ? '{"a":' : JSON.stringify(valueOf(content.schema)),
          }
        : {}),
    };
  });
}
