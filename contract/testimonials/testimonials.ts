import { z } from 'zod';
import {
  PAGE_SIZE,
  TESTIMONIAL_MAX_LENGTH,
  TESTIMONIAL_MIN_LENGTH,
  TESTIMONIAL_NAME_MAX_LENGTH,
} from '../constants.ts';
import { endpoints, languages, roles } from '../endpoint.ts';
import { idParams } from '../fields/ids.ts';
import { days, lineOrNull } from '../fields/optional-fields.ts';
import { requiredText } from '../fields/texts.ts';
import { listOf, paging } from '../lists.ts';
import { hasContact } from './contact-in.ts';

const noContact = (text: string | null) => text === null || !hasContact(text);
const line = () =>
  requiredText('request.missing', TESTIMONIAL_NAME_MAX_LENGTH).refine(
    noContact,
    'resource.testimonial.contact',
  );

export const TestimonialForm = z.object({
  text: requiredText('request.missing', TESTIMONIAL_MAX_LENGTH)
    .superRefine((text, context) => {
      if (text === '' || text.length >= TESTIMONIAL_MIN_LENGTH) return;
      context.addIssue({
        code: 'custom',
        message: 'resource.testimonial.too_short',
        params: { least: TESTIMONIAL_MIN_LENGTH },
      });
    })
    .refine(noContact, 'resource.testimonial.contact'),
  /** As it is shown; it need not be that of the account. */
  name: line(),
  /** What its writer does. */
  position: line(),
  company: lineOrNull(TESTIMONIAL_NAME_MAX_LENGTH).refine(
    noContact,
    'resource.testimonial.contact',
  ),
  /** Agrees that everybody may read all of this. */
  agreed: z.literal(true, 'resource.testimonial.no_consent'),
});
export type TestimonialForm = z.output<typeof TestimonialForm>;

export const testimonialStates = ['waiting', 'approved', 'declined'] as const;

const words = {
  text: z.string(),
  name: z.string(),
  position: z.string(),
  company: z.string().nullable(),
};

const OwnTestimonial = z.object({
  ...words,
  state: z.enum(testimonialStates),
  /** Why it is not shown; null unless it was declined. */
  reason: z.string().nullable(),
  agreed_at: z.string(),
});
export type OwnTestimonial = z.output<typeof OwnTestimonial>;

const Testimonial = z.object({
  id: z.number(),
  ...words,
  state: z.enum(testimonialStates),
  reason: z.string().nullable(),
  /** Pinned testimonials come before newer ones. */
  pinned: z.boolean(),
  account_id: z.number(),
  username: z.string(),
  role: z.enum(roles),
  written_at: z.string(),
  decided_at: z.string().nullable(),
  /** Null if the account is gone. */
  decided_by: z.string().nullable(),
  version: z.number(),
});
export type Testimonial = z.output<typeof Testimonial>;

const ShownTestimonial = z.object({
  ...words,
  /** The language of the text. */
  language: z.enum(languages),
});
export type ShownTestimonial = z.output<typeof ShownTestimonial>;

const held = z.object({ testimonial: OwnTestimonial.nullable() });

export const testimonials = endpoints({
  'GET /barong/public/testimonials': {
    summary: 'What people say about the portal: the two that owners have pinned or approved last',
    who: 'anyone',
    output: z.object({ testimonials: z.array(ShownTestimonial) }),
  },
  'GET /barong/resource/testimonial': {
    summary: 'What the caller says about the portal, and whether it may be shown',
    who: ['user', 'hr'],
    output: held,
  },
  'PUT /barong/resource/testimonial': {
    summary:
      'Say how it went, for everybody to read, in place of what was said before; an owner reads it first',
    who: ['user', 'hr'],
    verified: true,
    body: TestimonialForm,
    example: {
      text: 'I had an answer to each application, and work after two weeks.',
      name: 'Asha Rao',
      position: 'Staff nurse',
      company: 'City Hospital',
      agreed: true,
    },
    output: held,
    errors: [
      'request.missing',
      'resource.testimonial.too_short',
      'resource.testimonial.contact',
      'resource.testimonial.no_consent',
      'request.too_many_requests',
    ],
  },
  'DELETE /barong/resource/testimonial': {
    summary: 'Withdraw your testimonial. Repeating this has no effect',
    who: ['user', 'hr'],
    output: held,
  },
  'GET /barong/admin/testimonials': {
    summary:
      'What people say about the portal: the oldest first while it waits; then the pinned and the newest',
    who: 'admin',
    admins: [],
    query: paging(PAGE_SIZE).extend({
      ...days,
      status: z.enum(['waiting', 'decided']).default('waiting'),
    }),
    output: listOf('testimonials', Testimonial, { waiting_count: z.number() }),
  },
  'PUT /barong/admin/testimonials/:id': {
    summary:
      'Approve it, pinned or not, or decline it with a reason; `If-Match` names the version that was read',
    who: 'admin',
    admins: [],
    params: idParams({ testimonial: 'admin' }),
    body: z
      .object({
        approved: z.boolean('request.missing'),
        pinned: z.boolean().default(false),
        /** Needed to decline; it is mailed. */
        reason: lineOrNull(TESTIMONIAL_MAX_LENGTH).default(null),
      })
      .superRefine(({ approved, reason }, context) => {
        if (approved || reason) return;
        context.addIssue({ code: 'custom', path: ['reason'], message: 'request.missing' });
      }),
    example: { approved: true, pinned: true },
    output: Testimonial,
    errors: ['request.missing', 'resource.testimonial.not_found', 'resource.testimonial.stale'],
  },
});
