// Checks that links and paths in a page lead to something that exists.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { anchorOf, codeIn } from './pages.mjs';

const LINK = /\]\(([^)\s]+)\)/g;
/** A path below one of our folders; one with a placeholder such as <noun> is not a file. */
const PATH =
  /(?<![\w./:-])(?:contract|server|web|db|docs|scripts|config|e2e|bench|\.ci)\/[\w./<>*{}…-]*/g;
const PLACEHOLDER = /[<>*{}…]/;

export function linkProblems({ file }, line) {
  if (line.fenced !== undefined) return [];
  return [...line.text.matchAll(LINK)].flatMap(([, target]) => {
    if (/^(https?:|mailto:)/.test(target)) return [];
    const [path, anchor] = target.split('#');
    const page = path ? posix.join(dirname(file), path) : file;
    if (!existsSync(page)) return [`links to ${target}, which does not exist`];
    if (!anchor || anchorsOf(page).includes(anchor)) return [];
    return [`links to ${target}, but ${page} has no such heading`];
  });
}

const anchorsOf = (page) =>
  [...readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading));

export function pathProblems(_page, line) {
  return codeIn(line)
    .flatMap((code) => [...code.matchAll(PATH)])
    .map(([path]) => path.replace(/\.+$/, ''))
    .filter((path) => !PLACEHOLDER.test(path) && !existsSync(path))
    .map((path) => `names ${path}, which does not exist`);
}
