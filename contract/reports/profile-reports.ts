import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { idParams } from '../fields/ids.ts';
import { profileReportReasons } from './report-reasons.ts';
import { takenReport, writtenReport } from './reports.ts';

const written = writtenReport.extend({ reason: z.enum(profileReportReasons, 'request.missing') });
const example = { reason: 'invented', note: 'The certificate is not real.' } as const;

/** A profile may be reported by everybody who may read it, and by nobody else. */
export const profileReports = endpoints({
  'POST /barong/resource/candidates/:id/reports': {
    summary:
      'Report the profile of a candidate whom the company may read, by the id of their account; they are not told',
    who: 'hr',
    team: 'viewer',
    params: idParams({ candidate: 'recruiter', foundCandidate: 'recruiter' }),
    body: written,
    example,
    status: 201,
    output: takenReport,
    errors: ['resource.candidate.not_found', 'request.too_many_requests'],
  },
  'POST /barong/resource/recruiters/:id/reports': {
    summary: 'Report a recruiter who has written to the caller, as a person; they are not told',
    who: 'user',
    params: idParams({ writingRecruiter: 'seeker' }),
    body: written,
    example,
    status: 201,
    output: takenReport,
    errors: ['resource.user.not_found', 'request.too_many_requests'],
  },
  'POST /barong/public/public_profile/reports': {
    summary: 'Report the public profile with this code; its seeker is not told',
    who: 'anyone',
    body: written.extend({ code: z.string().max(64) }),
    status: 201,
    output: takenReport,
    errors: ['resource.public_profile.not_found', 'request.too_many_requests'],
  },
});
