import { z } from 'zod';
import { Email } from '../accounts/email.ts';
import { ACCESS_CONTACT_MAX_LENGTH } from '../constants.ts';
import { blank, choiceOf, lineOrNull } from '../fields/optional-fields.ts';
import { jobConditions, shifts } from './condition-kinds.ts';

/** The fields of a job's form about its conditions. */
export const conditionFields = {
  shift: choiceOf(shifts),
  conditions: z
    .array(z.enum(jobConditions))
    .max(jobConditions.length)
    .transform((chosen) => [...new Set(chosen)]),
  /** Whom to ask about access, and at which address; everybody sees both. */
  access_contact_name: lineOrNull(ACCESS_CONTACT_MAX_LENGTH),
  access_contact_email: z.union([blank, z.null(), Email], 'identity.user.invalid_email'),
};

/** The conditions as answers show them. */
export const Conditions = z.object({
  shift: z.enum(shifts).nullable(),
  conditions: z.array(z.enum(jobConditions)),
  access_contact_name: z.string().nullable(),
  access_contact_email: z.string().nullable(),
});
