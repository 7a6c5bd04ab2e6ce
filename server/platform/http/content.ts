import type { Endpoint, Received } from '../../../contract/endpoint.ts';
import { brokenRules, byName, withSent } from '../../../contract/fields/issues.ts';
import { isStorable } from '../../../contract/fields/storable.ts';
import { named } from './names.ts';
import { Refusal, refuse } from '../refusal.ts';

interface Content {
  query: unknown;
  body: unknown;
}

/** The path's parameters, validated. An invalid one names nothing, so it is refused with 404. */
export function paramsOf(
  { params }: Endpoint,
  request: { params: unknown },
): Received<Endpoint>['params'] {
  const parsed = params?.safeParse(request.params);
  if (parsed && !parsed.success) throw refuse('request.not_found');
  return parsed?.data;
}

/**
 * The rest of a request's input, validated against the contract. Refuses with the codes of all broken
 * rules.
 */
export function receive(endpoint: Endpoint, sent: Content): Omit<Received<Endpoint>, 'params'> {
  const content = contentOf(endpoint, sent);
  const parsed = {
    query: endpoint.query?.safeParse(content.query),
    body: endpoint.body?.safeParse(content.body),
    fields: endpoint.upload?.safeParse(content.body),
  };
  const issues = [
    ...withSent(parsed.query, content.query).map(byName),
    ...withSent(parsed.body, content.body),
    ...withSent(parsed.fields, content.body),
  ];
  if (issues.length > 0) throw new Refusal(brokenRules(issues));
  // Checked after the fields' own rules, which may have a more specific code for such a text.
  if (!isStorable(content.body)) throw refuse('request.invalid_value');
  return {
    query: parsed.query?.data,
    body: parsed.body?.data,
    fields: parsed.fields?.data,
  };
}

/**
 * Query and body under the names of the contract; empty values of the query are dropped. Refuses a
 * body that is not an object (400) and a query that the database cannot store (422).
 */
function contentOf(endpoint: Endpoint, content: Content): Content {
  const query = queryOf(named(endpoint.query, content.query));
  if (!isStorable(query)) throw refuse('request.invalid_value');
  // Nothing was sent, so nothing is unreadable: the fields are missing.
  const isMissing =
    content.body === undefined || (content.body === null && endpoint.bodyIsOptional);
  const body = isMissing ? {} : content.body;
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
 * One value, several, or undefined if all are empty: a form also sends the fields that nobody
 * filled in.
 */
function withoutBlanks(value: unknown): unknown {
  const values = [value].flat().filter((one) => typeof one !== 'string' || one.trim() !== '');
  return values.length > 1 ? values : values[0];
}
