import type { Endpoint } from '../../../contract/endpoint.ts';
import { isStorable } from '../../../contract/fields/storable.ts';
import { named } from './names.ts';
import { refuse } from '../refusal.ts';

interface Content {
  query: unknown;
  body: unknown;
}

/**
 * Query and body under the names of the contract; empty values of the query are dropped. Refuses a
 * body that is not an object (400) and a query that the database cannot store (422).
 */
export function contentOf(endpoint: Endpoint, content: Content): Content {
  const query = queryOf(named(endpoint.query, content.query));
  if (!isStorable(query)) throw refuse('request.invalid_value');
  const body = content.body ?? (endpoint.bodyIsOptional ? {} : content.body);
  const needsBody = endpoint.body !== undefined;
  if (needsBody && (typeof body !== 'object' || body === null)) throw refuse('request.unreadable');
  return { query, body: named(endpoint.body ?? endpoint.upload, body) };
}

function queryOf(sent: unknown): Record<string, unknown> {
  if (typeof sent !== 'object' || sent === null) return {};
  const pairs = Object.entries(sent).map(([key, value]: [string, unknown]): [string, unknown] => [
    key,
    withoutBlanks(value),
  ]);
  return Object.fromEntries(pairs.filter(([, value]) => value !== undefined));
}

/**
 * One value, several, or undefined if all are empty: a form sends the fields that nobody filled in
 * too.
 */
function withoutBlanks(value: unknown): unknown {
  const values = [value].flat().filter((one) => typeof one !== 'string' || one.trim() !== '');
  return values.length > 1 ? values : values[0];
}
