/** What a recruiter passes on of an open job of their own company. */
import { type SaidSource, SOURCE_PARAMETER } from '../../../contract/applications/sources.ts';
import type { Db } from '../../platform/database.ts';
import { refuse } from '../../platform/refusal.ts';
import { presentCard } from './present.ts';
import { findOwnCard } from './queries.ts';
import { shareText } from './share-text.ts';

export async function shareKit(
  db: Db,
  { company_id }: { company_id: number | null },
  id: number,
  publicUrl: string,
) {
  const row = company_id === null ? undefined : await findOwnCard(db, company_id, id);
  if (!row) throw refuse('resource.job.not_found');
  if (row.state !== 'active') throw refuse('resource.job.not_open');
  const job = presentCard(row);
  // Short, so that its QR code has few modules.
  const url = `${publicUrl}/jobs/${id}`;
  const message = `${url}?${SOURCE_PARAMETER}=${'message' satisfies SaidSource}`;
  return { url, text_en: shareText(job, message, 'en'), text_hi: shareText(job, message, 'hi') };
}
