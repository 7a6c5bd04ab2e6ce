// Usage: npm run bench -- resumes [FOLDER] [develop]   How much of a resume is read, by kind of field.
// Draws resumes of invented people in many layouts; with the word "develop" it draws others than
// those that are judged, and says what was missed. FOLDER (default data/resumes) holds resumes of
// real people, whose fields are printed to be looked at.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { quantileOf } from './figures/quantile.ts';
import { readResume } from '../web/features/profile/reading/read-resume.ts';
import { ReadingRefusal } from '../web/features/profile/reading/resume.ts';
import { docxOf } from './resumes/docx.ts';
import { type Columns, draftOf, htmlOf } from './resumes/html.ts';
import { type Person, personOf, randomOf } from './resumes/people.ts';
import { count, type Counts, f1, total } from './resumes/scores.ts';
import { english, hindi } from './resumes/words.ts';

const words = process.argv.slice(2);
const isDeveloping = words.includes('develop');
const folder =
  words.find((word) => word !== 'develop') ?? path.join(import.meta.dirname, '../data/resumes');
const FIRST_SEED = isDeveloping ? 1 : 5000;

interface Group {
  name: string;
  count: number;
  format: 'pdf' | 'docx';
  columns: [Columns, ...Columns[]];
  isHindi: boolean;
  floor: number;
}

const GROUPS: Group[] = [
  {
    name: 'PDF, one column',
    count: 40,
    format: 'pdf',
    columns: ['one', 'one', 'table'],
    isHindi: false,
    floor: 0.9,
  },
  {
    name: 'PDF, two columns',
    count: 40,
    format: 'pdf',
    columns: ['left', 'right'],
    isHindi: false,
    floor: 0.8,
  },
  {
    name: 'PDF, Hindi',
    count: 20,
    format: 'pdf',
    columns: ['one', 'table'],
    isHindi: true,
    floor: 0.9,
  },
  {
    name: 'PDF, Hindi, two columns',
    count: 10,
    format: 'pdf',
    columns: ['left', 'right'],
    isHindi: true,
    floor: 0.8,
  },
  {
    name: 'DOCX',
    count: 20,
    format: 'docx',
    columns: ['one', 'table', 'left', 'right'],
    isHindi: false,
    floor: 0.9,
  },
  {
    name: 'DOCX, Hindi',
    count: 10,
    format: 'docx',
    columns: ['one', 'table'],
    isHindi: true,
    floor: 0.9,
  },
];
const SCANNED = 5;

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking'],
});
const page = await browser.newPage();

const print = async (html: string) => {
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  const margin = { top: '40px', bottom: '40px', left: '45px', right: '45px' };
  return await page.pdf({ format: 'A4', margin, printBackground: true });
};

let seed = FIRST_SEED;
const times: number[] = [];
for (const group of GROUPS) {
  const counts: Counts = new Map();
  for (let made = 0; made < group.count; made += 1) {
    seed += 1;
    const { person, bytes } = await draw(group, seed);
    const begun = performance.now();
    const read = await readResume(bytes).catch((error: unknown) => {
      if (!(error instanceof ReadingRefusal)) throw error;
      return null;
    });
    times.push(performance.now() - begun);
    const wrong = count(counts, person, read?.resume ?? null);
    if (isDeveloping) for (const line of wrong) console.log(`  ${group.name} ${seed}  ${line}`);
  }
  report(group, counts);
}
await reportScanned(page);
await browser.close();
const sorted = times.toSorted((a, b) => a - b);
console.log(
  `\nmilliseconds for a resume: median ${Math.round(quantileOf(sorted, 0.5))}, most ${Math.round(sorted.at(-1) ?? 0)}`,
);
await printOthers();

async function draw(group: Group, number: number): Promise<{ person: Person; bytes: Uint8Array }> {
  const random = randomOf(number);
  const person = personOf(group.isHindi ? hindi : english, random);
  const columns = random.pick(group.columns);
  const draft = draftOf(person, columns, group.isHindi, random);
  if (group.format === 'docx') return { person, bytes: docxOf(draft, columns) };
  return { person, bytes: new Uint8Array(await print(htmlOf(draft, columns, random))) };
}

function report({ name, count: made, floor }: Group, counts: Counts) {
  const whole = f1(total(counts));
  const kinds = [...counts].map(([kind, each]) => `${kind} ${f1(each).toFixed(2)}`).join(', ');
  console.log(
    `\n${name}: ${made} resumes, F1 ${whole.toFixed(3)} (floor ${floor.toFixed(2)})\n  ${kinds}`,
  );
  if (whole < floor) process.exitCode = 1;
}

/** Pictures of pages have no text: each must be refused for that reason. */
async function reportScanned(canvas: Page) {
  let refused = 0;
  for (let made = 0; made < SCANNED; made += 1) {
    const random = randomOf(FIRST_SEED + 900 + made);
    const draft = draftOf(personOf(english, random), 'one', false, random);
    await canvas.setContent(htmlOf(draft, 'one', random));
    const picture = (await canvas.screenshot({ type: 'jpeg' })).toString('base64');
    const bytes = await print(`<img style="width:100%" src="data:image/jpeg;base64,${picture}">`);
    const reason = await readResume(new Uint8Array(bytes)).catch((error: unknown) => error);
    if (reason instanceof ReadingRefusal && reason.reason === 'no_text') refused += 1;
  }
  console.log(`\nscanned: ${refused} of ${SCANNED} refused as having no text`);
  if (refused < SCANNED) process.exitCode = 1;
}

async function printOthers() {
  if (!existsSync(folder)) {
    console.log(`\nSkipped: there is no ${folder}.`);
    return;
  }
  const files = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => /\.(pdf|docx?)$/i.test(file))
    .toSorted();
  for (const file of files) {
    const { resume } = await readResume(new Uint8Array(readFileSync(path.join(folder, file))));
    console.log(`\n${file}`);
    for (const [kind, found] of Object.entries(resume)) {
      const values = [found].flat().map((each: { value: unknown } | null) => each?.value ?? null);
      console.log(`  ${kind}: ${values.map((value) => JSON.stringify(value)).join(' ')}`);
    }
  }
}
