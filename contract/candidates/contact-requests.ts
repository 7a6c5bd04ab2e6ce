import { z } from 'zod';
import { Candidate } from '../applications.ts';
import { CONTACT_REQUEST_DAYS } from '../constants.ts';
import { endpoints } from '../endpoint.ts';
import { idOf, idParams } from '../fields/ids.ts';
import { listOf, paging } from '../lists.ts';

/** A company that found the seeker and asked whether it may contact them. */
export const ContactRequest = z.object({
  id: z.number(),
  company_id: z.number(),
  company_name: z.string(),
  /** For which job the company asks; null if for none in particular. */
  job: z.object({ id: z.number(), title: z.string() }).nullable(),
  asked_at: z.string(),
  /** Null until the seeker answers; while true, the company sees their address and number. */
  agreed: z.boolean().nullable(),
});
export type ContactRequest = z.output<typeof ContactRequest>;

export const contactRequests = endpoints({
  'POST /barong/resource/candidates/:id/contact_request': {
    summary: `Ask somebody whom the search found whether the company may contact them; once in ${CONTACT_REQUEST_DAYS} days`,
    who: 'hr',
    verified: true,
    accepted: true,
    params: idParams({ foundCandidate: 'recruiter' }),
    body: z.object({
      /** One of the company's open jobs, which the seeker reads. */
      job_id: idOf({ job: 'recruiter' }).optional(),
    }),
    bodyIsOptional: true,
    status: 201,
    output: Candidate,
    errors: [
      'resource.candidate.not_found',
      'resource.candidate.no_views_left',
      'resource.contact_request.agreed',
      'resource.contact_request.exists',
      'resource.job.not_found',
    ],
  },
  'GET /barong/resource/contact_requests': {
    summary: 'The companies that asked whether they may contact the seeker, newest first',
    who: 'user',
    query: paging(),
    output: listOf('contact_requests', ContactRequest),
  },
  'PUT /barong/resource/contact_requests/:id': {
    summary: 'Agree or decline; what was agreed to can be taken back at any time',
    who: 'user',
    params: idParams({ contactRequest: 'seeker' }),
    body: z.object({ agreed: z.boolean('request.missing') }),
    example: { agreed: true },
    output: ContactRequest,
    errors: ['resource.contact_request.not_found', 'request.missing'],
  },
});
