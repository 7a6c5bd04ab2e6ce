import type { PortalLook } from '../../contract/portal-settings/logo.ts';
import { PORTAL } from '../../contract/portal-settings/portal-name.ts';
import type { subjectsOf } from './subjects.ts';

const BRAND = '#0b5e6c';
const DOCUMENT = '/api/openapi.json';

const pathOf = (subject: string) => `/api/docs/calls/${subject}`;

type Subjects = ReturnType<typeof subjectsOf>;

/** All calls as links, drawn here: Swagger UI would take half a minute of a cheap phone for them. */
export function callsPage(look: PortalLook, subjects: Subjects): string {
  const count = [...subjects.values()].reduce((sum, calls) => sum + calls.length, 0);
  const sections = [...subjects].map(
    ([subject, calls]) => `<section>
<h2><a href="${pathOf(subject)}">${subject}</a></h2>
<ul>
${calls.map((call) => lineOf(subject, call)).join('\n')}
</ul>
</section>`,
  );
  return pageOf(
    look,
    '',
    `<main class="calls">
<h1>API</h1>
<p>${count} calls. Each opens with its input, answer and errors, and can be tried. For programs: <a href="${DOCUMENT}">${DOCUMENT}</a>.</p>
${sections.join('\n')}
</main>`,
  );
}

type Call = Subjects extends Map<string, (infer One)[]> ? One : never;

/** The address is Swagger UI's own for this call, which opens it. */
const lineOf = (subject: string, { method, path, summary, operationId, deprecated }: Call) =>
  `<li><a href="${pathOf(subject)}#/${subject}/${operationId}"><span class="method">${method.toUpperCase()}</span> <span class="path">${deprecated ? `<s>${path}</s>` : path}</span> <span class="summary">${escaped(summary)}</span></a></li>`;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The calls of one subject, to read and to try. */
export function subjectPage(look: PortalLook, subject: string): string {
  const document = `${DOCUMENT}?subject=${subject}`;
  return pageOf(
    look,
    '<link rel="stylesheet" href="/api/docs/static/swagger-ui.css">',
    `<nav><a href="/api/docs">All calls</a></nav>
<main id="api" data-document="${document}"><noscript>This page needs JavaScript. What it shows is at <a href="${document}">${document}</a>.</noscript></main>
<script src="/api/docs/static/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>`,
  );
}

const pageOf = (
  { name, logo, accent, css }: PortalLook,
  links: string,
  body: string,
) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="${accent ?? BRAND}">
<title>API · ${PORTAL}</title>
<link rel="icon" ${logo ? `href="${logo.icon}" type="image/png"` : 'href="/favicon.svg" type="image/svg+xml"'}>
${links}
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
${body}
</body>
</html>
`;
