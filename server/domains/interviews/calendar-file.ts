import { Readable } from 'node:stream';
import type { Language } from '../../../contract/endpoint.ts';
import { calendarOf } from '../../platform/calendar/calendar.ts';
import type { FileAnswer, Services } from '../../platform/endpoints.ts';
import { orRefuse, refuse } from '../../platform/refusal.ts';
import { companyOf, type SignedIn } from '../../platform/sessions.ts';
import { getOfCompany, getOfSeeker, type InterviewRow } from './queries.ts';
import { entryOf } from './telling.ts';

// An interview with a time as a file for a calendar, for those who do not get the mail's entry into theirs.

type FileServices = Pick<Services, 'db' | 'publicUrl'>;

export const myCalendarFile = async (
  { db, publicUrl }: FileServices,
  seeker: SignedIn,
  id: number,
  language: Language,
): Promise<FileAnswer> =>
  fileOf(await getOfSeeker(db, seeker.id, id), { to: 'candidate', publicUrl, language });

export const companyCalendarFile = async (
  { db, publicUrl }: FileServices,
  recruiter: SignedIn,
  id: number,
  language: Language,
): Promise<FileAnswer> =>
  fileOf(await getOfCompany(db, companyOf(recruiter), id), { to: 'company', publicUrl, language });

function fileOf(
  found: InterviewRow | undefined,
  reader: Parameters<typeof entryOf>[1],
): FileAnswer {
  const row = orRefuse(found, 'resource.interview.not_found');
  const { state, starts_at } = row;
  if (state !== 'booked' || !starts_at) throw refuse('resource.interview.not_found');
  const other = reader.to === 'candidate' ? row.company_name : row.candidate_name;
  return {
    name: `Interview ${other}.ics`,
    mediaType: 'text/calendar; charset=utf-8',
    content: Readable.from([calendarOf([entryOf({ ...row, starts_at }, reader)], new Date())]),
  };
}
