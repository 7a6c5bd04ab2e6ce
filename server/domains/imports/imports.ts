/**
 * Imports postings from other portals. Each is identified by its source and the source's id. Importing one again
 * updates it and renews how long it stays open, because a source that still lists a job confirms that it is open. A
 * job that was closed or deleted here stays so. A posting that the company itself or another source already brought
 * is recorded as one more source of that job.
 */
import path from 'node:path';
import { JOB_LIFE_DAYS } from '../../../contract/constants.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { announcePages } from '../../platform/pages/page-cache.ts';
import { refreshSearch, renderDescription, waitForOtherBatches } from '../jobs/jobs.ts';
import { countAnew } from '../search/search.ts';
import { isSameJob, plainWords } from './copies.ts';
import { hashOf, type Posting, readPosting, UNNAMED_COMPANY } from './posting.ts';
import {
  addCompanies,
  addJobs,
  changeJobs,
  findImported,
  type ImportedPosting,
  letPagesWait,
  refreshStatistics,
  renewJobs,
} from './queries.ts';
import { openPostings } from './readers/file.ts';
import { UnreadableFile } from './readers/row.ts';
import { keepJobSources, listCandidates, type JobSource } from './source-queries.ts';

const BATCH_ROWS = 1_000;
const DAY_MS = 86_400_000;

/** `read` is the sum of the other counts; copies of known jobs count as unchanged. */
export interface Imported {
  read: number;
  created: number;
  changed: number;
  unchanged: number;
  refused: number;
  /** Why the file could not be read, or not to its end; the counts cover what came before. */
  problem?: string;
}

export interface ImportOptions {
  now?: Date;
  /** Called for each row that cannot be read. */
  onRefused?: (rowNumber: number, problem: string) => void;
  /** Called after each row with the share of the file that is done, from 0 to 1. */
  onProgress?: (imported: Imported, share: number) => void;
}

/** Imports the postings of a file, in batches that are committed one by one. */
export async function importPostings(
  db: Db,
  file: string,
  { now = new Date(), onRefused, onProgress }: ImportOptions = {},
): Promise<Imported> {
  const imported: Imported = { read: 0, created: 0, changed: 0, unchanged: 0, refused: 0 };
  const source = sourceOf(file);
  let batch = new Map<string, Posting>();
  const roles = new Map<string, string>();
  const keep = async () => {
    if (batch.size > 0) await keepBatch(db, [...batch.values()], now, imported);
    batch = new Map();
    roles.clear();
  };
  try {
    const { rows, shareRead } = await openPostings(file);
    for await (const row of rows) {
      imported.read += 1;
      const posting = 'problem' in row ? row : readPosting(row.fields, { source, now });
      if ('problem' in posting) {
        imported.refused += 1;
        onRefused?.(row.number, posting.problem);
        continue;
      }
      // One statement cannot write a row twice, so a repeated posting goes into the next batch; so does a possible
      // copy, because copies are looked for among stored jobs.
      const role = roleOf(posting);
      if (batch.has(keyOf(posting)) || (roles.get(role) ?? posting.source) !== posting.source) {
        await keep();
      }
      roles.set(role, posting.source);
      batch.set(keyOf(posting), posting);
      if (batch.size === BATCH_ROWS) await keep();
      onProgress?.(imported, shareRead());
    }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    imported.problem = error.message;
  }
  await keep();
  await announcePages(db);
  if (imported.created + imported.changed >= BATCH_ROWS) await refreshStatistics(db);
  if (imported.created + imported.changed > 0) await countAnew(db);
  return imported;
}

/** The source of rows that name none, from the file's name: `jobs` for `jobs.2026.csv.gz`. */
const sourceOf = (file: string) => path.basename(file).replace(/(?<=.)\..*$/, '');

const keyOf = ({ source, source_id }: Pick<Posting, 'source' | 'source_id'>) =>
  `${source}\n${source_id}`;

/** The same key for postings that may be one job. */
const roleOf = ({ company, title }: Posting) => plainWords(`${company}\n${title}`);

/**
 * Stored jobs that postings are copies of, by the key of the posting; a job has at most one posting of each source.
 */
async function findCopies(trx: Trx, postings: readonly Posting[]): Promise<Map<string, number>> {
  // For postings without a company, nobody knows whose they are.
  const named = postings.filter(({ company }) => company !== UNNAMED_COMPANY);
  const candidates = await listCandidates(trx, named);
  const copies = new Map<string, number>();
  for (const posting of named) {
    const job = candidates.find(
      (candidate) =>
        candidate.company === posting.company.toLowerCase() &&
        !candidate.sources.includes(posting.source) &&
        isSameJob(candidate, posting),
    );
    if (!job) continue;
    job.sources.push(posting.source);
    copies.set(keyOf(posting), job.id);
  }
  return copies;
}

async function keepBatch(db: Db, postings: Posting[], now: Date, imported: Imported) {
  const expiresAt = new Date(now.getTime() + JOB_LIFE_DAYS * DAY_MS);
  const created: ImportedPosting[] = [];
  const changed: ImportedPosting[] = [];
  const renewed: number[] = [];
  const said: JobSource[] = [];
  await db.transaction().execute(async (trx) => {
    await waitForOtherBatches(trx);
    await letPagesWait(trx);
    const known = new Map((await findImported(trx, postings)).map((job) => [keyOf(job), job]));
    const copies = await findCopies(
      trx,
      postings.filter((posting) => !known.has(keyOf(posting))),
    );
    for (const posting of postings) {
      const source_hash = hashOf(posting);
      const row = () => ({
        ...posting,
        source_hash,
        description_html: renderDescription(posting.description),
      });
      const job = known.get(keyOf(posting));
      const copyOf = job?.is_copy ? job.id : copies.get(keyOf(posting));
      if (copyOf !== undefined) {
        const { source, source_id, source_url } = posting;
        said.push({ job_id: copyOf, source, source_id, source_url });
        if (job?.open) renewed.push(copyOf);
      } else if (!job) created.push(row());
      else if (job.open && job.source_hash !== source_hash) changed.push(row());
      // Gaining less than a day is not worth a write.
      else if (job.open && Date.parse(job.expires_at) < expiresAt.getTime() - DAY_MS) {
        renewed.push(job.id);
      }
    }
    await addCompanies(trx, [...created, ...changed]);
    const ids = [
      ...(await addJobs(trx, created, { now, expiresAt })),
      ...(await changeJobs(trx, changed, expiresAt)),
      ...renewed,
    ];
    await renewJobs(trx, renewed, expiresAt);
    await keepJobSources(trx, said);
    await refreshSearch(trx, ids);
  });
  imported.created += created.length;
  imported.changed += changed.length;
  imported.unchanged += postings.length - created.length - changed.length;
}
