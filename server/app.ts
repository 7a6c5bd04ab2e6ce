import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { serveApiDocs } from './api-docs/api-docs.ts';
import { serveAdvertisementClicks } from './advertisement-clicks.ts';
import { boundRoutes, domains } from './domains.ts';
import { serveGatewayCalls } from './gateway-calls.ts';
import { readBodies } from './platform/http/bodies.ts';
import { answerBrokenRequest } from './platform/http/broken-requests.ts';
import type { Services } from './platform/endpoints.ts';
import { answerError, answerErrors, serveEndpoints } from './platform/http/http.ts';
import { isMigrated } from './platform/postgres/migrations.ts';
import { logAborted, OneLineEach } from './platform/http/request-line.ts';
import { cleanForwardedFor } from './platform/http/safety/proxies.ts';
import { noteLanguages } from './platform/http/languages.ts';
import { nameAnswers } from './platform/http/name-answers.ts';
import { refuse } from './platform/refusal.ts';
import { publicKeysOf } from './platform/secrets/signing.ts';
import { takePolicyReports } from './platform/http/safety/policy-reports.ts';
import {
  headersOfData,
  permissionsPolicy,
  policyOfData,
  POLICY_REPORTS_PATH,
} from './platform/http/safety/security-headers.ts';

/**
 * Our own addresses are shorter. A longer one is refused, rather than kept, logged and passed on.
 */
const ADDRESS_MAX_BYTES = 2_048;
/** The router asks in one address for the routes of all links on a page, and asks again after each refusal. */
const ROUTES = '/__manifest?';
const ROUTES_MAX_BYTES = 8_192;

export interface AppOptions extends Services {
  logger?: FastifyServerOptions['logger'];
  /** Whose X-Forwarded-For and X-Forwarded-Proto are believed. */
  trustedProxies?: string[];
}

/** Builds the API, ready to listen or to be called in process; `servePages` adds the pages. */
export async function buildApp({
  logger = false,
  trustedProxies = [],
  ...services
}: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger,
    logController: new OneLineEach(),
    genReqId: () => randomUUID(),
    bodyLimit: 1_048_576,
    requestTimeout: 60_000,
    trustProxy: trustedProxies.length > 0 && trustedProxies,
    // Called first, so that nothing reads or logs an invalid address.
    rewriteUrl: ({ headers, url = '' }) => {
      cleanForwardedFor(headers);
      return url;
    },
    routerOptions: { ignoreTrailingSlash: true },
    // URLs that cannot be decoded never reach the error handler.
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, request, reply) => {
      // No hook has run yet.
      reply.headers({ ...headersOfData, 'x-request-id': request.id });
      answerError(error, request, reply);
    },
  });
  // Otherwise Node itself refuses, without a body, requests that expect anything but `100-continue` (RFC 9110,
  // 10.1.1).
  app.server.on('checkExpectation', (request, response) =>
    app.server.emit('request', request, response),
  );
  logAborted(app);
  // First, because refusals have a language.
  noteLanguages(app, services.db);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('permissions-policy', permissionsPolicy);
    // Pages and the documentation replace it by their own.
    if (isData(request.url)) reply.header('content-security-policy', policyOfData);
    const most = request.url.startsWith(ROUTES) ? ROUTES_MAX_BYTES : ADDRESS_MAX_BYTES;
    if (request.url.length > most) throw refuse('request.address_too_long');
  });
  nameAnswers(app, services.db);
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: services.publicUrl.startsWith('https:'),
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  await app.register(compress, { global: true, threshold: 1_024, encodings: ['br', 'gzip'] });
  // `readUpload` refuses what is too large: the plugin throws it at the file or at the part after it, as the bytes arrive.
  await app.register(multipart, { throwFileSizeLimit: false });
  readBodies(app);
  answerErrors(app);
  // Open event streams would delay shutdown for as long as they live.
  app.addHook('preClose', () => services.live.close());
  for (const { listen } of domains) listen?.(services);
  await takePolicyReports(app, services.db);
  await serveGatewayCalls(app, services);
  await serveAdvertisementClicks(app, services);
  serveHealth(app, services);
  // For anybody who checks a signed receipt without asking us (RFC 7517).
  app.get('/.well-known/jwks.json', async () => publicKeysOf(services.seal));
  serveEndpoints(app, boundRoutes, services);
  await serveApiDocs(app, services);
  return app;
}

const isData = (url: string) =>
  /^\/(?:api\/(?!docs)|healthz|readyz|metrics|\.well-known\/jwks)/.test(url) ||
  url === POLICY_REPORTS_PATH;

function serveHealth(app: FastifyInstance, { db }: Services) {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    if (!(await isMigrated(db).catch(() => false))) throw refuse('server.not_ready');
    return { status: 'ready' };
  });
}
