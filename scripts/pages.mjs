// Builds the pages, once per language, and only if something that they are made of has changed.
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { fail } from './bootstrap.mjs';
import { programOf, runQuietly } from './child.mjs';

const INPUTS = [
  'web',
  'contract',
  'config/vite.ts',
  'config/bundles.ts',
  'config/plan-bundles.ts',
  'config/join-parts.ts',
  'react-router.config.ts',
  'config/one-language.ts',
  'config/zod-without-json-schema.ts',
  'package-lock.json',
];
const LANGUAGES = ['en', 'hi'];
const STAMP = 'build/.inputs';

/** `before` runs first if there is something to build, and may stop the process. */
export async function buildPages(node, before = async () => {}) {
  const inputs = createHash('sha256');
  for (const path of INPUTS.filter((it) => existsSync(it))) addTo(inputs, path);
  const fingerprint = inputs.digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint) return;
  await before();
  console.log('Building the pages: only when they have changed, a few seconds …');
  rmSync('build', { recursive: true, force: true });
  mkdirSync('build');
  await build(node, ['config/plan-bundles.ts'], 'en');
  await Promise.all(LANGUAGES.map((language) => buildIn(language, node)));
  await compressAll('build/client/assets');
  writeFileSync(STAMP, fingerprint);
}

async function buildIn(language, node) {
  const program = programOf('@react-router/dev', 'react-router');
  await build(node, [program, 'build', '.', '--config', 'config/vite.ts'], language);
  // File names contain a hash of their content, so both languages can share one folder.
  cpSync(`build/${language}/client`, 'build/client', { recursive: true });
  rmSync(`build/${language}/client`, { recursive: true });
}

/** Compresses once, and harder than a server could for each visitor; visitors get these copies. */
async function compressAll(folder) {
  const names = readdirSync(folder).filter((name) => /\.(js|css)$/.test(name));
  const toBrotli = promisify(brotliCompress);
  const toGzip = promisify(gzip);
  // The highest quality takes twice the time for two percent less.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
  const compress = async (name) => {
    const file = join(folder, name);
    const bytes = readFileSync(file);
    writeFileSync(`${file}.br`, await toBrotli(bytes, { params }));
    writeFileSync(`${file}.gz`, await toGzip(bytes, { level: 9 }));
  };
  await Promise.all(names.map(compress));
}

async function build(node, words, language) {
  const env = { NODE_ENV: 'production', PAGES_LANGUAGE: language };
  const { ok, output } = await runQuietly(node, words, env);
  if (!ok) fail(`${output.trim()}\nThe pages could not be built.`);
}

function addTo(hash, path) {
  if (statSync(path).isDirectory()) {
    for (const name of readdirSync(path).toSorted()) addTo(hash, join(path, name));
  } else if (!/\.test\.tsx?$|^web\/test\//.test(path.replaceAll('\\', '/'))) {
    hash.update(path).update('\0').update(readFileSync(path)).update('\0');
  }
}
