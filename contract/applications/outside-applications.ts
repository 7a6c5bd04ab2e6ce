import { z } from 'zod';
import { trackerStatuses } from './statuses.ts';
import { FollowUpDay, PrivateNote } from './private-notes.ts';
import { OUTSIDE_APPLICATIONS_MAX } from '../constants.ts';
import { endpoints } from '../endpoint.ts';
import { idParams } from '../fields/ids.ts';
import { Day } from '../fields/optional-fields.ts';
import { requiredText, seenText } from '../fields/texts.ts';
import {
  COMPANY_NAME_MAX_LENGTH,
  LINK_MAX_LENGTH,
  OUTSIDE_TITLE_MAX_LENGTH,
  PLACE_MAX_LENGTH,
} from '../fields/max-lengths.ts';

/** A link that a seeker keeps for themselves, in one line; only their browser opens it. */
const isWebAddress = (text: string) => /^https?:\P{Cc}+$/iu.test(text) && URL.canParse(text);

const Link = z
  .string()
  .trim()
  .max(LINK_MAX_LENGTH)
  .nullable()
  .default(null)
  .transform((text) => text || null)
  .refine(
    (text) => text === null || isWebAddress(text),
    'resource.outside_application.invalid_link',
  );

export const OutsideApplicationForm = z.object({
  job_title: requiredText('resource.outside_application.missing_title', OUTSIDE_TITLE_MAX_LENGTH),
  company_name: requiredText(
    'resource.outside_application.missing_company',
    COMPANY_NAME_MAX_LENGTH,
  ),
  location: seenText(PLACE_MAX_LENGTH).default(''),
  link: Link,
  status: z.enum(trackerStatuses, 'request.invalid_value'),
  applied_on: Day,
  note: PrivateNote.default(''),
  follow_up_on: FollowUpDay.default(null),
});
export type OutsideApplicationForm = z.output<typeof OutsideApplicationForm>;

/** An application that a seeker sent elsewhere and keeps in the tracker by hand. */
export const OutsideApplication = z.object({
  id: z.number(),
  job_title: z.string(),
  company_name: z.string(),
  location: z.string(),
  link: z.string().nullable(),
  status: z.enum(trackerStatuses),
  applied_on: z.string(),
  note: z.string(),
  note_changed_at: z.string().nullable(),
  follow_up_on: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  /** Every status that it was given after the first, oldest first. */
  changes: z.array(
    z.object({ id: z.number(), status: z.enum(trackerStatuses), created_at: z.string() }),
  ),
});
export type OutsideApplication = z.output<typeof OutsideApplication>;

const example = {
  job_title: 'Accounts Executive',
  company_name: 'Malwa Cold Storage',
  status: 'Applied',
  applied_on: '2026-11-18',
};
const refusals = [
  'resource.outside_application.missing_title',
  'resource.outside_application.missing_company',
  'resource.outside_application.invalid_link',
] as const;

export const outsideApplications = endpoints({
  'POST /barong/resource/outside_applications': {
    summary: `Track an application that was sent elsewhere; at most ${OUTSIDE_APPLICATIONS_MAX} for each account`,
    who: 'user',
    body: OutsideApplicationForm,
    example,
    status: 201,
    output: OutsideApplication,
    errors: [
      'request.idempotency_key_reused',
      ...refusals,
      'resource.outside_application.too_many',
    ],
  },
  'GET /barong/resource/outside_applications/:id': {
    summary: 'One of the applications that the seeker sent elsewhere',
    who: 'user',
    params: idParams({ outsideApplication: 'seeker' }),
    output: OutsideApplication,
    errors: ['resource.outside_application.not_found'],
  },
  'PUT /barong/resource/outside_applications/:id': {
    summary: 'Change an application that was sent elsewhere',
    who: 'user',
    params: idParams({ outsideApplication: 'seeker' }),
    body: OutsideApplicationForm,
    example,
    output: OutsideApplication,
    errors: [...refusals, 'resource.outside_application.not_found'],
  },
  'DELETE /barong/resource/outside_applications/:id': {
    summary: 'Remove an application that was sent elsewhere; it can be brought back for a day',
    who: 'user',
    params: idParams({ outsideApplication: 'seeker' }),
    output: z.object({ message: z.string() }),
    errors: ['resource.outside_application.not_found'],
  },
  'POST /barong/resource/outside_applications/:id/restoration': {
    summary: 'Bring back what was removed within the last day, as it was',
    who: 'user',
    params: idParams({ deletedOutsideApplication: 'seeker' }),
    output: OutsideApplication,
    errors: ['resource.outside_application.not_found', 'resource.outside_application.too_many'],
  },
});
