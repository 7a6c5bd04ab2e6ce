import { expect, test } from 'vitest';
import { processorTime } from '../../test/processor-time.ts';
import { wrongAsWritten } from './cases-as-written.ts';
import { rightFresh, wrongFresh } from './cases-fresh.ts';
import { rightLater, wrongLater } from './cases-later.ts';
import { rightAsWritten } from './cases-near.ts';
import { rightOfDisability, wrongOfDisability } from './cases-of-disability.ts';
import { right, wrong } from './cases.ts';
import { isDiscrimination } from './kinds.ts';
import { checkText, type FindingKind } from './text-check.ts';

const LEAST = 0.95;

const cases = [
  ...[wrong, wrongAsWritten, wrongFresh, wrongLater, wrongOfDisability].flatMap((texts) =>
    Object.entries(texts).flatMap(([kind, { titles, texts: descriptions }]) => [
      ...titles.map((title) => ({ title, description: '', kind })),
      ...descriptions.map((description) => ({ title: '', description, kind })),
    ]),
  ),
  ...[right, rightAsWritten, rightFresh, rightLater, rightOfDisability].flatMap(
    ({ titles, texts }) => [
      ...titles.map((title) => ({ title, description: '', kind: null })),
      ...texts.map((description) => ({ title: '', description, kind: null })),
    ],
  ),
];

/** Devanagari, or Hindi in Latin letters. */
const HINDI =
  /[\u0900-\u097F]|\b(?:sirf|keval|hi|ko|ke|ki|ka|ho|hona|chahiye|kare|karein|nahi|nahin|log|ya|wale|samaj|jati|ladki)\b/iu;

const judged = cases.map((one) => ({
  ...one,
  found: new Set(checkText({ ...one, hasPay: true }).map(({ kind }) => kind)),
}));

const kinds = Object.keys({ ...wrong, ...wrongOfDisability }) as Exclude<
  FindingKind,
  'pay_missing'
>[];

const figures = kinds.map((kind) => {
  const meant = judged.filter((one) => one.kind === kind);
  const hits = meant.filter(({ found }) => found.has(kind));
  // A second kind in a text of another kind is no false alarm: "Muslim lady cook" has two.
  const alarms = judged.filter((one) => one.kind === null && one.found.has(kind));
  return { kind, meant: meant.length, hits: hits.length, alarms: alarms.length };
});

test('more than 200 texts shut people out, over 100 of them in Hindi; as many are harmless', () => {
  const shutsOut = cases.filter(({ kind }) => kind !== null && isDiscrimination(kind));
  expect(shutsOut.length).toBeGreaterThanOrEqual(200);
  expect(
    shutsOut.filter(({ title, description }) => HINDI.test(title + description)).length,
  ).toBeGreaterThanOrEqual(100);
  expect(cases.filter(({ kind }) => kind === null).length).toBeGreaterThanOrEqual(200);
});

test.each(figures)('of $kind at least 95 of 100 are found', ({ kind, meant, hits }) => {
  const missed = judged.filter((one) => one.kind === kind && !one.found.has(one.kind));
  expect(
    hits / meant,
    JSON.stringify(missed.map((one) => one.title || one.description)),
  ).toBeGreaterThanOrEqual(LEAST);
});

test.each(figures)('of what is called $kind at least 95 of 100 is', ({ kind, hits, alarms }) => {
  const mistaken = judged.filter((one) => one.kind === null && one.found.has(kind));
  expect(
    hits / (hits + alarms),
    JSON.stringify(mistaken.map((one) => one.title || one.description)),
  ).toBeGreaterThanOrEqual(LEAST);
});

test('a long row of blanks takes no longer and hides nothing; the words are those of the text', () => {
  const blanks = ' '.repeat(9_000);
  for (const word of ['height', 'Men', 'unmarried', 'candidates above 30']) {
    const description = `${word} only${blanks}x ${word}${blanks}x`;
    const took = processorTime(() => checkText({ title: '', description, hasPay: true }));
    expect([word, took < 1_000]).toEqual([word, true]);
  }
  const description = `Good pay.  Only${' '.repeat(9)}women\n\ncan apply.`;
  const [found] = checkText({ title: '', description, hasPay: true });
  expect(found?.kind).toBe('gender');
  expect(description.slice(found?.from, found?.to)).toBe(found?.words);
});

test('a description full of findings in one sentence is read in a moment', () => {
  const description = 'only women, '.repeat(833);
  const took = processorTime(() => checkText({ title: '', description, hasPay: true }));
  expect(took).toBeLessThan(2_000);
});

const questionsThatShutOut: [kind: FindingKind, text: string][] = [
  ['gender', 'Are you male or female?'],
  ['gender', 'Your gender'],
  ['gender', 'क्या आप महिला हैं?'],
  ['age', 'What is your age?'],
  ['age', 'Date of birth'],
  ['age', 'Aapki umar kitni hai?'],
  ['age', 'आपकी उम्र क्या है?'],
  ['age', 'Are you below 30 years of age?'],
  ['caste', 'What is your caste?'],
  ['caste', 'आपकी जाति क्या है?'],
  ['caste', 'SC/ST/OBC or General?'],
  ['religion', 'Which religion do you follow?'],
  ['religion', 'Are you a Hindu?'],
  ['religion', 'आपका धर्म क्या है?'],
  ['looks', 'What is your height and weight?'],
  ['looks', 'Aapka rang kaisa hai?'],
  ['marital_status', 'Are you married?'],
  ['marital_status', 'Do you have small children?'],
  ['marital_status', 'Are you planning to have a child in the next two years?'],
  ['marital_status', 'क्या आपकी शादी हो गई है?'],
  ['marital_status', 'What does your husband do?'],
  ['region', 'What is your native place?'],
  ['region', 'What is your mother tongue?'],
  ['region', 'आपकी मातृभाषा क्या है?'],
  ['disability', 'Do you have any physical disability?'],
  ['disability', 'Are you physically handicapped?'],
  ['disability', 'Mention your disability status'],
  ['disability', 'क्या आप विकलांग हैं?'],
];

test.each(questionsThatShutOut)('a question may not ask for this: %s, “%s”', (kind, text) => {
  const found = checkText({ title: '', description: '', questions: ['', text], hasPay: true });
  expect(found.map((finding) => [finding.kind, finding.question])).toContainEqual([kind, 1]);
});

const questionsAboutTheWork = [
  'Do you have a driving licence?',
  'How many years have you worked with Tally?',
  'Can you lift weights of 25 kg?',
  'Are you used to working at heights of ten metres?',
  'Which shift suits you?',
  'Have you taught children with any disability?',
  'Do you need anything at the interview, such as a ramp or an interpreter?',
  'How old is the largest system you looked after?',
  'Do you speak Marathi?',
  'Have you taught children of classes 1 to 5?',
  'What is your notice period?',
  'Which is your current city, and could you move to Pune?',
  'Are you single-handedly able to run a counter?',
  'Have you managed a family business account?',
  'क्या आपके पास ड्राइविंग लाइसेंस है?',
  'आपने कितने साल यह काम किया है?',
  'Kya aap raat ki shift kar sakte hain?',
  'Do you have a certificate of a first-aid course?',
  'What is your expected salary?',
  'Have you worked with colour grading or complexion matching in cosmetics?',
];

test('questions about the work are left alone', () => {
  const mistaken = questionsAboutTheWork.filter(
    (text) => checkText({ title: '', description: '', questions: [text], hasPay: true }).length > 0,
  );
  expect(mistaken).toEqual([]);
});
