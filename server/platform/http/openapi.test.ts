import { BaseResolver, createConfig, lintDocument, Source } from '@redocly/openapi-core';
import { describe, expect, test } from 'vitest';
import type { Endpoint, Route } from '../../../contract/endpoint.ts';
import { errors } from '../../../contract/errors.ts';
import { contract } from '../../../contract/index.ts';
import { declaredCodes } from '../../../contract/errors/declared-codes.ts';
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
  test('is OpenAPI 3.1, names its server and is JSON', () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(document.servers).toEqual([{ url: 'https://jobs.example.in' }]);
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });

  test('has every endpoint under each of its names, in one of the two families of paths, and nothing else', () => {
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

  test('names every operation uniquely, in words that every language can call', () => {
    const ids = operations.map(([, , { operationId }]) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^(get|post|put|delete)[A-Za-z0-9]+$/);
    expect(operationOf('GET /barong/public/jobs/:id')?.operationId).toBe('getPublicJobsById');
  });

  test('refers only to parts that it contains', () => {
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

  test('uses only JSON types', () => {
    const types = ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null'];
    const parts = operations.flatMap(([, , { responses, requestBody }]) => [
      ...objectsIn([responses, requestBody]),
    ]);
    // A property may itself be called `type`; its value is then a schema.
    const named = parts.map(({ type }) => type).filter((type) => typeof type === 'string');
    expect(types).toEqual(expect.arrayContaining([...new Set(named)]));
  });

  test('requires no property that it does not describe', () => {
    const schemas = [...objectsIn(document)] as Schema[];
    for (const { required, properties } of schemas) {
      if (!Array.isArray(required)) continue;
      expect(Object.keys(properties ?? {})).toEqual(expect.arrayContaining(required));
    }
  });

  test('marks aliases of an endpoint as deprecated', () => {
    for (const [route, endpoint] of endpoints) {
      expect(operationOf(route)?.deprecated, route).toBeUndefined();
      const [, ...aliases] = documentedNames(route, endpoint);
      for (const alias of aliases) expect(operationOf(alias)?.deprecated, alias).toBe(true);
    }
  });
});

describe.each(operations)('%s', (_, path, operation) => {
  test('has a summary, the parameters of its path, and one successful answer among its answers', () => {
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

  test('lists exactly the codes it may answer, under their statuses', () => {
    const told = Object.entries(operation?.responses ?? {}).flatMap(([status, { description }]) =>
      [...description.matchAll(/`([\w.]+)`/g)].map(([, code]) => `${status} ${code}`),
    );
    const declared = [...declaredCodes(route.split(' ')[0] ?? '', endpoint)].map(
      (code) => `${errors[code].status} ${code}`,
    );
    expect(told.toSorted()).toEqual(declared.toSorted());
  });

  test('requires a session unless it is open to everybody', () => {
    const session = [{ session: [], csrf: [] }];
    expect(operation?.security).toEqual([
      ...(endpoint.who === 'anyone' ? [] : session),
      ...(endpoint.signed ? [{ signature: [] }] : []),
    ]);
    expect(operation?.responses['401'] !== undefined || endpoint.who === 'anyone').toBe(true);
  });

  test('describes the body of the contract, and no other', () => {
    const types = Object.keys(operation?.requestBody?.content ?? {});
    const wanted = endpoint.body ? ['application/json'] : [];
    expect(types).toEqual(endpoint.upload ? ['multipart/form-data'] : wanted);
  });

  test('lists every query parameter', () => {
    const listed = operation?.parameters.filter((one) => one.in === 'query');
    const ofSigned = endpoint.signed ? ['session', 'expires'] : [];
    expect(listed?.map(({ name }) => name)).toEqual([
      ...Object.keys(endpoint.query?.shape ?? {}),
      ...ofSigned,
    ]);
  });
});

test('headers are documented on exactly the operations that read them', () => {
  const readersOf = (header: string) =>
    operations
      .filter(([, , { parameters }]) => parameters.some(({ name }) => name === header))
      .map(([name]) => name.replace('/api/v2', ''));
  expect(readersOf('Idempotency-Key').toSorted()).toEqual([
    'POST /barong/admin/advertisements',
    'POST /barong/admin/breaches',
    'POST /barong/admin/payments/{id}/refunds',
    'POST /barong/admin/users/{id}/notes',
    'POST /barong/resource/candidates/{id}/notes',
    'POST /barong/resource/conversations/{id}/messages',
    'POST /barong/resource/jobs',
    'POST /barong/resource/jobs/{id}/apply',
    'POST /barong/resource/jobs/{id}/duplicates',
    'POST /barong/resource/letter_templates',
    'POST /barong/resource/outside_applications',
    'POST /barong/resource/subscriptions',
  ]);
  expect(readersOf('If-Match').toSorted()).toEqual([
    'DELETE /barong/admin/settings/look/logo',
    'DELETE /barong/admin/settings/mail',
    'DELETE /barong/admin/settings/payments',
    'DELETE /barong/admin/settings/sms',
    'POST /barong/admin/legal_versions',
    'POST /barong/admin/settings/look/logo',
    'POST /barong/resource/hr_profile',
    'POST /barong/resource/user_profile',
    'PUT /barong/admin/advertisements/{id}',
    'PUT /barong/admin/breaches/{id}',
    'PUT /barong/admin/differences/{id}/note',
    'PUT /barong/admin/search_synonyms',
    'PUT /barong/admin/settings/announcing',
    'PUT /barong/admin/settings/categories',
    'PUT /barong/admin/settings/contact',
    'PUT /barong/admin/settings/languages',
    'PUT /barong/admin/settings/limits',
    'PUT /barong/admin/settings/look',
    'PUT /barong/admin/settings/mail',
    'PUT /barong/admin/settings/moderation',
    'PUT /barong/admin/settings/payments',
    'PUT /barong/admin/settings/sms',
    'PUT /barong/admin/testimonials/{id}',
    'PUT /barong/resource/billing_details',
    'PUT /barong/resource/interviews/{id}',
    'PUT /barong/resource/jobs/{id}',
    'PUT /barong/resource/letter_templates/{id}',
  ]);
});
