import fastifyStatic from '@fastify/static';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  createRequestHandler,
  matchPath,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { Language, Route } from '../../contract/endpoint.ts';
import type { PageContext } from '../../web/lib/api/page-context.ts';
import { boundRoutes } from '../domains.ts';
import { portalFacts } from '../domains/portal-settings/portal-settings.ts';
import type { Services } from '../platform/endpoints.ts';
import { acceptForms, FORM_TYPE, formBodyOf } from '../platform/http/form-body.ts';
import { answerError, answerPageError } from '../platform/http/http.ts';
import { answerInProcess } from '../platform/http/in-process.ts';
import { withMarks, withValues } from '../platform/pages/carried-query.ts';
import { type CachedPage, PageCache } from '../platform/pages/page-cache.ts';
import { turnsOfTheThread } from '../platform/limits/public-reads.ts';
import { isFromElsewhere, sessionCookie } from '../platform/http/session-cookie.ts';
import { refuse } from '../platform/refusal.ts';
import {
  contentSecurityPolicy,
  reportingEndpoints,
} from '../platform/http/safety/security-headers.ts';
import { serveForSearchEngines } from './for-search-engines.ts';
import { serveManifest } from './manifest.ts';
import { serveSessionHandover } from './session-handover.ts';
import { serveSecurityTxt } from '../security-txt.ts';
import { displayOf, serveDisplaySettings } from '../platform/http/display-settings.ts';

const buildFolder = path.join(import.meta.dirname, '../../build');

/** The built pages, with what the bundle's entry exports for the server. */
type PageBuild = ServerBuild & {
  entry: {
    module: {
      /** The key of the context that the bundle reads. */
      pageContext: Parameters<RouterContextProvider['get']>[0];
      /** The address without what its page does not read. */
      withKnownQuery: (address: URL) => URL;
    };
  };
};

/** Renders pages, from the build or by the development server. */
export interface PageSource {
  load(language: Language): Promise<PageBuild>;
  /** Whether whole pages are cached for a few seconds; they get their nonce when they are sent. */
  cached: boolean;
}

export const builtPages: PageSource = {
  load: (language) =>
    import(pathToFileURL(path.join(buildFolder, language, 'server/index.js')).href),
  cached: true,
};

/**
 * Whether the page at a path has an `action`: then it takes a form that works without scripts, and answers a POST
 * with the resulting page. Mail programs post to such a page, too (RFC 8058).
 */
const takesForms = ({ routes }: PageBuild, { pathname }: URL): boolean =>
  Object.values(routes).some(
    (route) =>
      route?.module.action !== undefined &&
      route.path !== undefined &&
      matchPath(`/${route.path}`, pathname) !== null,
  );

/**
 * Pages around signing in, and forms for somebody who is signed in, to which a browser without scripts comes with its
 * session in a cookie. All others are the same for everybody.
 */
const readsSession = ({ method }: FastifyRequest, { pathname }: URL): boolean =>
  method === 'POST'
    ? /^\/(?:auth\/|team\/join$)/i.test(pathname)
    : /^\/auth\/signed-in(?:[/.]|$)/i.test(pathname);

/**
 * Pages about one person, which nobody may cache or list: neither we, nor a browser, nor a search
 * engine. Compared loosely, because the router accepts other spellings of an address.
 */
const isPersonal = ({ pathname }: URL): boolean =>
  /^\/(?:p|reports|verify|auth\/signed-in)(?:[/.]|$)/i.test(decodeURI(pathname));

export interface PageOptions {
  services: Services;
  demo: boolean;
  source?: PageSource;
}

/**
 * Serves every page of the product. Pages are the same for everybody (only the browser knows who is
 * signed in), so one rendering serves all visitors with the same address, language and theme. Returns
 * the cache of the rendered ones.
 */
export async function servePages(app: FastifyInstance, options: PageOptions): Promise<PageCache> {
  const { services, demo, source = builtPages } = options;
  const cache = new PageCache(services.live);
  serveDisplaySettings(app, services.publicUrl);
  serveSecurityTxt(app, services);
  serveManifest(app, services);
  serveSessionHandover(app, services);
  serveForSearchEngines(app, { services, demo });
  if (source.cached) await serveAssets(app);

  const inTurn = turnsOfTheThread(2);
  const render = rendererOf({ services, demo, source });

  /** The page that a request asks for; addresses that mean the same share one. */
  const pageOf = async (request: FastifyRequest) => {
    const { language, theme } = displayOf(request);
    const build = await source.load(language);
    const asked = pageAddress(services.publicUrl, request.url);
    const known = build.entry.module.withKnownQuery(asked);
    return { language, theme, build, ...withMarks(known) };
  };

  await app.register(async (pages) => {
    pages.setErrorHandler((error, request, reply) =>
      (isPage(request.url) ? answerPageError : answerError)(error, request, reply),
    );
    pages.get('/*', async (request, reply) => {
      // An unknown API path gets the API's 404, not a page.
      if (!isPage(request.url)) throw refuse('request.not_found');
      const asked = await pageOf(request);
      const { language, theme, address, valueOf } = asked;
      const key = `${language} ${theme} ${address.pathname}${address.search}`;
      const rendering = () => services.publicReads(() => inTurn(() => render(request, asked)));
      const isPrivate = isPersonal(address);
      if (isPrivate) reply.header('x-robots-tag', 'noindex');
      const isKept = source.cached && !isOfVisitor(request, address);
      const page = await (isKept ? cache.get(key, rendering) : rendering());
      const body = withValues(page.body, valueOf);
      return sendPage(reply, { ...page, body }, { isStrict: source.cached, isPrivate });
    });

    acceptForms(pages);
    pages.post('/*', async (request, reply) => {
      if (!isPage(request.url)) throw refuse('request.not_found');
      const asked = await pageOf(request);
      if (!takesForms(asked.build, asked.address)) throw refuse('request.not_found');
      const page = await services.publicReads(() => inTurn(() => render(request, asked)));
      return sendPage(reply, page, { isStrict: source.cached, isPrivate: true });
    });
  });
  return cache;
}

interface PageRequest extends Pick<PageContext, 'language' | 'theme'> {
  build: PageBuild;
  address: URL;
}

/** Renders pages; what a page reads is answered in this process. */
function rendererOf({ services, demo, source }: Required<PageOptions>) {
  const answer = answerInProcess(boundRoutes, services);
  const cookie = sessionCookie(services.publicUrl);
  return async (request: FastifyRequest, page: PageRequest): Promise<CachedPage> => {
    const { language, theme, build, address } = page;
    const from = isOfVisitor(request, address) ? fromOf(request) : undefined;
    const context = new RouterContextProvider();
    const fromElsewhere = isFromElsewhere(request, services.publicUrl);
    const isHolder = readsSession(request, address) && !fromElsewhere;
    const session = isHolder ? cookie.tokenIn(request) : undefined;
    const requestId = request.id;
    const report = (failure: unknown) => request.log.error(failure);
    const about: string[] = [];
    const facts: PageContext = {
      language,
      theme,
      demo,
      sms: services.sms() !== undefined,
      ...(await portalFacts(services)),
      publicUrl: services.publicUrl,
      nonce: source.cached ? PageCache.placeholder : undefined,
      requestId,
      fromElsewhere,
      sessionCookie: (token) => (token === null ? cookie.dropping : cookie.keeping(token)),
      async answer(route, sent) {
        const answered = await answer(route, sent, {
          language,
          requestId,
          report,
          log: request.log,
          from,
          session,
        });
        about.push(...subjectsOf(route, answered.body));
        return answered;
      },
      report,
    };
    context.set(build.entry.module.pageContext, facts);
    const handler = createRequestHandler(build, source.cached ? 'production' : 'development');
    const response = await handler(webRequest(request, address), context);
    return {
      status: response.status,
      headers: {
        ...Object.fromEntries(response.headers),
        // Several visitors may wait for one rendering, so all get the request id that is in the
        // log.
        ...(response.status >= 500 ? { 'x-request-id': requestId } : {}),
      },
      body: await response.text(),
      about,
    };
  };
}

const isPage = (target: string) => !/^\/(api|dev)\//.test(target);

/**
 * Whether it matters who asks: forms have a sender, and checks of receipts are limited for each
 * network.
 */
const isOfVisitor = ({ method }: FastifyRequest, address: URL): boolean =>
  method === 'POST' || isPersonal(address);

/** The only things that an answer is about, named as the database's triggers announce them. */
const subjectsOf = (route: Route, body: unknown): string[] =>
  route === 'GET /barong/public/jobs/:id' ? [`job ${(body as { id?: number }).id}`] : [];

/**
 * Folders whose files have a version in their names, so that they are cached for a year; other
 * files are cached for a day.
 */
const versionedFolders = ['assets', 'fonts'];

/** One route for each folder: a route for each file took a second of every start. */
async function serveAssets(app: FastifyInstance) {
  const root = path.join(buildFolder, 'client');
  const options = { index: false, preCompressed: true, cacheControl: false } as const;
  await app.register(fastifyStatic, {
    ...options,
    root,
    wildcard: false,
    globIgnore: versionedFolders.map((folder) => `${folder}/**`),
    setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=86400'),
  });
  for (const folder of versionedFolders) {
    await app.register(fastifyStatic, {
      ...options,
      root: path.join(root, folder),
      prefix: `/${folder}/`,
      decorateReply: false,
      setHeaders: (reply) =>
        void reply.header('cache-control', 'public, max-age=31536000, immutable'),
    });
  }
}

/**
 * The URL of a page, whatever Host the caller sent: pages are cached for everybody, and one
 * visitor's Host must not reach another.
 */
export function pageAddress(publicUrl: string, target: string): URL {
  const { origin } = new URL(publicUrl);
  // A target such as `//x/y` is a path here, but the URL parser would read a host.
  if (target.startsWith('/')) return new URL(origin + target);
  const { pathname, search } = new URL(target, origin);
  return new URL(origin + pathname + search);
}

function webRequest(request: FastifyRequest, address: URL): Request {
  const headers = new Headers();
  for (const name of ['accept', 'accept-language', 'user-agent']) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  if (request.method !== 'POST') return new Request(address, { method: 'GET', headers });
  headers.set('content-type', FORM_TYPE);
  return new Request(address, { method: 'POST', headers, body: formBodyOf(request) });
}

const fromOf = (request: FastifyRequest) => ({
  address: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
});

/**
 * The router's lists of routes are kept for as long as it says, because their address names the release. On a slow
 * network it asks for the same list again and again until it has come.
 */
const keptBy = ({ headers }: CachedPage): string => headers['cache-control'] ?? 'private, no-cache';

function sendPage(
  reply: FastifyReply,
  page: CachedPage,
  { isStrict, isPrivate = false }: { isStrict: boolean; isPrivate?: boolean },
) {
  const nonce = randomBytes(16).toString('base64');
  for (const [name, value] of Object.entries(page.headers)) reply.header(name, value);
  // In development, the development server adds inline scripts.
  if (isStrict) {
    reply.header('content-security-policy', contentSecurityPolicy(nonce));
    reply.header('reporting-endpoints', reportingEndpoints);
  }
  return reply
    .code(page.status)
    .header('cache-control', isPrivate ? 'private, no-store' : keptBy(page))
    .header('vary', 'cookie, accept-language')
    .send(page.body.replaceAll(PageCache.placeholder, nonce));
}
