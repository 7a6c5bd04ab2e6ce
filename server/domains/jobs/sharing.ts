/** How a job is shared. */
import { type DeclaredSource, SOURCE_PARAMETER } from '../../../contract/applications/sources.ts';
import { drawnCode, qrCode } from '../../../contract/format/qr-code.ts';
import type { Db } from '../../platform/database.ts';
import type { FileAnswer } from '../../platform/endpoints.ts';
import { orRefuse, refuse } from '../../platform/refusal.ts';
import { companyOf, type SignedIn } from '../../platform/sessions.ts';
import { type Reader, readJob } from './jobs.ts';
import { presentCard } from './present.ts';
import { findOwnCard } from './queries.ts';
import { pictureLines, shareText } from './share-text.ts';

/** The texts with which a recruiter shares an open job of their own company. */
export async function shareKit(
  db: Db,
  recruiter: Pick<SignedIn, 'company_id'>,
  id: number,
  publicUrl: string,
) {
  const row = orRefuse(await findOwnCard(db, companyOf(recruiter), id), 'resource.job.not_found');
  if (row.state !== 'active') throw refuse('resource.job.not_open');
  const job = presentCard(row);
  // Short, so that its QR code has few modules.
  const url = `${publicUrl}/jobs/${id}`;
  const message = `${url}?${SOURCE_PARAMETER}=${'message' satisfies DeclaredSource}`;
  return {
    url,
    text_en: shareText(job, message, 'en'),
    text_hi: shareText(job, message, 'hi'),
    picture_en: pictureLines(job, 'en'),
    picture_hi: pictureLines(job, 'hi'),
  };
}

const HOUR_SECONDS = 3_600;

/** The address of a job as a QR code. */
export async function codeOfJob(
  db: Db,
  id: number,
  reader: Reader | null,
  publicUrl: string,
): Promise<FileAnswer> {
  await readJob(db, id, reader);
  const address = `${publicUrl}/jobs/${id}?${SOURCE_PARAMETER}=${'qr' satisfies DeclaredSource}`;
  const { width, path } = drawnCode(qrCode(address) ?? []);
  return {
    name: `vritti-${id}.svg`,
    mediaType: 'image/svg+xml',
    // Dark on white in every theme, because many readers accept nothing else.
    content: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${width}" shape-rendering="crispEdges"><path fill="#fff" d="M0,0h${width}v${width}h-${width}z"/><path d="${path}"/></svg>`,
    inline: true,
    keptSeconds: HOUR_SECONDS,
  };
}
