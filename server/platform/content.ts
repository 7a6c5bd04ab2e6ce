import type { Endpoint } from '../../contract/endpoint.ts';
import { isStorable } from '../../contract/storable.ts';
import { refuse } from './refusal.ts';

interface Content {
  query: unknown;
  body: unknown;
}

/**
 * The query under its snake_case names (camelCase is accepted too), without what was left empty, and
 * the body; refuses what no rule could judge: a body that is not an object, and a query that the
 * database cannot keep.
 */
export function contentOf(endpoint: Endpoint, content: Content): Content {
  const query = queryOf(content.query);
  if (!isStorable(query)) throw refuse('request.invalid_value');
  const body = content.body ?? (endpoint.bodyIsOptional ? {} : content.body);
  const needsBody = endpoint.body !== undefined;
  if (needsBody && (typeof body !== 'object' || body === null)) throw refuse('request.unreadable');
  return { query, body };
}

function queryOf(sent: unknown): Record<string, unknown> {
  if (typeof sent !== 'object' || sent === null) return {};
  const pairs = Object.entries(sent).map(([key, value]: [string, unknown]): [string, unknown] => [
    key.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`),
    withoutBlanks(value),
  ]);
  return Object.fromEntries(pairs.filter(([, value]) => value !== undefined));
}

/** One value, several, or undefined: fields of a form that nobody filled in are in its address too. */
function withoutBlanks(value: unknown): unknown {
  const values = [value].flat().filter((one) => typeof one !== 'string' || one.trim() !== '');
  return values.length > 1 ? values : values[0];
}
