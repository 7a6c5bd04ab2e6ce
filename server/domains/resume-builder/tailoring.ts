import type { z } from 'zod';
import type { Answer } from '../../../contract/endpoint.ts';
import type {
  FoundPlace,
  resumeBuilder,
  SearchedWord,
} from '../../../contract/profiles/resume-builder.ts';
import type { UserProfile } from '../../../contract/profiles.ts';
import { readJobs, readPostedJob } from '../jobs/jobs.ts';
import { readProfile } from '../profiles/profiles.ts';
import type { BuilderServices } from './resume-builder.ts';
import { currentSynonyms, skillsNamedIn, type Synonyms, wordsOf } from '../search/search.ts';

type Tailoring = Answer<(typeof resumeBuilder)['GET /barong/resource/jobs/:id/tailoring']>;
type Place = z.output<typeof FoundPlace>;

/** A text of the profile, split into words as the search does. */
interface PlacedText {
  place: Place;
  words: string;
}

const LONGEST_NAME_WORDS = 3;
/** The rest of a longer profile is not compared. */
const WORDS_LOOKED_AT = 1_000;
const WORDS_SHOWN = 20;

/** Compares a job with the profile as the search would: by words and their synonyms. */
export async function tailorResume(
  services: BuilderServices,
  seekerId: number,
  jobId: number,
): Promise<Tailoring> {
  const { db } = services;
  const posted = await readPostedJob(db, jobId);
  const profile = await readProfile(services, seekerId);
  const [job] = await readJobs(db, [jobId]);
  const synonymsOf = await currentSynonyms(db);
  const said = textsOf(profile);
  const find = (text: string): SearchedWord => ({ text, found: placesOf(text, said, synonymsOf) });
  const skills = posted.skills.map(find);
  const named = await skillsNamedIn(db, phrasesIn(`${posted.title} ${posted.description}`));
  const listed = new Set(posted.skills.map(keyOf));
  const words = [posted.title, ...named].filter((text) => !listed.has(keyOf(text)));
  return {
    job: { id: posted.id, title: posted.title, company: job?.company_name ?? '' },
    skills,
    words: uniqueBy(words, keyOf).slice(0, WORDS_SHOWN).map(find),
    skills_first: profile.skills.filter((skill) =>
      [...posted.skills, ...named].some((wanted) => hasWords(wanted, asWords(skill), synonymsOf)),
    ),
  };
}

const keyOf = (text: string) => wordsOf(text).join(' ');
const uniqueBy = <T>(all: T[], key: (one: T) => string): T[] =>
  [...new Map(all.toReversed().map((one) => [key(one), one])).values()].toReversed();

/** With a space at both ends, so that only whole words match. */
const asWords = (text: string) => ` ${keyOf(text)} `;

function hasWords(text: string, said: string, synonymsOf: Synonyms): boolean {
  const words = wordsOf(text);
  if (words.length === 0) return false;
  return [words, ...synonymsOf(words)].some((phrase) => said.includes(` ${phrase.join(' ')} `));
}

/** Each place in the profile once, however often the skill occurs there. */
function placesOf(text: string, said: PlacedText[], synonymsOf: Synonyms): Place[] {
  const places = said
    .filter(({ words }) => hasWords(text, words, synonymsOf))
    .map(({ place }) => place);
  return uniqueBy(places, ({ part, entry }) => `${part} ${entry}`);
}

function textsOf(profile: UserProfile): PlacedText[] {
  const say = (part: Place['part'], texts: string[], entry = ''): PlacedText[] =>
    texts.map((text) => ({ place: { part, entry }, words: asWords(text) }));
  return [
    ...say('skills', profile.skills),
    ...say('title', [profile.title]),
    ...profile.experience.flatMap((job) =>
      say(
        'experience',
        [job.title, job.description, ...job.skills],
        [job.title, job.company].filter(Boolean).join(', '),
      ),
    ),
    ...profile.education.flatMap((study) =>
      say(
        'education',
        [study.degree, study.field, study.description],
        [study.degree, study.institution].filter(Boolean).join(', '),
      ),
    ),
    ...say('about', [profile.about]),
    ...say(
      'languages',
      profile.languages.map(({ language }) => language),
    ),
  ];
}

/** Phrases of up to three neighbouring words. */
function phrasesIn(text: string): string[] {
  const words = (text.match(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}+#.&-]*/gu) ?? [])
    .slice(0, WORDS_LOOKED_AT)
    .map((word) => word.replace(/[.&-]+$/, ''));
  const phrases = words.flatMap((_, at) =>
    Array.from({ length: LONGEST_NAME_WORDS }, (__, more) => words.slice(at, at + more + 1)),
  );
  return [...new Set(phrases.map((phrase) => phrase.join(' ').toLowerCase()))];
}
