import { z } from 'zod';
import {
  API_BASE,
  type Endpoint,
  type Endpoints,
  inOtherFamily,
  leastTeamRole,
  type Route,
} from '../../../contract/endpoint.ts';
import { teamRoles } from '../../../contract/team/team-roles.ts';
import { REAUTHENTICATION_MINUTES } from '../../../contract/constants.ts';
import { errors } from '../../../contract/errors.ts';
import { declaredCodes } from '../../../contract/errors/declared-codes.ts';
import { hasTotals } from '../../../contract/lists.ts';
import { PORTAL } from '../../../contract/portal-settings/portal-name.ts';
import { isVersioned } from '../../../contract/fields/versions.ts';

type Schema = Record<string, unknown>;

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): Schema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema: part }) => describeKeys(part),
  });
  return rest;
};

/**
 * Describes each key of a record with known keys as a property; otherwise clients would not find
 * them.
 */
function describeKeys(part: z.core.JSONSchema.BaseSchema): void {
  if (!part.required || part.properties || typeof part.additionalProperties !== 'object') return;
  const { additionalProperties: value } = part;
  part.properties = Object.fromEntries(part.required.map((name) => [name, value]));
  part.additionalProperties = false;
  delete part.propertyNames;
}

/**
 * Makes `getPublicJobsById` of `GET /barong/public/jobs/:id`: a name that is valid in every
 * programming language.
 */
function operationIdOf(method: string, path: string): string {
  const named = path.replace(/^\/barong\//, '/').replaceAll(/:(\w+)/g, 'by/$1');
  const words = named.split(/[^A-Za-z0-9]+/).filter((word) => word !== '');
  return (
    method.toLowerCase() + words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join('')
  );
}

const namesOfCallers = {
  anyone: 'Anyone.',
  account: 'Anybody signed in.',
  user: 'Job seekers.',
  hr: 'Recruiters.',
  admin: 'Admins.',
};
const whoMay = (route: Route, endpoint: Endpoint): string => {
  const { who, verified, recentlyAuthenticated } = endpoint;
  const least = leastTeamRole(route, endpoint);
  return [
    ...[who].flat().map((caller) => namesOfCallers[caller]),
    ...(least && least !== teamRoles[0]
      ? [`Least role in the team of the company: ${least}.`]
      : []),
    ...(verified ? ['Needs a verified address.'] : []),
    ...(recentlyAuthenticated ? [RECENTLY] : []),
  ].join(' ');
};
const RECENTLY = `Needs a login or a reauthentication within the last ${REAUTHENTICATION_MINUTES} minutes.`;

function parametersOf(endpoint: Endpoint): Schema[] {
  const listed = (part: z.ZodObject | undefined, place: 'path' | 'query') => {
    if (!part) return [];
    const schema = jsonSchema(part, 'input') as { properties?: Schema };
    return Object.entries(schema.properties ?? {}).map(([name, value]) => ({
      name,
      in: place,
      required: place === 'path',
      schema: value,
    }));
  };
  return [
    ...listed(endpoint.params, 'path'),
    ...listed(endpoint.query, 'query'),
    ...(endpoint.signed ? ofSignedAddresses : []),
    ...headersOf(endpoint),
  ];
}

/** The signature is missing here because it is described as a security scheme. */
const ofSignedAddresses = ['session', 'expires'].map((name) => ({
  name,
  in: 'query',
  required: false,
  description: 'Of a signed address.',
  schema: { type: 'integer' },
}));

/**
 * The request headers of an endpoint, as OpenAPI parameters. An endpoint reads a header if it may
 * refuse because of it.
 */
function headersOf({ errors: codes = [] }: Endpoint): Schema[] {
  const header = (name: string, description: string, schema: Schema) => ({
    name,
    in: 'header',
    required: false,
    description,
    schema,
  });
  const key = header(
    'Idempotency-Key',
    'Of your choice. The same key with the same content takes effect once and gets the same answer.',
    { type: 'string', maxLength: 200 },
  );
  const version = header(
    'If-Match',
    'The version that the change was made on; refused when there is a newer one.',
    { type: 'string' },
  );
  return [
    ...(codes.includes('request.idempotency_key_reused') ? [key] : []),
    ...(codes.some((code) => errors[code].status === 412) ? [version] : []),
  ];
}

function bodyOf(endpoint: Endpoint): Schema {
  if (endpoint.body) {
    const schema = jsonSchema(endpoint.body, 'input');
    const { example, bodyIsOptional } = endpoint;
    const content = { 'application/json': { schema, ...(example && { example }) } };
    return { requestBody: { required: !bodyIsOptional, content } };
  }
  if (!endpoint.upload) return {};
  const fields = jsonSchema(endpoint.upload, 'input') as { properties?: Schema };
  const file = { 'upload[]': { type: 'string', format: 'binary' } };
  const schema = { ...fields, properties: { ...fields.properties, ...file } };
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
}

function contentOf(output: Endpoint['output']): Schema {
  if (output === 'file') {
    return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
  }
  if (output === 'events') return { 'text/event-stream': { schema: { type: 'string' } } };
  return { 'application/json': { schema: jsonSchema(output, 'output') } };
}

const number = { schema: { type: 'integer' } };
/** The headers of every list; see `sendTotals`. */
const totalHeaders = {
  total: number,
  'total-pages': number,
  'x-total': number,
  'x-total-count': number,
  'x-total-pages': number,
  'x-total-capped': { schema: { type: 'boolean' } },
};

const etagHeader = {
  etag: { schema: { type: 'string' }, description: 'Send it as If-Match with a change.' },
};

function answersOf(method: string, endpoint: Endpoint): Schema {
  const good = contentOf(endpoint.output);
  const answers: Schema = {
    [endpoint.status ?? 200]: {
      description: 'Done',
      ...(hasTotals(endpoint) && { headers: totalHeaders }),
      ...(isVersioned(endpoint.output) && { headers: etagHeader }),
      content: good,
    },
  };
  for (const code of declaredCodes(method, endpoint)) {
    const { status, en } = errors[code];
    const earlier = answers[status] as { description: string } | undefined;
    const line = `\`${code}\`: ${en}`;
    answers[status] = {
      description: earlier ? `${earlier.description}\n\n${line}` : line,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    };
  }
  return answers;
}

const ErrorSchema = {
  type: 'object',
  required: ['errors', 'messages', 'fields', 'request_id'],
  properties: {
    errors: { type: 'array', items: { type: 'string' } },
    messages: { type: 'array', items: { type: 'string' } },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    request_id: { type: 'string' },
    attempts_left: {
      type: 'integer',
      description: 'After a wrong code: how many more tries it has.',
    },
    reason: {
      type: 'string',
      description: 'Why an admin shut the account out, where they said why.',
    },
    current: {
      type: 'object',
      description: 'After a change based on an older version: what it would have overwritten.',
    },
  },
};

/**
 * The names of an endpoint that the document describes. The same names with or without `/barong`
 * are left out: they would double its length and add nothing.
 */
export const documentedNames = (route: Route, { aliases = [] }: Endpoint): Route[] =>
  [route, ...aliases].filter(
    (name, place, all) => !all.slice(0, place).includes(inOtherFamily(name)),
  );

/** A signed address is enough without a token. */
const securityOf = ({ who, signed }: Endpoint): Schema[] => [
  ...(who === 'anyone' ? [] : [{ session: [], csrf: [] }]),
  ...(signed ? [{ signature: [] }] : []),
];

/**
 * The OpenAPI 3.1 document of a contract, with aliases marked as deprecated. `publicUrl` has no
 * trailing slash.
 */
export function openApiOf(contract: Endpoints, publicUrl: string): Schema {
  let paths: Record<string, Schema> | undefined;
  return {
    openapi: '3.1.1',
    info: {
      title: `${PORTAL} API`,
      version: '2',
      description:
        'Every path is there with `/barong` and without: `/barong/public/jobs` is `/public/jobs`.',
      license: { name: 'AGPL-3.0-only', identifier: 'AGPL-3.0-only' },
    },
    servers: [{ url: publicUrl }],
    // Worked out only when somebody asks, so that it does not slow the start.
    get paths() {
      return (paths ??= pathsOf(contract));
    },
    components: {
      schemas: { Error: ErrorSchema },
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer' },
        csrf: { type: 'apiKey', in: 'header', name: 'X-CSRF-Token' },
        signature: {
          type: 'apiKey',
          in: 'query',
          name: 'signature',
          description: 'Of a signed address: it opens one file for some minutes without a session.',
        },
      },
    },
  };
}

function pathsOf(contract: Endpoints): Record<string, Schema> {
  const paths: Record<string, Schema> = {};
  for (const [route, endpoint] of Object.entries(contract) as [Route, Endpoint][]) {
    for (const name of documentedNames(route, endpoint)) {
      const [method = '', path = ''] = name.split(' ');
      const address = API_BASE + path.replaceAll(/:(\w+)/g, '{$1}');
      (paths[address] ??= {})[method.toLowerCase()] = {
        operationId: operationIdOf(method, path),
        summary: endpoint.summary,
        description: whoMay(route, endpoint),
        tags: [
          path
            .split('/')
            .slice(1, 4)
            .filter((part) => !part.startsWith(':'))
            // Not a slash: in its addresses, Swagger UI takes one for the end of the tag.
            .join('.'),
        ],
        ...(name === route ? {} : { deprecated: true }),
        security: securityOf(endpoint),
        parameters: parametersOf(endpoint),
        ...bodyOf(endpoint),
        responses: answersOf(method, endpoint),
      };
    }
  }
  return paths;
}
