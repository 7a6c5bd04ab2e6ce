// The written pages of the repository, line by line.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

const ROOT_PAGES = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'];

/** Every page with its lines; `fenced` is the language of the code block that a line is in. */
export function readPages() {
  const inDocs = existsSync('docs')
    ? readdirSync('docs', { recursive: true }).map((name) =>
        posix.join('docs', name.replaceAll('\\', '/')),
      )
    : [];
  return [...ROOT_PAGES.filter((file) => existsSync(file)), ...inDocs.toSorted()]
    .filter((file) => file.endsWith('.md'))
    .map((file) => ({ file, lines: linesOf(readFileSync(file, 'utf8')) }));
}

function linesOf(text) {
  let fenced;
  return text.split('\n').map((line, index) => {
    const fence = /^\s*```(\w*)/.exec(line);
    if (!fence) return { number: index + 1, text: line, fenced };
    fenced = fenced === undefined ? fence[1] : undefined;
    return { number: index + 1, text: '', fenced: undefined };
  });
}

/** The code in a line: its backticked parts, or all of it inside a code block. */
export function codeIn({ text, fenced }) {
  if (fenced !== undefined) return [text];
  return [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code);
}

/** The anchor that a heading gets on a web page. */
export const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');
