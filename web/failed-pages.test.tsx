import type { ComponentType } from 'react';
import {
  createRequestHandler,
  type LoaderFunctionArgs,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { expect, test } from 'vitest';
import * as entry from './entry.server.tsx';
import { load, type PageContext, pageContext } from './lib/api/page-context.ts';
import * as root from './root.tsx';

// What a visitor gets when a page fails while the server renders it, through the real router.

interface Page {
  loader?: (args: LoaderFunctionArgs) => unknown;
  default: ComponentType;
}

const route = {
  path: '/',
  hasAction: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasErrorBoundary: false,
  hasDefaultExport: true,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
  module: '/route.js',
};

/** The product with a single page, as the build would make it. */
const buildWith = (page: Page) =>
  ({
    entry: { module: entry },
    routes: {
      root: { id: 'root', path: '', module: root },
      page: { id: 'page', parentId: 'root', path: '/', module: page },
    },
    assets: {
      entry: { module: '/entry.js', imports: [] },
      routes: {
        root: { ...route, id: 'root', hasLoader: true },
        page: { ...route, id: 'page', parentId: 'root', hasLoader: page.loader !== undefined },
      },
      url: '/manifest.js',
      version: '1',
    },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  }) as unknown as ServerBuild;

async function visit(
  page: Page,
  answer: { status: number; body: unknown } = { status: 200, body: {} },
) {
  const reported: unknown[] = [];
  const context = new RouterContextProvider();
  const facts: PageContext = {
    language: 'en',
    languages: ['en', 'hi'],
    theme: 'system',
    publicUrl: 'https://vritti.test',
    nonce: 'abc',
    requestId: 'request-7',
    demo: false,
    sms: false,
    contactEmail: undefined,
    grievanceOfficer: undefined,
    look: { name: null, logo: null, accent: null, css: null },
    socialLinks: [],
    hiddenPages: [],
    fromElsewhere: false,
    sessionCookie: () => '',
    answer: async () => answer,
    report: (failure) => void reported.push(failure),
  };
  context.set(pageContext, facts);
  const render = createRequestHandler(buildWith(page), 'production');
  const response = await render(new Request('https://vritti.test/'), context);
  return { status: response.status, html: await response.text(), reported };
}

const Nothing = () => <p>Here it is</p>;
const refused = (code: string, id: string) => ({
  errors: [code],
  messages: [],
  fields: {},
  request_id: id,
});
const askingPage: Page = {
  loader: ({ context }) => load(context, 'GET /barong/public/figures', {}),
  default: Nothing,
};

test('a page that succeeds has no reference and reports nothing', async () => {
  const { status, html, reported } = await visit({ default: Nothing });
  expect([status, reported]).toEqual([200, []]);
  expect(html).toContain('Here it is');
  expect(html).not.toContain('request-7');
});

test.each([410, 422, 429])(
  'a refusal with %i is a page with that status, and does not count as our failure',
  async (status) => {
    const body = refused('request.invalid_value', 'request-7');
    const page = await visit(askingPage, { status, body });
    expect([page.status, page.reported]).toEqual([status, []]);
    expect(page.html).toContain('Something went wrong');
  },
);

test('a failed call is shown with the reference of its line in the log', async () => {
  const body = refused('server.internal_error', 'request-7');
  const { status, html } = await visit(askingPage, { status: 500, body });
  expect(status).toBe(500);
  expect(html).toContain('tell us this number: request-7');
});

test.each([
  [
    'a loader that breaks',
    {
      loader: () => {
        throw new Error('secret: in a loader');
      },
      default: Nothing,
    },
  ],
  [
    'a page that cannot be drawn',
    {
      default: () => {
        throw new Error('secret: in a part');
      },
    },
  ],
])('%s is reported once and shown with its number, masked', async (_, page: Page) => {
  const { status, html, reported } = await visit(page);
  expect(status).toBe(500);
  expect(reported).toEqual([
    expect.objectContaining({ message: expect.stringContaining('secret') }),
  ]);
  expect(html).toContain('tell us this number: request-7');
  // The browser, which renders the page again, finds it here.
  expect(html).toContain('data-request-id="request-7"');
  expect(html).not.toContain('secret');
});
