import { z } from 'zod';
import { Document } from '../documents.ts';
import { endpoints, languages } from '../endpoint.ts';
import { idParams } from '../fields/ids.ts';
import { several } from '../lists.ts';
import { resumeFormats, resumeLayouts, resumeSections } from './resume-choices.ts';

const choices = z.object({
  layout: z.enum(resumeLayouts).default('classic'),
  /** The language of headings and dates; what the seeker wrote stays as it is. */
  language: z.enum(languages).default('en'),
  /** The text is made smaller, within reason, to fit on this many pages. */
  pages: z.coerce.number().int().min(1).max(2).default(2),
  /** In this order; none means all but the details. */
  sections: several(z.enum(resumeSections)),
  /** One of the profile's own job titles in place of its headline; any other text changes nothing. */
  headline: z.string().trim().max(150).default(''),
  /** Skills of the profile that stand first, such as those that a job asks for; others change nothing. */
  skills_first: several(z.string().trim().max(60)),
});
export type ResumeChoices = z.output<typeof choices>;

/**
 * Where the profile has a word: in which part and, for experience and education, in which entry.
 */
export const FoundPlace = z.object({
  part: z.enum(['title', 'about', 'skills', 'experience', 'education', 'languages']),
  entry: z.string(),
});

/** A skill or word of a job, and where the profile has it: an empty list if it lacks it. */
export const SearchedWord = z.object({ text: z.string(), found: z.array(FoundPlace) });
export type SearchedWord = z.output<typeof SearchedWord>;

const errors = ['resource.profile.not_found', 'request.too_many_requests'] as const;

export const resumeBuilder = endpoints({
  'GET /barong/resource/built_resume': {
    summary: 'What a resume built from the profile looks like, as SVG',
    who: 'user',
    query: choices,
    output: z.object({
      /** All pages below each other. */
      svg: z.string(),
      pages: z.number(),
    }),
    errors,
  },
  'GET /barong/resource/built_resume/file': {
    summary: 'A resume built from the profile, to download; JSON is JSON Resume 1.0.0',
    who: 'user',
    query: choices.extend({ format: z.enum(resumeFormats).default('pdf') }),
    output: 'file',
    errors,
  },
  'POST /barong/resource/built_resume': {
    summary: "Keep a resume built from the profile, as a PDF among the seeker's resumes",
    who: 'user',
    verified: true,
    body: choices,
    bodyIsOptional: true,
    status: 201,
    output: Document,
    errors: [
      ...errors,
      'resource.document.infected',
      'resource.document.not_scanned',
      'resource.document.no_space',
    ],
  },
  'GET /barong/resource/jobs/:id/tailoring': {
    summary: "A job's skills and words, and where the seeker's profile has them",
    who: 'user',
    params: idParams({ job: 'anyone', draft: 'nobody' }),
    output: z.object({
      job: z.object({ id: z.number(), title: z.string(), company: z.string() }),
      skills: z.array(SearchedWord),
      /** Words of the job's title, and names of skills in its description. */
      words: z.array(SearchedWord),
      /** Skills of the profile that the job asks for, in its order. */
      skills_first: z.array(z.string()),
    }),
    errors: ['resource.profile.not_found', 'resource.job.not_found'],
  },
});
