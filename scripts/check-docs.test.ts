import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const JOBS = `import { endpoints } from './endpoint.ts';
export const jobs = endpoints({
  'GET /barong/public/jobs': { who: 'anyone' },
  'POST /barong/resource/jobs': { who: 'hr', verified: true },
  'POST /barong/resource/jobs/:id/apply': { who: 'user' },
});`;

const CODE = {
  'package.json': `{ "type": "module", "scripts": { "start": "node server.mjs", "generate": "node generate.mjs" },
    "config": { "memory": "--max-old-space-size=512", "mmapThreshold": "1024" } }`,
  'contract/errors.ts': `export const errors = {
    'request.missing': { status: 422, en: 'Please fill in this field.', hi: 'यह जानकारी ज़रूरी है।' },
  };`,
  'contract/fields/ids.ts': '',
  'contract/portal-settings/portal-name.ts': `export const PORTAL = 'Vritti';`,
  'contract/notifications/phone-notices.ts': `export const noticeKinds = ['message'];
export const noticeText = () => 'You have unread messages.';`,
  'contract/endpoint.ts': `export const leastTeamRole = () => 'recruiter';
export const endpoints = (group) => group;`,
  'contract/constants.ts': `export const CODE_LIFE_MINUTES = 10;
export const LONGEST_TEXT = 10_000;
export const FRESH_MS = 10_000;`,
  'contract/jobs.ts': JOBS,
  'contract/errors/declared-codes.ts': '',
  'db/tables/jobs.ts': 'export interface JobTables {}',
  'server/config.ts': `const environment = z.object({
  PORT: z.string().default(3000),
  HOST: z
    .string()
    .default('127.0.0.1'),
  SMTP_URL: z.string().optional(),
});`,
};
const ENVIRONMENT = `| variable | default | meaning |
|---|---|---|
| \`PORT\` | \`3000\` | port |
| \`HOST\` | \`127.0.0.1\` | address |
| \`SMTP_URL\` | none | mail |
`;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vritti-docs-'));
  write({ ...CODE, 'docs/api.md': '# The API\n\n## Errors\n', 'docs/running.md': ENVIRONMENT });
  run('generate.mjs');
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

function run(script: string) {
  const path = join(import.meta.dirname, script);
  return spawnSync(process.execPath, [path], { cwd: folder, encoding: 'utf8' });
}

/** The problems that the check reports in a repository with these pages. */
function problemsOf(pages: Record<string, string>): string[] {
  write(pages);
  const { status, stderr } = run('check-docs.mjs');
  const problems = stderr.split('\n').filter(Boolean);
  expect(status).toBe(problems.length > 0 ? 1 : 0);
  return problems;
}

describe('the docs check', () => {
  it('accepts correct pages', () => {
    const page = `# Vritti
Run \`npm start\`, read [the API](docs/api.md#errors) and \`contract/jobs.ts\`; a code lives
10 minutes <!-- check: contract/constants.ts CODE_LIFE_MINUTES -->, since 20 November 2025.
`;
    expect(problemsOf({ 'README.md': page })).toEqual([]);
  });

  it('finds a broken link, a missing heading and a path to nothing', () => {
    const page = `# Vritti
[one](docs/none.md) and [two](docs/api.md#lists)
\`server/main.ts\` but not \`server/domains/<noun>.ts\` or https://example.in/docs/none.md
`;
    expect(problemsOf({ 'README.md': page })).toEqual([
      'README.md:2 links to docs/none.md, which does not exist',
      'README.md:2 links to docs/api.md#lists, but docs/api.md has no such heading',
      'README.md:3 names server/main.ts, which does not exist',
    ]);
  });

  it('finds a command that package.json does not have', () => {
    expect(problemsOf({ 'README.md': 'First `npm start`, then `npm run deploy`.' })).toEqual([
      'README.md:1 names npm run deploy, which package.json does not have',
    ]);
  });

  it('finds a wrong number, converted to the unit of the page', () => {
    const page = `5 minutes <!-- check: contract/constants.ts CODE_LIFE_MINUTES -->
10,000 letters <!-- check: contract/constants.ts LONGEST_TEXT -->
10 s <!-- check: contract/constants.ts FRESH_MS -->
2 tries <!-- check: contract/constants.ts TRIES -->
`;
    expect(problemsOf({ 'README.md': page })).toEqual([
      'README.md:1 says 5, but CODE_LIFE_MINUTES in contract/constants.ts is 10',
      'README.md:4 checks TRIES, which contract/constants.ts does not have',
    ]);
  });

  it('finds stale pages of error codes and of rights, which generating them fixes', () => {
    const stale = (file: string) => `${file}:1 is stale: npm run generate`;
    expect(problemsOf({ 'docs/errors.md': '# Error codes\n' })).toEqual([stale('docs/errors.md')]);
    expect(run('generate.mjs').status).toBe(0);
    write({ 'contract/jobs.ts': JOBS.replace('verified: true', '') });
    expect(problemsOf({})).toEqual([stale('docs/rights.md')]);
    expect(run('generate.mjs').status).toBe(0);
    expect(problemsOf({})).toEqual([]);
  });

  it('finds a new noun that is not in the lists of endpoints, error codes and tables yet', () => {
    const notices = {
      'contract/notices.ts': `import { endpoints } from './endpoint.ts';
export const notices = endpoints({ 'GET /barong/public/notices': { who: 'anyone' } });`,
      'contract/notices/notice-errors.ts': `export const noticeErrors = {
  'resource.notice.gone': { status: 410, en: 'It is gone.', hi: 'वह हट गया।' },
};`,
      'db/tables/notices.ts': 'export interface NoticeTables {}',
    };
    const lists = ['contract/index.ts', 'contract/errors/listed.ts', 'db/schema.ts'];
    expect(problemsOf(notices)).toEqual(
      lists.map((file) => `${file}:1 is stale: npm run generate`),
    );
    expect(run('generate.mjs').status).toBe(0);
    expect(problemsOf({ 'docs/notices.md': 'See `GET /barong/public/notices`.' })).toEqual([]);
    rmSync(join(folder, 'contract/notices.ts'));
    expect(problemsOf({})).toContain('contract/index.ts:1 is stale: npm run generate');
  });

  it('compares environment variables and their defaults both ways', () => {
    const page = ENVIRONMENT.replace('3000', '8080').replace('SMTP_URL', 'MAIL_URL');
    expect(problemsOf({ 'docs/running.md': page })).toEqual([
      'docs/running.md:1 does not tell of SMTP_URL, which server/config.ts reads',
      'docs/running.md:3 gives PORT the default `8080`, but server/config.ts has 3000',
      'docs/running.md:5 tells of MAIL_URL, which server/config.ts does not read',
    ]);
  });

  it('compares the background tasks both ways', () => {
    const pages = {
      'server/worker.ts': 'const tasks = {\n  send_mail: (mail) => mailer(mail),\n};',
      'server/domains/jobs/tasks.ts': 'const tasks = {\n  remove_expired_jobs: () => 0,\n};',
      'docs/architecture.md': '| `send_mail` | asked for |\n| `send_sms` | asked for |\n',
    };
    expect(problemsOf(pages)).toEqual([
      'docs/architecture.md:1 does not tell of the task remove_expired_jobs',
      'docs/architecture.md:2 tells of the task send_sms, which the server does not have',
    ]);
  });

  it('checks endpoints and examples', () => {
    const page = `\`GET /barong/public/jobs\` and \`POST /barong/resource/jobs/7/apply\`, not
\`PUT /barong/public/jobs\`.

\`\`\`sh
curl "$API/barong/public/jobs?limit=2"
curl "$API/barong/resource/jobs/1/apply" \\
  -d '{"cover_letter": }'
curl -X DELETE "$API/barong/public/jobs"
\`\`\`
`;
    expect(problemsOf({ 'docs/api.md': `${page}## Errors\n` })).toEqual([
      'docs/api.md:2 names PUT /barong/public/jobs, which no contract has',
      'docs/api.md:6 sends what is no JSON: {"cover_letter": }',
      'docs/api.md:8 calls DELETE /barong/public/jobs, which no contract has',
    ]);
  });

  it('finds quoted code that has changed', () => {
    const quote = (file: string, code: string) =>
      `<!-- from: ${file} -->\n\`\`\`ts\n${code}\n\`\`\`\n`;
    const page = [
      quote('contract/constants.ts', 'export const CODE_LIFE_MINUTES =\n  10;'),
      quote('contract/constants.ts', 'export const CODE_LIFE_MINUTES = 5;'),
      quote('contract/none.ts', ''),
      '<!-- from: contract/jobs.ts -->',
    ].join('');
    expect(problemsOf({ 'CONTRIBUTING.md': page })).toEqual([
      'CONTRIBUTING.md:6 quotes what contract/constants.ts does not have',
      'CONTRIBUTING.md:10 quotes contract/none.ts, which does not exist',
      'CONTRIBUTING.md:14 quotes contract/jobs.ts, but no code block follows',
    ]);
  });

  it('requires each requirement of levels 1 and 2 once, with tests that exist', () => {
    const row = (number: string, level: number, state: string, how: string) =>
      `| ${number} | ${level} | Something | ${state} | ${how} |`;
    const rows = [
      row('1.1.1', 2, 'met', '`server/a.test.ts`: "a guest is refused", "an admin gets in"'),
      row('1.1.2', 1, 'not applicable', 'There is none.'),
      row('1.2.1', 1, 'nearly', '`server/a.test.ts`'),
      row('1.2.1', 1, 'open', ''),
      row('1.2.10', 3, 'open', 'Not yet.'),
      row('99.1.1', 2, 'met', 'By `server/none.test.ts`.'),
    ];
    const problems = problemsOf({
      'server/a.test.ts': "test('a guest is refused', () => {});",
      'docs/asvs.md': rows.join('\n'),
    });
    expect(problems.filter((problem) => !problem.includes('leaves out'))).toEqual([
      'docs/asvs.md:6 names server/none.test.ts, which does not exist',
      'docs/asvs.md:1 names the test "an admin gets in", which server/a.test.ts does not have',
      'docs/asvs.md:2 gives 1.1.2 a wrong level',
      'docs/asvs.md:3 calls 1.2.1 "nearly"',
      'docs/asvs.md:3 names server/a.test.ts, but no test in it',
      'docs/asvs.md:4 has 1.2.1 twice',
      'docs/asvs.md:4 gives no reason for 1.2.1',
      'docs/asvs.md:5 has 1.2.10 of level 3, which is not met',
      'docs/asvs.md:6 knows 99.1.1, which ASVS does not have',
    ]);
    expect(problems).toContain('docs/asvs.md:1 leaves out 17.3.2');
    // 253 requirements are of levels 1 and 2; three of them are in the table.
    expect(problems.filter((problem) => problem.includes('leaves out'))).toHaveLength(250);
  });

  it('finds invalid and future dates', () => {
    const year = new Date().getUTCFullYear() + 2;
    const page = `Since 2026-02-30 and 31 June 2026, until 1 January ${year}.`;
    expect(problemsOf({ 'CHANGELOG.md': page })).toEqual([
      'CHANGELOG.md:1 has the date 2026-02-30, which does not exist',
      'CHANGELOG.md:1 has the date 31 June 2026, which does not exist',
      `CHANGELOG.md:1 has the date 1 January ${year}, which is in the future`,
    ]);
  });

  it('finds a service and an image with other bounds of memory than npm start', () => {
    const [heap, blocks] = ['--max-old-space-size=512', 'MALLOC_MMAP_THRESHOLD_=1024'];
    const problems = problemsOf({
      'docs/vritti.service': `Environment=NODE_OPTIONS=--max-old-space-size=256 ${blocks}`,
      'config/Dockerfile': `ENV NODE_OPTIONS="${heap}" ${blocks}`,
    });
    const where = 'as "config" in package.json says';
    expect(problems).toEqual([`docs/vritti.service:1 does not set ${heap}, ${where}`]);
  });

  it('requires of a decision record three headings, a date, the next number and a line of the index', () => {
    const whole = '# 1. One\n\n2025-01-31\n\n## Context\n\n## Decision\n\n## Consequences\n';
    const record = '# 3. Three\n\n## Context\n\n## Decision\n';
    const records = {
      'docs/decisions/0001-one.md': whole,
      'docs/decisions/0003-three.md': record,
      'docs/decisions/README.md': '* 1: [One](0001-one.md)\n* 3: [Its old title](0003-three.md)\n',
    };
    expect(problemsOf(records)).toEqual([
      'docs/decisions/0003-three.md:1 has no heading "## Consequences"',
      'docs/decisions/0003-three.md:1 does not say in its first lines when it was decided',
      'docs/decisions/0003-three.md:1 is number 0003, but the next free one was 0002',
      'docs/decisions/0003-three.md:1 is not in docs/decisions/README.md under its title',
    ]);
  });
});
