/** Reports of people by those who may read their profile or their messages. */
import type { SignedIn } from '../../platform/sessions.ts';
import type { SignedAddress } from '../../platform/files/signed-addresses.ts';
import { orRefuse } from '../../platform/refusal.ts';
import { readCandidateName } from '../candidates/candidates.ts';
import { readPublicPerson } from '../sharing/sharing.ts';
import { findWriter } from './queries.ts';
import { storeReport, type Taken, type ReportServices, type WrittenReport } from './reports.ts';

export async function reportCandidate(
  services: ReportServices & { addressOf: SignedAddress },
  recruiter: SignedIn,
  id: number,
  written: WrittenReport,
): Promise<Taken> {
  const title = await readCandidateName(services, recruiter, id);
  return storeReport(services, { ...written, account_id: id, title });
}

export async function reportRecruiter(
  services: ReportServices,
  seeker: SignedIn,
  id: number,
  written: WrittenReport,
): Promise<Taken> {
  const writer = orRefuse(await findWriter(services.db, seeker.id, id), 'resource.user.not_found');
  return storeReport(services, { ...written, account_id: id, title: writer.name });
}

export async function reportPublicProfile(
  services: ReportServices,
  viewer: SignedIn | null,
  code: string,
  written: WrittenReport,
): Promise<Taken> {
  const { id, name } = await readPublicPerson(services.db, viewer, code);
  return storeReport(services, { ...written, account_id: id, title: name });
}
