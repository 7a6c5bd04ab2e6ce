import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

/** The problems that the check reports in a repository with these files, one per line. */
function problemsOf(files: Record<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'vritti-boundaries-'));
  folders.push(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const check = join(import.meta.dirname, 'check-boundaries.mjs');
  const { status, stderr } = spawnSync(process.execPath, [check], {
    cwd: folder,
    encoding: 'utf8',
  });
  const lines = stderr.split('\n').filter(Boolean);
  expect(status).toBe(lines.length > 0 ? 1 : 0);
  return lines;
}

const importing = (path: string) => `import { x } from '${path}';\n`;

describe('the boundary check', () => {
  it('refuses classes for widths of screens that have no style', () => {
    const text =
      'export const A = () => <p className="grid sm:grid-cols-2 md:gap-2 max-sm:w-36" />;\n';
    expect(problemsOf({ 'web/ui/a.tsx': text })).toEqual([
      'web/ui/a.tsx has the class sm:grid-cols-2: there is no such width of a screen',
      'web/ui/a.tsx has the class max-sm:w-36: there is no such width of a screen',
    ]);
  });

  it('refuses what makes a page load Zod, and nothing that is loaded later or gone once it is built', () => {
    const files = {
      'contract/offers.ts': `import { z } from 'zod';\nexport const states = ['open'] as const;\n`,
      'contract/offers/states.ts': `export const states = ['open'] as const;\n`,
      'web/features/offers/offers-page.tsx':
        importing('./offer-card.tsx') + importing('./calls.ts'),
      'web/features/offers/calls.ts': `import type { states } from '../../../contract/offers.ts';\n`,
      'web/features/offers/letter.tsx': importing('../../../contract/offers.ts'),
      'web/features/offers/letters.worker.ts': importing('../../../contract/offers.ts'),
    };
    const card = 'web/features/offers/offer-card.tsx';
    const late = `const letter = () => import('./letter.tsx');\n`;
    const light = importing('../../../contract/offers/states.ts') + late;
    expect(problemsOf({ ...files, [card]: light })).toEqual([]);
    expect(
      problemsOf({ ...files, [card]: importing('../../../contract/offers.ts') + late }),
    ).toEqual([
      expect.stringMatching(
        /^web\/features\/offers\/offer-card.tsx imports contract\/offers.ts: .*Zod/,
      ),
    ]);
  });

  it('refuses a folder with more files than can be seen at once', () => {
    const names = Array.from({ length: 31 }, (_, index) => `file${index}.ts`);
    const folder = (path: string, files: string[]) => files.map((name) => [`${path}/${name}`, '']);
    expect(problemsOf(Object.fromEntries(folder('contract/jobs', names)))).toEqual([
      'contract/jobs has 31 files of code: at most 30. Move those of one subject into a folder below it',
    ]);
    expect(
      problemsOf(
        Object.fromEntries([
          ...folder('contract/jobs', names.slice(1)),
          ...folder('contract/jobs/pay', names.slice(1)),
          ...folder('db/migrations', names),
        ]),
      ),
    ).toEqual([]);
  });

  it.each([
    ['contract/jobs.ts', '../server/app.ts', 'contract/ may import only contract/'],
    ['contract/jobs.ts', 'node:fs', 'contract/ uses Zod alone'],
    [
      'server/platform/http/http.ts',
      '../../domains/jobs/jobs.ts',
      'server/platform/ may import only',
    ],
    ['server/app.ts', '../web/lib/session/session.ts', 'server/ may import only'],
    ['server/app.ts', './domains/jobs/queries.ts', 'queries are private to their folder'],
    ['server/app.ts', './domains/jobs/figure-queries.ts', 'queries are private to their folder'],
    ['server/app.ts', './domains/jobs/index.ts', 'only server/domains.ts loads index.ts'],
    ['server/domains.ts', './domains/jobs/routes.ts', 'finds domains by their folders'],
    ['server/domains/jobs/jobs.ts', '../../domains.ts', 'this one would wait for itself'],
    ['server/domains/jobs/jobs.ts', '../companies/present.ts', 'companies/facts.ts alone'],
    ['server/domains/jobs/jobs.ts', '../companies/index.ts', 'only server/domains.ts'],
    ['server/domains/jobs/jobs.ts', '../companies/queries.ts', 'queries are private'],
    ['web/ui/button.tsx', '../features/jobs/card.tsx', 'web/ui/ may import only'],
    ['web/lib/client.ts', '../../server/app.ts', 'web/lib/ may import only'],
    ['web/features/jobs/page.tsx', '../companies/card.tsx', 'no feature imports another feature'],
    ['db/demo/load/load.ts', '../../../web/lib/money.ts', 'db/ may import only'],
  ])('refuses that %s imports %s', (file, path, rule) => {
    const [line, ...more] = problemsOf({ [file]: importing(path) });
    expect(line).toMatch(new RegExp(`^${file} imports `));
    expect(line).toContain(rule);
    expect(more).toEqual([]);
  });

  it.each([
    ['contract/jobs.ts', './lists.ts'],
    ['contract/jobs.ts', 'zod'],
    ['server/domains/jobs/jobs.ts', './queries.ts'],
    ['server/domains/jobs/readers/csv.ts', '../present.ts'],
    ['server/domains/jobs/jobs.ts', '../companies/companies.ts'],
    ['server/domains/jobs/jobs.ts', '../companies/facts.ts'],
    ['server/platform/database.ts', '../../db/schema.ts'],
    ['web/features/jobs/page.tsx', '../../ui/button.tsx'],
    ['web/features/jobs/page.tsx', './+types/page'],
    ['web/routes.ts', './features/jobs/page.tsx'],
    ['server/domains/jobs/jobs.test.ts', '../../../db/demo/build.ts'],
  ])('lets %s import %s', (file, path) => {
    expect(problemsOf({ [file]: importing(path) })).toEqual([]);
  });

  it('finds a circle of domains, but not one through facts', () => {
    const uses = (noun: string, other: string, part = other) => ({
      [`server/domains/${noun}/${noun}.ts`]: importing(`../${other}/${part}.ts`),
    });
    const line = { ...uses('alerts', 'jobs'), ...uses('jobs', 'search') };
    expect(problemsOf(line)).toEqual([]);
    expect(problemsOf({ ...line, ...uses('search', 'alerts', 'facts') })).toEqual([]);
    expect(problemsOf({ ...line, ...uses('search', 'alerts') })).toEqual([
      'the domains alerts, jobs, search use one another in a circle',
      expect.stringMatching(
        /^server\/domains\/alerts\/alerts\.ts, .* import one another in a circle$/,
      ),
    ]);
  });

  it('finds a circle of files, also one of types or of a file that is loaded late, but not in tests', () => {
    const shapes = {
      'web/ui/box.tsx': "import type { X } from './lid.tsx';\n",
      'web/ui/lid.tsx': "const box = import('./box.tsx');\n",
      'web/ui/tape.tsx': importing('./box.tsx'),
    };
    expect(problemsOf(shapes)).toEqual([
      'web/ui/box.tsx, web/ui/lid.tsx import one another in a circle',
    ]);
    expect(
      problemsOf({
        'web/ui/a.test.tsx': importing('./b.tsx'),
        'web/ui/b.tsx': importing('./a.test.tsx'),
      }),
    ).toEqual([]);
  });

  it('finds imports of every form', () => {
    const shapes = [
      "import type { A } from '../server/a.ts';",
      "import {\n  b,\n} from '../server/b.ts';",
      "export { c } from '../server/c.ts';",
      "import '../server/d.ts';",
      "const e = await import('../server/e.ts');",
    ];
    expect(problemsOf({ 'contract/all.ts': shapes.join('\n') })).toHaveLength(5);
  });

  it('does not mistake texts for imports', () => {
    const text =
      "export const from = 'server';\nexport const list = ['./a.ts', '../server/b.ts'];\n";
    expect(problemsOf({ 'contract/fields/texts.ts': text })).toEqual([]);
  });

  it('refuses files of more than 400 lines, except demo content and migrations', () => {
    const long = '\n'.repeat(401);
    expect(
      problemsOf({ 'server/long.ts': long, 'db/demo/jobs.ts': long, 'db/migrations/1.ts': long }),
    ).toEqual([
      'server/long.ts has 401 lines: at most 400. It holds two things: give one a file of its own',
    ]);
    expect(problemsOf({ 'server/just.ts': '\n'.repeat(400) })).toEqual([]);
  });

  it('refuses facts that run queries', () => {
    const text = 'export const all = (db) => db.selectFrom("jobs").execute();\n';
    expect(
      problemsOf({ 'server/domains/jobs/facts.ts': text, 'server/domains/jobs/queries.ts': text }),
    ).toEqual(['server/domains/jobs/facts.ts runs a query: facts.ts has expressions alone']);
  });

  it('refuses names that say nothing', () => {
    const declared = { handleClick: 'function', JobManager: 'class', data: 'const', Info: 'type' };
    const names = Object.entries(declared).map(([name, kind]) => `${kind} ${name}`);
    expect(
      problemsOf({ 'web/ui/names.ts': names.join('\n') }).map((line) => line.split(',')[0]),
    ).toEqual([
      'web/ui/names.ts declares handleClick',
      'web/ui/names.ts declares JobManager',
      'web/ui/names.ts declares data',
    ]);
    expect(problemsOf({ 'web/lib/utils.ts': '', 'web/lib/date-helpers.ts': '' })).toHaveLength(2);
    expect(problemsOf({ 'web/ui/lists/data-table.tsx': 'const processed = 1;\n' })).toEqual([]);
  });
});
