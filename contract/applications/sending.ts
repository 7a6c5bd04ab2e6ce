import { z } from 'zod';
import { MyApplication } from '../applications.ts';
import { APPLY_UNDO_SECONDS, COVER_LETTER_MAX_LENGTH } from '../constants.ts';
import { endpoints } from '../endpoint.ts';
import { idOf, idParams } from '../fields/ids.ts';
import { requiredText } from '../fields/texts.ts';
import { Answers } from '../jobs/questions.ts';
import { DeclaredOrigin } from './referrals.ts';

/** What else a withdrawal ends; only the application itself, unless the seeker says so. */
export const Withdrawal = z.object({
  /** Ends that the company can read the seeker's mail address and number, from other applications too. */
  stop_sharing: z.boolean().default(false),
});
export type Withdrawal = z.output<typeof Withdrawal>;

/** Sending an application, and taking it back. */
export const sending = endpoints({
  'POST /barong/resource/jobs/:id/apply': {
    summary:
      'Apply to an open job with a cover letter; without one the saved default letter is sent',
    who: 'user',
    verified: true,
    accepted: true,
    params: idParams({ job: 'anyone', draft: 'nobody' }),
    body: z.object({
      /**
       * When absent, the default letter of the profile is sent; when present, it must not be empty.
       */
      cover_letter: requiredText(
        'resource.application.missing_cover_letter',
        COVER_LETTER_MAX_LENGTH,
      ).optional(),
      resume_document_id: idOf({ document: 'seeker' }).optional(),
      /** Keeps this letter as the default for later applications. */
      save_as_default: z.boolean().default(false),
      /** Shows the company the current and expected pay of the profile. */
      share_ctc: z.boolean().default(false),
      /**
       * Shows address and number; false also ends what was shared with the company before. Either waits
       * until a company that reviews blind learns whose application it is.
       */
      share_contact: z.boolean().default(true),
      /** To each of the job's questions. */
      answers: Answers.default([]),
      /** The company is mailed ten seconds later, and until then it can be undone. */
      can_undo: z.boolean().default(false),
      ...DeclaredOrigin.shape,
    }),
    bodyIsOptional: true,
    status: 201,
    output: MyApplication,
    errors: [
      'resource.application.missing_cover_letter',
      'resource.application.missing_answers',
      'resource.application.invalid_answer',
      'resource.application.missing_explanation',
      'resource.application.questions_changed',
      'resource.application.exists',
      'resource.application.company_blocked',
      'resource.job.not_found',
      'resource.job.not_open',
      'resource.resume.not_found',
      'request.idempotency_key_reused',
      'request.too_many_requests',
    ],
  },
  'POST /barong/resource/applications/:id/undo': {
    summary: `Take back an application that was sent with \`can_undo\`, for ${APPLY_UNDO_SECONDS} seconds and before the company looks at it; it is gone on both sides`,
    who: 'user',
    params: idParams({ undoableApplication: 'seeker' }),
    output: z.object({ undone: z.number() }),
    errors: ['resource.application.not_found', 'resource.application.invalid_transition'],
  },
  'POST /barong/resource/applications/:id/withdrawal': {
    summary: 'Withdraw an application',
    who: 'user',
    params: idParams({ application: 'seeker' }),
    body: Withdrawal,
    bodyIsOptional: true,
    output: MyApplication,
    errors: ['resource.application.not_found', 'resource.application.invalid_transition'],
  },
});
