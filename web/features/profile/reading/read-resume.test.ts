import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readResume } from './read-resume.ts';
import type { ReadResume } from './resume.ts';
import { sampleColumn, sampleDoc, sampleDocx, samplePdf } from './sample-files.ts';

const RESUME = [
  'Asha Kulkarni',
  'Accounts Executive',
  'Pune, Maharashtra | +91 98765 43210 | asha@people.example | linkedin.com/in/asha-k',
  'Professional Summary',
  'Six years in accounts payable and GST returns.',
  'Work Experience',
  'Accounts Executive, Zentrix Softlabs Pvt. Ltd., Pune (Apr 2022 - Present)',
  '- Closed the books within four days.',
  'Junior Accountant, Meridian Axis, Nashik (07/2019 - 03/2022)',
  'Education',
  'B.Com in Accounting - University of Mumbai, 2016-19 (8.1 CGPA)',
  'Key Skills',
  'Tally Prime, GST Returns, MS Excel',
  'Languages: English (Fluent), Hindi',
];

/** Only the values, without their places. */
function valuesOf(resume: ReadResume) {
  const one = (found: { value: string } | null) => found?.value ?? null;
  return {
    name: one(resume.name),
    email: one(resume.email),
    phone: one(resume.phone),
    location: one(resume.location),
    headline: one(resume.headline),
    links: resume.links.map(({ value }) => value),
    skills: resume.skills.map(({ value }) => value),
    jobs: resume.experience.map(({ value: { title, company, location, start, end, current } }) =>
      [title, company, location, start, current ? 'now' : end].join(' / '),
    ),
    studies: resume.education.map(({ value: { degree, field, institution, start, end, score } }) =>
      [degree, field, institution, start, end, score].join(' / '),
    ),
    languages: resume.languages.map(({ value }) => value.name),
  };
}

const EXPECTED = {
  name: 'Asha Kulkarni',
  email: 'asha@people.example',
  phone: '+91 98765 43210',
  location: 'Pune, Maharashtra',
  headline: 'Accounts Executive',
  links: ['linkedin.com/in/asha-k'],
  skills: ['Tally Prime', 'GST Returns', 'MS Excel'],
  jobs: [
    'Accounts Executive / Zentrix Softlabs Pvt. Ltd. / Pune / 2022-04 / now',
    'Junior Accountant / Meridian Axis / Nashik / 2019-07 / 2022-03',
  ],
  studies: ['B.Com / Accounting / University of Mumbai / 2016 / 2019 / 8.1 CGPA'],
  languages: ['English', 'Hindi'],
};

test.each([
  ['PDF', samplePdf([sampleColumn(RESUME)])],
  ['DOCX', sampleDocx(RESUME)],
  ['DOC', sampleDoc(RESUME)],
])('a resume in %s is read into all of its fields', async (_, bytes) => {
  const { resume } = await readResume(bytes);
  expect(valuesOf(resume)).toMatchObject(EXPECTED);
});

test('two columns are read one after the other, and each value has its place', async () => {
  const side = ['Contact', 'asha@people.example', '98765 43210', 'Skills', 'Tally', 'Excel', 'GST'];
  const main = [
    'Asha Kulkarni',
    'Experience',
    'Accountant',
    'Meridian Axis, Pune',
    'Jan 2020 - Mar 2023',
    'Education',
    'B.Com, Mumbai University, 2019',
  ];
  const column = (lines: string[], x: number) =>
    lines.map((text, at) => ({
      text,
      x,
      y: 780 - at * 16,
      size: text === 'Asha Kulkarni' ? 20 : 10,
    }));
  const { text, resume } = await readResume(
    samplePdf([[...column(side, 40), ...column(main, 220)]]),
  );
  expect(valuesOf(resume)).toMatchObject({
    name: 'Asha Kulkarni',
    email: 'asha@people.example',
    skills: ['Tally', 'Excel', 'GST'],
    jobs: ['Accountant / Meridian Axis / Pune / 2020-01 / 2023-03'],
  });
  const line = text.lines[resume.skills[1]?.lines[0] ?? -1];
  expect(line).toMatchObject({ text: 'Excel', page: 0 });
  expect(line?.box?.x).toBeCloseTo(40, 0);
});

test('a Hindi resume is read, including Hindi months', async () => {
  const { resume } = await readResume(
    sampleDocx([
      'अनामिका मिश्रा',
      'लखनऊ, उत्तर प्रदेश | ९८७६५४३२१० | anamika@people.example',
      'कार्य अनुभव',
      'ग्राहक सेवा सहयोगी, भारत ट्रेडर्स, लखनऊ (जनवरी 2021 – वर्तमान)',
      'शैक्षणिक योग्यता',
      ['बी.ए. (इतिहास)', 'लखनऊ विश्वविद्यालय', '2019', '62%'],
      'कौशल',
      'हिंदी टाइपिंग, MS Excel',
    ]),
  );
  expect(valuesOf(resume)).toMatchObject({
    name: 'अनामिका मिश्रा',
    phone: '9876543210',
    location: 'लखनऊ, उत्तर प्रदेश',
    skills: ['हिंदी टाइपिंग', 'MS Excel'],
    jobs: ['ग्राहक सेवा सहयोगी / भारत ट्रेडर्स / लखनऊ / 2021-01 / now'],
    studies: ['बी.ए. / इतिहास / लखनऊ विश्वविद्यालय /  / 2019 / 62%'],
  });
});

const whole = samplePdf([sampleColumn(RESUME)]);
const locked = new TextEncoder().encode(
  new TextDecoder()
    .decode(whole)
    .replace(
      '/Root 1 0 R',
      `/Root 1 0 R/ID[<00><00>]/Encrypt<</Filter/Standard/V 1/R 2/P -4/O<${'41'.repeat(32)}>/U<${'42'.repeat(32)}>>>`,
    ),
);

test.each([
  ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47), 'unknown_format'],
  ['an empty file', new Uint8Array(), 'unknown_format'],
  ['a PDF that is cut off', whole.slice(0, 40), 'damaged'],
  ['a PDF behind a password', locked, 'locked'],
  ['a PDF without text', samplePdf([[]]), 'no_text'],
  ['a PDF of 10,000 pages', samplePdf(Array.from({ length: 10_000 }, () => [])), 'too_many_pages'],
  ['a zip that is cut off', sampleDocx(RESUME).slice(0, 60), 'damaged'],
  ['another kind of zip', zipSync({ 'a.txt': new Uint8Array(9) }), 'damaged'],
  ['a bomb', zipSync({ 'word/document.xml': new Uint8Array(21_000_000) }), 'too_large'],
  ['a DOC behind a password', sampleDoc(RESUME, { isLocked: true }), 'locked'],
  ['a DOC that is cut off', sampleDoc(RESUME).slice(0, 700), 'damaged'],
  ['a file that is too large', new Uint8Array(10_000_001), 'too_large'],
])('%s is refused with the reason', async (_, bytes, reason) => {
  await expect(readResume(bytes)).rejects.toMatchObject({ reason });
});
