import type { Endpoint } from '../../contract/endpoint.ts';
import { isStorable } from '../../contract/storable.ts';
import { refuse } from './refusal.ts';

interface Content {
  query: unknown;
  body: unknown;
}

/**
 * The query under its snake_case names (camelCase is accepted too) and the body; refuses what no
 * rule could judge: a body that is not an object, and texts that the database cannot keep.
 */
export function contentOf(endpoint: Endpoint, content: Content): Content {
  const query = snakeCaseKeys(content.query);
  if (!isStorable(query) || !isStorable(content.body)) throw refuse('request.invalid_value');
  const needsBody = endpoint.body !== undefined;
  if (needsBody && (typeof content.body !== 'object' || content.body === null)) {
    throw refuse('request.unreadable');
  }
  return { query, body: content.body };
}

function snakeCaseKeys(query: unknown): unknown {
  if (typeof query !== 'object' || query === null) return {};
  const pairs = Object.entries(query).map(([key, value]: [string, unknown]) => [
    key.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`),
    value,
  ]);
  return Object.fromEntries(pairs) as unknown;
}
