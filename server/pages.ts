import fastifyStatic from '@fastify/static';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { Language, Route } from '../contract/endpoint.ts';
import type { PageContext, Theme } from '../web/lib/api/page-context.ts';
import { boundRoutes } from './domains.ts';
import type { Services } from './platform/endpoints.ts';
import { acceptForms, FORM_TYPE, formBodyOf } from './platform/http/form-body.ts';
import { answerInProcess } from './platform/http/in-process.ts';
import { type CachedPage, PageCache } from './platform/page-cache.ts';
import { refuse } from './platform/refusal.ts';
import { contentSecurityPolicy } from './platform/http/security-headers.ts';
import { displayOf, serveDisplaySettings } from './platform/http/display-settings.ts';

const buildFolder = path.join(import.meta.dirname, '../build');

/** The pages as the build made them; the bundle brings the key of the context it reads. */
type PageBuild = ServerBuild & { entry: { module: { pageContext: PageContextKey } } };
type PageContextKey = Parameters<RouterContextProvider['get']>[0];

/** How pages are rendered: from the build, or by the development server. */
export interface PageSource {
  load(language: Language): Promise<PageBuild>;
  /** Whole pages are kept for a few seconds and get their nonce when they leave. */
  cached: boolean;
}

export const builtPages: PageSource = {
  load: (language) =>
    import(pathToFileURL(path.join(buildFolder, language, 'server/index.js')).href),
  cached: true,
};

/**
 * Pages whose form works without scripts: they answer a POST with the page as it is then. Mail
 * programs post to the first by themselves (RFC 8058).
 */
const formPaths = ['/notifications/stop', '/contact'];

export interface PageOptions {
  services: Services;
  demo: boolean;
  contactEmail?: string | undefined;
  grievanceOfficer?: PageContext['grievanceOfficer'];
  source?: PageSource;
}

/**
 * Serves every page of the product. Pages are the same for everybody (who is signed in is known to
 * the browser only), so a rendered one serves all visitors of that address, language and theme.
 */
export async function servePages(app: FastifyInstance, options: PageOptions) {
  const { services, demo, contactEmail, grievanceOfficer, source = builtPages } = options;
  const cache = new PageCache(services.live);
  const answer = answerInProcess(boundRoutes, services);
  serveDisplaySettings(app, services.publicUrl);
  if (source.cached) await serveAssets(app);

  const render = async (request: FastifyRequest, language: Language, theme: Theme) => {
    const from = request.method === 'POST' ? fromOf(request) : undefined;
    const build = await source.load(language);
    const context = new RouterContextProvider();
    const requestId = request.id;
    const report = (failure: unknown) => request.log.error(failure);
    const about: string[] = [];
    const facts: PageContext = {
      language,
      theme,
      demo,
      contactEmail,
      grievanceOfficer,
      publicUrl: services.publicUrl,
      nonce: source.cached ? PageCache.placeholder : undefined,
      requestId,
      async answer(route, sent) {
        const answered = await answer(route, sent, { language, requestId, report, from });
        about.push(...subjectsOf(route, answered.body));
        return answered;
      },
      report,
    };
    context.set(build.entry.module.pageContext, facts);
    const handler = createRequestHandler(build, source.cached ? 'production' : 'development');
    const response = await handler(webRequest(request, services.publicUrl), context);
    return {
      status: response.status,
      headers: {
        ...Object.fromEntries(response.headers),
        // Several visitors may wait for one rendering: all hear the number that is in the log.
        ...(response.status >= 500 ? { 'x-request-id': requestId } : {}),
      },
      body: await response.text(),
      about,
    };
  };

  await app.register(async (pages) => {
    pages.get('/*', async (request, reply) => {
      // Whoever asks the API for something it has not wants its answer, not a page.
      if (/^\/(api|dev)\//.test(request.url)) throw refuse('request.not_found');
      const { language, theme } = displayOf(request);
      const page = source.cached
        ? await cache.get(`${language} ${theme} ${request.url}`, () =>
            render(request, language, theme),
          )
        : await render(request, language, theme);
      return sendPage(reply, page, source.cached);
    });

    acceptForms(pages);
    for (const formPath of formPaths) {
      pages.post(formPath, async (request, reply) => {
        const { language, theme } = displayOf(request);
        return sendPage(reply, await render(request, language, theme), source.cached);
      });
    }
  });
}

/** What alone an answer is about, in the words of the database's triggers. */
const subjectsOf = (route: Route, body: unknown): string[] =>
  route === 'GET /barong/public/jobs/:id' ? [`job ${(body as { id?: number }).id}`] : [];

/** Hashed files for a year; the others (fonts carry a version in their name) for a day or a year. */
async function serveAssets(app: FastifyInstance) {
  const root = path.join(buildFolder, 'client');
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    setHeaders(reply, file) {
      const isVersioned = /[/\\](assets|fonts)[/\\]/.test(file);
      reply.header(
        'cache-control',
        isVersioned ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
      );
    },
  });
}

/**
 * The address of a page, whatever name the caller called the server by: pages are kept for everybody,
 * and what one visitor sends as Host must not come to another.
 */
export function pageAddress(publicUrl: string, target: string): URL {
  const { origin } = new URL(publicUrl);
  // A target such as `//x/y` is a path here and would be another host to the URL parser.
  if (target.startsWith('/')) return new URL(origin + target);
  const { pathname, search } = new URL(target, origin);
  return new URL(origin + pathname + search);
}

function webRequest(request: FastifyRequest, publicUrl: string): Request {
  const headers = new Headers();
  for (const name of ['accept', 'accept-language', 'user-agent']) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  const address = pageAddress(publicUrl, request.url);
  if (request.method !== 'POST') return new Request(address, { method: 'GET', headers });
  // Not kept for others, so what it answers may depend on where it comes from.
  const site = request.headers['sec-fetch-site'];
  if (typeof site === 'string') headers.set('sec-fetch-site', site);
  headers.set('content-type', FORM_TYPE);
  return new Request(address, { method: 'POST', headers, body: formBodyOf(request) });
}

const fromOf = (request: FastifyRequest) => ({
  address: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
});

function sendPage(reply: FastifyReply, page: CachedPage, isStrict: boolean) {
  const nonce = randomBytes(16).toString('base64');
  for (const [name, value] of Object.entries(page.headers)) reply.header(name, value);
  // Development needs scripts that the development server writes into the page.
  if (isStrict) reply.header('content-security-policy', contentSecurityPolicy(nonce));
  return reply
    .code(page.status)
    .header('cache-control', 'private, no-cache')
    .header('vary', 'cookie, accept-language')
    .send(page.body.replaceAll(PageCache.placeholder, nonce));
}
