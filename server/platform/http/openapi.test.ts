import { BaseResolver, createConfig, lintDocument, Source } from '@redocly/openapi-core';
import { describe, expect, test } from 'vitest';
import type { Endpoint, Route } from '../../../contract/endpoint.ts';
import { errors } from '../../../contract/errors.ts';
import { contract } from '../../../contract/index.ts';
import { declaredCodes } from '../../../contract/declared-codes.ts';
import { documentedNames, openApiOf } from './openapi.ts';

interface Operation {
  operationId: string;
  summary: string;
  description: string;
  deprecated?: true;
  security?: unknown;
  parameters: {
    name: string;
    in: 'path' | 'query' | 'header';
    required: boolean;
    schema: object;
  }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { description: string; content: Record<string, { schema: Schema }> }>;
}
interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  $ref?: string;
}

const document = openApiOf(contract, 'https://jobs.example.in') as {
  openapi: string;
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, object>>;
};
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]): [string, string, Operation] => [
    `${method.toUpperCase()} ${path}`,
    path,
    operation,
  ]),
);
const endpoints = Object.entries(contract) as [Route, Endpoint][];
const operationOf = (route: string) => {
  const [method = '', path = ''] = route.split(' ');
  const address = `/api/v2${path.replaceAll(/:(\w+)/g, '{$1}')}`;
  return document.paths[address]?.[method.toLowerCase()];
};

/** Every object within a value. */
function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Record<string, unknown>;
  for (const inner of Object.values(value)) yield* objectsIn(inner);
}

describe('the document', () => {
  test('is OpenAPI 3.1, says where it is served, and is JSON', () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(document.servers).toEqual([{ url: 'https://jobs.example.in' }]);
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });

  test('has every endpoint under each of its names in one family of paths, and nothing else', () => {
    const names = endpoints.flatMap(([route, endpoint]) => documentedNames(route, endpoint));
    expect(operations).toHaveLength(names.length);
    for (const name of names) expect(operationOf(name), name).toBeDefined();
  });

  test("breaks none of Redocly's recommended rules", async () => {
    const source = new Source('openapi.json', JSON.stringify(document));
    const problems = await lintDocument({
      document: { source, parsed: JSON.parse(source.body) },
      externalRefResolver: new BaseResolver(),
      config: await createConfig({ extends: ['recommended'] }),
    });
    const told = problems.map(
      ({ ruleId, message, location: [place] }) => `${ruleId}: ${message} ${place?.pointer}`,
    );
    expect(told).toEqual([]);
  });

  test('names every operation once, in words that every language can call', () => {
    const ids = operations.map(([, , { operationId }]) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^(get|post|put|delete)[A-Za-z0-9]+$/);
    expect(operationOf('GET /barong/public/jobs/:id')?.operationId).toBe('getPublicJobsById');
  });

  test('points only at what it holds', () => {
    for (const { $ref } of objectsIn(document)) {
      if (typeof $ref !== 'string') continue;
      const place = $ref.split('/').slice(1);
      const found = place.reduce<unknown>(
        (value, key) => (value as Record<string, unknown> | undefined)?.[key],
        document,
      );
      expect(found, $ref).toBeDefined();
    }
  });

  test('knows only types of JSON', () => {
    const types = ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null'];
    const parts = operations.flatMap(([, , { responses, requestBody }]) => [
      ...objectsIn([responses, requestBody]),
    ]);
    // A property may itself be called `type`; then it is a schema.
    const named = parts.map(({ type }) => type).filter((type) => typeof type === 'string');
    expect(types).toEqual(expect.arrayContaining([...new Set(named)]));
  });

  test('asks for no property that it does not describe', () => {
    const schemas = [...objectsIn(document)] as Schema[];
    for (const { required, properties } of schemas) {
      if (!Array.isArray(required)) continue;
      expect(Object.keys(properties ?? {})).toEqual(expect.arrayContaining(required));
    }
  });

  test('marks other names of an endpoint as such', () => {
    for (const [route, endpoint] of endpoints) {
      expect(operationOf(route)?.deprecated, route).toBeUndefined();
      const [, ...aliases] = documentedNames(route, endpoint);
      for (const alias of aliases) expect(operationOf(alias)?.deprecated, alias).toBe(true);
    }
  });
});

describe.each(operations)('%s', (_, path, operation) => {
  test('has words, the parameters of its path, and answers of which one is good', () => {
    expect(operation.summary).not.toBe('');
    expect(operation.description).not.toBe('');
    const inPath = operation.parameters.filter((one) => one.in === 'path');
    expect(inPath.map(({ name }) => name)).toEqual(
      [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
    );
    expect(inPath.every(({ required }) => required)).toBe(true);
    const statuses = Object.keys(operation.responses);
    expect(statuses.filter((status) => status.startsWith('2'))).toHaveLength(1);
    expect(statuses).toContain('500');
    for (const { description, content } of Object.values(operation.responses)) {
      expect(description).not.toBe('');
      expect(Object.keys(content)).toHaveLength(1);
    }
  });
});

describe.each(endpoints)('%s', (route, endpoint) => {
  const operation = operationOf(route);

  test('tells each code that it may answer under its status, and no other', () => {
    const told = Object.entries(operation?.responses ?? {}).flatMap(([status, { description }]) =>
      [...description.matchAll(/`([\w.]+)`/g)].map(([, code]) => `${status} ${code}`),
    );
    const declared = [...declaredCodes(route.split(' ')[0] ?? '', endpoint)].map(
      (code) => `${errors[code].status} ${code}`,
    );
    expect(told.toSorted()).toEqual(declared.toSorted());
  });

  test('asks for a session when it is not open to everybody', () => {
    const session = [{ session: [], csrf: [] }];
    expect(operation?.security).toEqual(endpoint.who === 'anyone' ? [] : session);
    expect(operation?.responses['401'] !== undefined || endpoint.who === 'anyone').toBe(true);
  });

  test('takes the body that it needs, and no other', () => {
    const types = Object.keys(operation?.requestBody?.content ?? {});
    const wanted = endpoint.body ? ['application/json'] : [];
    expect(types).toEqual(endpoint.upload ? ['multipart/form-data'] : wanted);
  });

  test('lists each name of its query', () => {
    const listed = operation?.parameters.filter((one) => one.in === 'query');
    expect(listed?.map(({ name }) => name)).toEqual(Object.keys(endpoint.query?.shape ?? {}));
  });
});

test('the headers that some operations read are told there, and nowhere else', () => {
  const readersOf = (header: string) =>
    operations
      .filter(([, , { parameters }]) => parameters.some(({ name }) => name === header))
      .map(([name]) => name.replace('/api/v2', ''));
  expect(readersOf('Idempotency-Key').toSorted()).toEqual([
    'POST /barong/resource/jobs',
    'POST /barong/resource/jobs/{id}/apply',
    'POST /barong/resource/jobs/{id}/duplicates',
  ]);
  expect(readersOf('If-Match')).toEqual(['POST /barong/resource/user_profile']);
});
