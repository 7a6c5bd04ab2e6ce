import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ResumeContent } from '../../../contract/profiles/json-resume.ts';
import { resumeLayouts } from '../../../contract/profiles/resume-choices.ts';
import { readResume } from '../../../web/features/profile/reading/read-resume.ts';
import { typeset } from '../../platform/typst/typst.ts';
import { docxOf } from './docx.ts';
import { sheetOf } from './sheet.ts';

/** People as they are: what is read from a page is understood by its words. */
const names = ['Asha Kulkarni', 'Ravi Iyer', 'Meera Das', 'Imran Sheikh'];
const titles = ['Accountant', 'Software Engineer', 'Sales Executive', 'Quality Inspector'];
const companies = ['Sahyadri Traders', 'Meridian Axis Pvt Ltd', 'Kaveri Mills Limited'];
const skills = ['Tally Prime', 'Python', 'GST Returns', 'Power BI', 'Negotiation', 'C++'];
const month = fc
  .tuple(fc.integer({ min: 2001, max: 2012 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, of]) => `${year}-${String(of).padStart(2, '0')}`);
const later = (date: string) => `${Number(date.slice(0, 4)) + 3}${date.slice(4)}`;
const oneOf = (all: readonly string[]) => fc.constantFrom(...all);

const person: fc.Arbitrary<ResumeContent> = fc
  .record({
    name: oneOf(names),
    phone: fc.integer({ min: 70_000, max: 99_999 }).map((half) => `+91${half}43210`),
    title: oneOf(titles),
    skills: fc.uniqueArray(oneOf(skills), { minLength: 2 }),
    jobs: fc.array(fc.tuple(oneOf(titles), oneOf(companies), month), {
      minLength: 1,
      maxLength: 3,
    }),
    studies: fc.array(month, { minLength: 1, maxLength: 1 }),
  })
  .map(({ jobs, studies, ...facts }) => ({
    ...facts,
    email: `${facts.name.split(' ')[0]?.toLowerCase()}@people.test`,
    location: 'Pune, Maharashtra',
    about: 'I finish what I begin and say so when I cannot.',
    experience: jobs.map(([title, company, startDate]) => ({
      id: '',
      title,
      company,
      location: 'Nashik',
      startDate,
      endDate: later(startDate),
      current: false,
      description: '• Kept the books of 240 suppliers\n• Answered every question within a day',
      skills: [],
    })),
    education: studies.map((startDate) => ({
      id: '',
      degree: 'B.Com',
      field: '',
      institution: 'Pune University',
      location: 'Pune',
      startDate,
      endDate: later(startDate),
      current: false,
      description: '',
      score: null,
      scoreKind: null,
    })),
    languages: [{ language: 'Marathi', read: true, write: true, speak: true }],
    notice_period_days: 30,
    last_working_day: null,
    preferred_locations: [],
    work_authorisation: null,
  }));

const choices = {
  language: 'en',
  pages: 2,
  sections: [],
  headline: '',
  skills_first: [],
} as const;

async function fileOf(content: ResumeContent, format: (typeof resumeLayouts)[number] | 'docx') {
  const layout = format === 'docx' ? 'classic' : format;
  const sheet = sheetOf(content, { ...choices, layout, sections: [], skills_first: [] });
  if (format === 'docx') return docxOf(sheet);
  const template = new URL('resume.typ', import.meta.url);
  return (await typeset(template, { ...sheet, layout, scale: 1 }, 'pdf')).file;
}

const withoutBlanks = (text: string | undefined) => text?.replaceAll(/\s/g, '');

test.each([...resumeLayouts, 'docx'] as const)(
  'who is printed as %s is read back as who they are',
  async (format) => {
    await fc.assert(
      fc.asyncProperty(person, async (content) => {
        const { resume } = await readResume(new Uint8Array(await fileOf(content, format)));
        expect(resume.name?.value).toBe(content.name);
        expect(resume.email?.value).toBe(content.email);
        expect(withoutBlanks(resume.phone?.value)).toBe(content.phone);
        expect(resume.headline?.value).toBe(content.title);
        expect(resume.skills.map(({ value }) => value)).toEqual(content.skills);
        expect(resume.experience.map(({ value }) => value)).toMatchObject(
          content.experience.map(({ title, company, startDate, endDate }) => ({
            title,
            company,
            start: startDate,
            end: endDate,
          })),
        );
        expect(resume.education.map(({ value }) => value)).toMatchObject(
          content.education.map(({ degree, institution, endDate }) => ({
            degree,
            institution,
            end: endDate,
          })),
        );
      }),
      { numRuns: 6, seed: 20_261_122 },
    );
  },
);
