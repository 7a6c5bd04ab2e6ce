import fastifyStatic from '@fastify/static';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { contract } from '../contract/index.ts';
import type { PortalLook } from '../contract/portal-settings/logo.ts';
import { PORTAL, withPortalName } from '../contract/portal-settings/portal-name.ts';
import { portalFacts } from './domains/portal-settings/portal-settings.ts';
import type { Services } from './platform/endpoints.ts';
import { portalName } from './platform/in-force/portal-name.ts';
import { openApiOf } from './platform/http/openapi.ts';
import { contentSecurityPolicy } from './platform/http/security-headers.ts';

/** Where Swagger UI's package has what browsers load. */
const SWAGGER_UI = path.join(
  path.dirname(fileURLToPath(import.meta.resolve('@fastify/swagger-ui'))),
  'static',
);
const LOADED = new Set(['/swagger-ui.css', '/swagger-ui-bundle.js']);
const BRAND = '#0b5e6c';

/** The API for programs, and as a page to read and to try, under the portal's own name, logo and colour. */
export async function serveApiDocs(
  app: FastifyInstance,
  services: Pick<Services, 'db' | 'setByEnvironment' | 'publicUrl'>,
) {
  const documentOf = keptDocument(services.publicUrl);
  app.get('/api/openapi.json', async ({ headers }, reply) => {
    const { etag, packed } = documentOf(await portalName(services.db));
    reply
      .header('etag', etag)
      .header('vary', 'accept-encoding')
      .header('cache-control', 'no-cache');
    if (headers['if-none-match']?.split(/\s*,\s*/).includes(etag)) return reply.code(304).send();
    const encoding = encodingFor(headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('application/json; charset=utf-8').send(await packed(encoding));
  });
  await app.register(async (docs) => {
    docs.addHook('onRequest', async (_request, reply) => {
      reply.header('content-security-policy', contentSecurityPolicy());
    });
    docs.get('/api/docs', async (_request, reply) => {
      const { look } = await portalFacts(services);
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(pageOf(look));
    });
    docs.get('/api/docs/page.css', async (_request, reply) =>
      reply.type('text/css; charset=utf-8').send(styles),
    );
    docs.get('/api/docs/start.js', async (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').send(start),
    );
    await docs.register(fastifyStatic, {
      root: SWAGGER_UI,
      prefix: '/api/docs/static/',
      decorateReply: false,
      allowedPath: (file) => LOADED.has(file),
    });
  });
}

/** The document in the bytes that are sent, made once under each name of the portal: it is 1.7 MB long. */
function keptDocument(publicUrl: string) {
  const document = openApiOf(contract, publicUrl);
  let kept: { name: string; etag: string; packed: (how: Encoding) => Promise<Buffer> } | undefined;
  return (name: string) => {
    if (kept?.name === name) return kept;
    const bytes = Buffer.from(withPortalName(JSON.stringify(document), name));
    const made: Partial<Record<Encoding, Promise<Buffer>>> = {};
    kept = {
      name,
      // Weak, because it is the same for every encoding.
      etag: `W/"${createHash('sha256').update(bytes).digest('base64url')}"`,
      packed: (how) => (made[how] ??= packings[how](bytes)),
    };
    return kept;
  };
}

/** The best first. Brotli's last levels take seconds for little. */
const packings = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
  identity: (bytes: Buffer) => Promise.resolve(bytes),
};
type Encoding = keyof typeof packings;

function encodingFor(accepted: string | string[] = ''): Encoding {
  const wanted = new Set(
    [accepted]
      .flat()
      .flatMap((header) => header.split(','))
      .filter((one) => !/;\s*q=0(?:\.0*)?\s*$/.test(one))
      .map((one) => one.split(';')[0]?.trim()),
  );
  return (['br', 'gzip'] as const).find((encoding) => wanted.has(encoding)) ?? 'identity';
}

const pageOf = ({ name, logo, accent, css }: PortalLook) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="${accent ?? BRAND}">
<title>API · ${PORTAL}</title>
<link rel="icon" ${logo ? `href="${logo.icon}" type="image/png"` : 'href="/favicon.svg" type="image/svg+xml"'}>
<link rel="stylesheet" href="/api/docs/static/swagger-ui.css">
<link rel="stylesheet" href="/api/docs/page.css">
${css ? `<style>${css}</style>` : ''}
</head>
<body>
<header>
<a class="portal" href="/">${
  logo
    ? `<img src="${logo.wide}" alt="${PORTAL}">`
    : `${name === null ? '<img src="/favicon.svg" alt="">' : ''}${PORTAL}`
}</a>
</header>
<main id="api"><noscript>This page needs JavaScript. What it shows is at <a href="/api/openapi.json">/api/openapi.json</a>.</noscript></main>
<script src="/api/docs/static/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`;

/** Swagger UI goes dark by a class. Drawing every operation at once takes a slow machine ten seconds. */
const start = `const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', follow);
follow();
SwaggerUIBundle({
  dom_id: '#api',
  url: '/api/openapi.json',
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  validatorUrl: null,
});
`;

/** Our header, and what Swagger UI lacks on a phone: long paths are broken, and nothing is wider than the page. */
const styles = `body {
  margin: 0;
  color-scheme: light dark;
  background: light-dark(#fafafa, #1c2022);
}
header {
  display: flex;
  align-items: center;
  padding: 4px max(20px, (100% - 1420px) / 2);
  border-bottom: 1px solid light-dark(#d3ddde, #2a3a3e);
  background: light-dark(#fff, #121d20);
  font: 16px/1.5 'Noto Sans', Roboto, Arial, sans-serif;
}
header .portal {
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  color: var(--color-logo, light-dark(#0b5e6c, #e7efef));
  font-size: 20px;
  font-weight: 700;
  text-decoration: none;
}
header img {
  height: 28px;
  max-width: 176px;
  object-fit: contain;
}
header img:not([alt='']) {
  border-radius: 4px;
  background: light-dark(transparent, #fff);
}
noscript {
  display: block;
  padding: 20px;
}
.swagger-ui .info {
  margin: 24px 0;
  overflow-wrap: anywhere;
}
.swagger-ui .filter .operation-filter-input {
  box-sizing: border-box;
  max-width: 100%;
}
@media (max-width: 640px) {
  .swagger-ui .opblock-tag {
    font-size: 18px;
    overflow-wrap: anywhere;
  }
  .swagger-ui .opblock-tag > a {
    min-width: 0;
  }
  .swagger-ui .opblock .opblock-summary-path {
    max-width: 100%;
    overflow-wrap: anywhere;
  }
  /* It always says that there are none. */
  .swagger-ui .response-col_links {
    display: none;
  }
}
`;
