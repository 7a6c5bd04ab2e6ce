import type { RouterContextProvider } from 'react-router';
import { load, refusedStatus } from '../../../lib/api/page-context.ts';

/** What the address of the form names. */
export interface Reported {
  kind: 'job' | 'company';
  id: number;
}

export function reportedOf(address: URL): Reported | null {
  for (const kind of ['job', 'company'] as const) {
    const id = address.searchParams.get(kind) ?? '';
    if (/^[1-9]\d{0,14}$/.test(id)) return { kind, id: Number(id) };
  }
  return null;
}

/** The title of the job or the name of the company; null if there is none that everybody may read. */
export async function titleOf(
  context: Readonly<RouterContextProvider>,
  { kind, id }: Reported,
): Promise<string | null> {
  const params = { id };
  try {
    if (kind === 'company') {
      return (await load(context, 'GET /barong/public/companies/:id', { params })).name;
    }
    // It answers for closed jobs as well.
    return (await load(context, 'GET /barong/public/jobs/:id/similar', { params })).job.title;
  } catch (error) {
    if (refusedStatus(error) !== 404) throw error;
    return null;
  }
}
