/** Swagger UI goes dark by a class. */
export const start = `const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', follow);
follow();
SwaggerUIBundle({
  dom_id: '#api',
  url: document.getElementById('api').dataset.document,
  deepLinking: true,
  docExpansion: 'list',
  validatorUrl: null,
});
`;

/** Our header, and what Swagger UI lacks on a phone: long paths are broken, and nothing is wider than the page. */
export const styles = `body {
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
nav,
noscript,
main.calls {
  display: block;
  max-width: 1420px;
  margin: 0 auto;
  padding: 20px;
  color: light-dark(#10272c, #e7efef);
  font: 16px/1.5 'Noto Sans', Roboto, Arial, sans-serif;
  overflow-wrap: anywhere;
}
nav {
  padding-bottom: 0;
}
nav a,
noscript a,
main.calls a {
  color: var(--color-logo, light-dark(#0b5e6c, #7fd3de));
}
main.calls h1 {
  margin: 8px 0;
  font-size: 28px;
  line-height: 1.25;
}
main.calls h2 {
  margin: 28px 0 4px;
  font-size: 18px;
}
main.calls ul {
  margin: 0;
  padding: 0;
  list-style: none;
}
main.calls li a {
  display: grid;
  grid-template-columns: 64px minmax(0, 6fr) minmax(0, 5fr);
  gap: 2px 12px;
  padding: 10px 0;
  border-bottom: 1px solid light-dark(#d3ddde, #2a3a3e);
  text-decoration: none;
}
main.calls li a:hover .path,
main.calls li a:focus-visible .path {
  text-decoration: underline;
}
main.calls .method {
  font-size: 14px;
  font-weight: 700;
}
main.calls .path {
  font: 14px/1.7 ui-monospace, monospace;
}
main.calls .summary {
  color: light-dark(#10272c, #e7efef);
}
.swagger-ui .info {
  margin: 24px 0;
  overflow-wrap: anywhere;
}
@media (max-width: 640px) {
  main.calls li a {
    grid-template-columns: 64px minmax(0, 1fr);
  }
  main.calls .summary {
    grid-column: 2;
  }
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
  /* The column of links is always empty. */
  .swagger-ui .response-col_links {
    display: none;
  }
}
`;
