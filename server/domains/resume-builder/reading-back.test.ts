import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Language, languages } from '../../../contract/endpoint.ts';
import type { ResumeContent } from '../../../contract/profiles/json-resume.ts';
import { resumeLayouts } from '../../../contract/profiles/resume-choices.ts';
import { readResume } from '../../../web/features/profile/reading/read-resume.ts';
import { typeset } from '../../platform/typst/typst.ts';
import { docxOf } from './docx.ts';
import { sheetOf } from './sheet.ts';

/** Realistic people, because a reader of the page recognises them by their words. */
const worlds = {
  en: {
    names: ['Asha Kulkarni', 'Ravi Iyer', 'Meera Das', 'Imran Sheikh'],
    titles: ['Accountant', 'Software Engineer', 'Sales Executive', 'Quality Inspector'],
    companies: ['Sahyadri Traders', 'Meridian Axis Pvt Ltd', 'Kaveri Mills Limited'],
    skills: ['Tally Prime', 'Python', 'GST Returns', 'Power BI', 'Negotiation', 'C++'],
    home: 'Pune, Maharashtra',
    place: 'Nashik',
    about: 'I finish what I begin and say so when I cannot.',
    did: '• Kept the books of 240 suppliers\n• Answered every question within a day',
    degree: 'B.Com',
    university: 'Pune University',
    spoken: 'Marathi',
  },
  // With vowel signs drawn before, above and below their letter, and ligatures.
  hi: {
    names: ['आशा कुलकर्णी', 'श्रुति क्षत्रिय', 'कृष्णा त्रिपाठी', 'ज्ञानेन्द्र द्विवेदी'],
    titles: ['लेखाकार', 'सॉफ़्टवेयर इंजीनियर', 'बिक्री कार्यकारी', 'इलेक्ट्रीशियन'],
    companies: ['सह्याद्रि ट्रेडर्स', 'मेरिडियन एक्सिस प्राइवेट लिमिटेड', 'शृंगार उद्योग समूह'],
    skills: ['टैली प्राइम', 'जीएसटी रिटर्न', 'हिन्दी टाइपिंग', 'एक्सेल', 'ग्राहक सेवा', 'C++'],
    home: 'पुणे, महाराष्ट्र',
    place: 'नासिक',
    about: 'मैंने जो शुरू किया, उसे पूरा किया, और जब न हो सका तो बता दिया।',
    did: '• 240 आपूर्तिकर्ताओं का हिसाब रखा\n• हर प्रश्न का उत्तर एक दिन में दिया',
    degree: 'बी.कॉम',
    university: 'पुणे विश्वविद्यालय',
    spoken: 'मराठी',
  },
};
const month = fc
  .tuple(fc.integer({ min: 2001, max: 2012 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, of]) => `${year}-${String(of).padStart(2, '0')}`);
const later = (date: string) => `${Number(date.slice(0, 4)) + 3}${date.slice(4)}`;
const oneOf = (all: readonly string[]) => fc.constantFrom(...all);

const personOf = (world: (typeof worlds)['en']): fc.Arbitrary<ResumeContent> =>
  fc
    .record({
      name: oneOf(world.names),
      phone: fc.integer({ min: 70_000, max: 99_999 }).map((half) => `+91${half}43210`),
      title: oneOf(world.titles),
      skills: fc.uniqueArray(oneOf(world.skills), { minLength: 2 }),
      jobs: fc.array(fc.tuple(oneOf(world.titles), oneOf(world.companies), month), {
        minLength: 1,
        maxLength: 3,
      }),
      studies: fc.array(month, { minLength: 1, maxLength: 1 }),
    })
    .map(({ jobs, studies, ...facts }) => ({
      ...facts,
      email: 'asha.k@people.test',
      location: world.home,
      about: world.about,
      experience: jobs.map(([title, company, startDate]) => ({
        id: '',
        title,
        company,
        location: world.place,
        startDate,
        endDate: later(startDate),
        current: false,
        description: world.did,
        skills: [],
      })),
      education: studies.map((startDate) => ({
        id: '',
        degree: world.degree,
        field: '',
        institution: world.university,
        location: '',
        startDate,
        endDate: later(startDate),
        current: false,
        description: '',
        score: null,
        scoreKind: null,
      })),
      languages: [{ language: world.spoken, read: true, write: true, speak: true }],
      notice_period_days: 30,
      last_working_day: null,
      preferred_locations: [],
      work_authorisation: null,
    }));

const choices = {
  pages: 2,
  sections: [],
  headline: '',
  skills_first: [],
} as const;

type Format = (typeof resumeLayouts)[number] | 'docx';

async function fileOf(content: ResumeContent, format: Format, language: Language) {
  const layout = format === 'docx' ? 'classic' : format;
  const sheet = sheetOf(content, { ...choices, language, layout, sections: [], skills_first: [] });
  if (format === 'docx') return docxOf(sheet);
  const template = new URL('resume.typ', import.meta.url);
  return (await typeset(template, { ...sheet, layout, scale: 1 }, 'pdf')).file;
}

/** Word stores these apart from the text. */
const withoutBullets = (text: string) => text.replaceAll('• ', '');
const withoutBlanks = (text: string | undefined) => text?.replaceAll(/\s/g, '');

const formats: Format[] = [...resumeLayouts, 'docx'];
const printed = formats.flatMap((format) =>
  languages.map((language) => [format, language] as const),
);

test.each(printed)(
  'printed as %s in the language %s, the text can be read back unchanged',
  async (format, language) => {
    await fc.assert(
      fc.asyncProperty(personOf(worlds[language]), async (content) => {
        const file = new Uint8Array(await fileOf(content, format, language));
        const { resume } = await readResume(file);
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
        expect(resume.experience.map(({ value }) => withoutBullets(value.description))).toEqual(
          content.experience.map(({ description }) => withoutBullets(description)),
        );
        expect(resume.languages.map(({ value }) => value.name)).toEqual(
          content.languages.map((spoken) => spoken.language),
        );
        expect(resume.education.map(({ value }) => value)).toMatchObject(
          content.education.map(({ degree, institution, endDate }) => ({
            degree,
            institution,
            end: endDate,
          })),
        );
      }),
      { numRuns: 8 },
    );
  },
);
