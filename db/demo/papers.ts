import type { Files } from '../../server/platform/files/files.ts';
import { redraw } from '../../server/platform/pictures/redraw.ts';
import { PICTURE_SIZES } from '../../server/platform/pictures/sizes.ts';
import { formats } from '../../server/domains/documents/checking/formats.ts';
import { storeResume } from '../../server/domains/documents/documents.ts';
import { insertPicture, storeSquares } from '../../server/domains/documents/pictures.ts';
import { printResume } from '../../server/domains/resume-builder/resume-builder.ts';
import type { Trx } from '../../server/platform/database.ts';
import { type DemoKept, kept } from './kept.ts';
import { people } from './people.ts';
import { drawFlower } from './picture.ts';

type Papers = Awaited<ReturnType<typeof papersOf>>;

/** The resumes and pictures of the seekers, made in the same way as by the product, in separate processes. */
export const makePapers = () => Promise.all(kept.map(papersOf));

async function papersOf({ seeker, hasPicture, resumes }: DemoKept) {
  const person = people.find(({ email }) => email === seeker);
  if (person?.role !== 'user') throw new Error(`${seeker} is no seeker of the demo`);
  const { skills, experience, education, preferred_locations, languages, ...facts } =
    person.profile;
  const content = {
    ...facts,
    name: person.name,
    email: person.email,
    phone: null,
    last_working_day: null,
    skills: [...skills],
    experience: [...experience],
    education: [...education],
    preferred_locations: [...preferred_locations],
    languages: [...languages],
  };
  const files = resumes.map(async ({ name, format, layout, headline = '', skillsFirst = [] }) => {
    const look = { layout, headline, skills_first: [...skillsFirst] };
    const choices = { ...look, language: 'en' as const, pages: 2, sections: [] };
    return { name, format: formats[format], bytes: await printResume(content, choices, format) };
  });
  const picture = hasPicture
    ? await redraw({ bytes: drawFlower(PICTURE_SIZES[0]), square: undefined })
    : undefined;
  return { seeker, resumes: await Promise.all(files), picture };
}

interface SentResume {
  resume_id: number;
  resume_name: string;
}

/** Gives the seekers their papers; returns what each sends with applications. */
export async function addPapers(
  { trx, files }: { trx: Trx; files: Files },
  papers: readonly Papers[],
  { idOf, created_at }: { idOf: (email: string) => number; created_at: Date },
): Promise<ReadonlyMap<string, SentResume>> {
  const sent = new Map<string, SentResume>();
  for (const { seeker, resumes, picture } of papers) {
    const id = idOf(seeker);
    for (const resume of resumes) {
      const resume_id = await storeResume({ trx, files }, id, resume);
      const resume_name = `${resume.name}.${resume.format.extension}`;
      if (!sent.has(seeker)) sent.set(seeker, { resume_id, resume_name });
    }
    if (picture && 'pictures' in picture) {
      await insertPicture(trx, id, await storeSquares(files, picture.pictures));
    }
  }
  await trx.updateTable('documents').set({ created_at }).execute();
  return sent;
}
