// Checks what a page says about the code: commands, numbers, endpoints and their examples.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeIn } from './pages.mjs';

const UNITS = { KB: 1024, MB: 1_048_576 };
const UNITS_OF_MS = { s: 1000, seconds: 1000, minutes: 60_000 };

/** The commands of `package.json`, read once. */
const scriptsOfPackage = once(() => JSON.parse(readFileSync('package.json', 'utf8')).scripts ?? {});

export function commandProblems(_page, line) {
  const scripts = scriptsOfPackage();
  return [...line.text.matchAll(/\bnpm (?:run (\w[\w:-]*)|(start|test)\b)/g)]
    .map(([, named, short]) => named ?? short)
    .filter((name) => !scripts[name])
    .map((name) => `names npm run ${name}, which package.json does not have`);
}

/**
 * In "10 minutes <!-- check: contract/constants.ts CODE_LIFE_MINUTES -->", the last number before
 * the mark must be the value of that name in that file.
 */
export function numberProblems(_page, { text }) {
  const problems = [];
  let from = 0;
  for (const mark of text.matchAll(/<!-- check: (\S+) (\w+) -->/g)) {
    const [whole, file, name] = mark;
    const value = valueOf(file, name);
    const said = lastNumber(text.slice(from, mark.index), name);
    if (value === undefined) problems.push(`checks ${name}, which ${file} does not have`);
    else if (said !== value) problems.push(`says ${said}, but ${name} in ${file} is ${value}`);
    from = mark.index + whole.length;
  }
  return problems;
}

function valueOf(file, name) {
  if (!existsSync(file)) return undefined;
  const found = new RegExp(`\\b${name}\\s*[=:]\\s*([\\d_.]+)[;,]`).exec(readFileSync(file, 'utf8'));
  return found ? Number(found[1].replaceAll('_', '')) : undefined;
}

/** The number, converted to the unit in the constant's name. */
function lastNumber(text, name) {
  const found = [...text.matchAll(/(\d[\d,]*(?:\.\d+)?)\s*([A-Za-z]*)/g)].at(-1);
  if (!found) return undefined;
  const units = name.endsWith('_MS') ? UNITS_OF_MS : UNITS;
  return Number(found[1].replaceAll(',', '')) * (units[found[2]] ?? 1);
}

export function endpointProblems(_page, line) {
  const named = codeIn(line).flatMap((code) => [
    ...code.matchAll(
      /\b(GET|POST|PUT|DELETE) (?:\/api\/v2)?\/?((?:barong|admin|csrf)[\w/:{}.-]*)/g,
    ),
  ]);
  return named
    .filter(
      ([, method, path]) => !routePatterns().some((route) => route.test(`${method} /${path}`)),
    )
    .map(([, method, path]) => `names ${method} /${path}, which no contract has`);
}

/** The contract's routes as patterns; a parameter may be a name or a value. */
const routePatterns = once(() => {
  if (!existsSync('contract')) return [];
  return readdirSync('contract', { recursive: true })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => [
      ...readFileSync(join('contract', file), 'utf8').matchAll(
        /'((?:GET|POST|PUT|DELETE) \/[^']*)'/g,
      ),
    ])
    .map(([, route]) => {
      const pattern = route.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+');
      return new RegExp(`^${pattern}$`);
    });
});

/** Checks the curl examples: each must call an existing endpoint, with valid JSON. */
export function exampleProblems(page) {
  const problems = [];
  for (const { number, text } of commandsOf(page)) {
    if (!text.startsWith('curl ')) continue;
    const body = /\s-d '([^']*)'/.exec(text)?.[1];
    const method = /-X (\w+)/.exec(text)?.[1] ?? (body === undefined ? 'GET' : 'POST');
    const path = /\$API(\/[^\s"'?]*)/.exec(text)?.[1];
    if (path && !routePatterns().some((route) => route.test(`${method} ${path}`))) {
      problems.push([number, `calls ${method} ${path}, which no contract has`]);
    }
    if (body !== undefined && !isJson(body))
      problems.push([number, `sends what is no JSON: ${body}`]);
  }
  return problems;
}

/** The commands in shell blocks, with lines joined after a backslash. */
function commandsOf({ lines }) {
  const commands = [];
  let open;
  for (const { number, text, fenced } of lines) {
    if (fenced !== 'sh') continue;
    const part = text.trim().replace(/\\$/, '').trim();
    if (open) open.text += ` ${part}`;
    else commands.push((open = { number, text: part }));
    if (!text.trim().endsWith('\\')) open = undefined;
  }
  return commands;
}

function isJson(text) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Works something out when it is first asked for, and keeps it. */
function once(workOut) {
  let known;
  return () => (known ??= workOut());
}
