import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { idParams } from '../fields/ids.ts';
import { importColumns, IMPORT_MAX_BYTES } from './import-columns.ts';

/** For each company, including previews. */
export const IMPORTS_AN_HOUR = 60;

/**
 * What an import does with a row, or has done: `same` is left alone because it has not changed
 * since the last import, `known` because the company's feed or list has brought its job under
 * another number, `closed` because the job was closed or deleted here, `wrong` because of its
 * problems. In a feed (`job-feeds.ts`) also: `left` are jobs that it lists no more, which are
 * closed, and `reopened` those of them that came back.
 */
const importOutcomes = [
  'new',
  'changed',
  'same',
  'known',
  'closed',
  'wrong',
  'left',
  'reopened',
] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

export const ImportedRow = z.object({
  /** The line of the file on which the row ends, or the number of the job in it; 0 if it is in none. */
  line: z.number(),
  reference: z.string(),
  title: z.string(),
  outcome: z.enum(importOutcomes),
  /** Whether the row takes over a job without a number that has the same title and place. */
  joined: z.boolean(),
  /** The other number under which the job is known; null if there is none. */
  known_as: z.string().nullable(),
  /** Null as long as there is none. */
  job_id: z.number().nullable(),
  /** In the language of the request; the column is null if the problem is the whole row. */
  problems: z.array(z.object({ column: z.enum(importColumns).nullable(), text: z.string() })),
});
export type ImportedRow = z.output<typeof ImportedRow>;

const JobList = z.object({ csv: z.string('request.missing').min(1).max(IMPORT_MAX_BYTES) });
const ImportedRows = z.object({ rows: z.array(ImportedRow) });
const ReadColumn = z.object({
  /** As it stands in the file. */
  name: z.string(),
  /** The columns of the template that it is read as; none if nothing is read from it. */
  read_as: z.array(z.enum(importColumns)),
  /** Its first value. */
  said: z.string(),
  /** What was understood of that, in the language of the request; '' where it is taken as it stands. */
  understood: z.string(),
});
export type ReadColumn = z.output<typeof ReadColumn>;
/** Also says how each column is read, so that a wrong guess is seen before anything is kept. */
export const PreviewedRows = ImportedRows.extend({ columns: z.array(ReadColumn) });

/** What both calls refuse. */
const refusals = [
  'resource.hr_profile.incomplete',
  'resource.hr_profile.waits_for_check',
  'resource.job_import.unreadable',
  'resource.job_import.too_many_rows',
  'request.too_many_requests',
] as const;

const example = { csv: 'reference,title\nA-1,Tailor' };

/** How companies bring in a list of their own jobs. */
export const jobImports = endpoints({
  'GET /barong/resource/jobs/:id/sources': {
    summary:
      "Who says one of the company's jobs, first where it came from: hand, list, feed, or the name of a portal",
    who: 'hr',
    params: idParams({ job: 'recruiter', draft: 'recruiter' }),
    output: z.object({
      sources: z.array(
        z.object({
          source: z.string(),
          url: z.string().nullable(),
          first_said_at: z.string(),
          /** Null for where it came from first. */
          last_said_at: z.string().nullable(),
        }),
      ),
    }),
    errors: ['resource.job.not_found'],
  },
  'POST /barong/resource/job_imports/preview': {
    summary:
      "What importing a CSV file of the company's own jobs would do, row by row; keeps nothing",
    who: 'hr',
    verified: true,
    body: JobList,
    example,
    output: PreviewedRows,
    errors: refusals,
  },
  'POST /barong/resource/job_imports': {
    summary:
      "Import a CSV file of the company's own jobs: rows with a known reference change their job, the others are posted, wrong ones are left",
    who: 'hr',
    verified: true,
    accepted: true,
    body: JobList,
    example,
    output: ImportedRows,
    errors: [...refusals, 'resource.job_import.running'],
  },
});
