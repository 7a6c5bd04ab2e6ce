const SCRIPT_FILE = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;

/** Runs in the browser. A script below the styles waits for them, so its files begin when the page can be drawn. */
function fetchScripts(files: string[]) {
  const { nonce } = document.currentScript as HTMLScriptElement;
  for (const href of files) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', nonce, href }),
    );
  }
}

/**
 * The page with its script files fetched after its styles. React names them first, and in a weak net nothing is
 * drawn then until most scripts have come, though text and styles are a fifth of the bytes.
 */
export function scriptsLast(html: string, nonce: string | undefined): string {
  const end = html.indexOf('</head>');
  const head = html.slice(0, end);
  const files = Array.from(head.matchAll(SCRIPT_FILE), ([, href]) => href);
  if (files.length === 0) return html;
  const open = nonce === undefined ? '<script>' : `<script nonce="${nonce}">`;
  const script = `${open}(${fetchScripts.toString()})(${JSON.stringify(files)})</script>`;
  return head.replaceAll(SCRIPT_FILE, '') + script + html.slice(end);
}
