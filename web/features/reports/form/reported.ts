import type { RouterContextProvider } from 'react-router';
import {
  type AnyReportReason,
  profileReportReasons,
  reportReasons,
} from '../../../../contract/reports/report-reasons.ts';
import { load, refusedStatus } from '../../../lib/api/page-context.ts';

/** The id in the form's address: a number, or the code of a public profile. */
export type Reported = { kind: 'job' | 'company'; id: number } | { kind: 'profile'; id: string };

export const reasonsFor = ({ kind }: Reported): readonly AnyReportReason[] =>
  kind === 'profile' ? profileReportReasons : reportReasons;

export function reportedOf({ searchParams }: URL): Reported | null {
  for (const kind of ['job', 'company'] as const) {
    const id = searchParams.get(kind) ?? '';
    if (/^[1-9]\d{0,14}$/.test(id)) return { kind, id: Number(id) };
  }
  const code = searchParams.get('profile') ?? '';
  return /^[\w-]{1,64}$/.test(code) ? { kind: 'profile', id: code } : null;
}

type Context = Readonly<RouterContextProvider>;

/** The title of the job or the name of the company or person; null if there is none that everybody may see. */
export async function titleOf(context: Context, reported: Reported): Promise<string | null> {
  try {
    return await read(context, reported);
  } catch (error) {
    if (refusedStatus(error) !== 404) throw error;
    return null;
  }
}

async function read(context: Context, { kind, id }: Reported): Promise<string> {
  if (kind === 'profile') {
    const query = { code: id };
    return (await load(context, 'GET /barong/public/public_profile', { query })).name;
  }
  const params = { id };
  if (kind === 'company') {
    return (await load(context, 'GET /barong/public/companies/:id', { params })).name;
  }
  // The API finds closed jobs as well.
  return (await load(context, 'GET /barong/public/jobs/:id/similar', { params })).job.title;
}
