import { z } from 'zod';
import { Email } from '../../accounts/email.ts';
import { ACCESS_CONTACT_MAX_LENGTH } from '../../constants.ts';
import type { EnumOf } from '../../fields/enum-of.ts';
import { blank, lineOrNull } from '../../fields/optional-fields.ts';
import {
  type ConditionChoice,
  conditionChoices,
  type ConditionValue,
  ofEachConditionChoice,
} from '../choices/condition-choices.ts';
import { jobConditions } from './condition-kinds.ts';

/** The fields of a job's form about its conditions, beside those in `choices/choice-fields.ts`. */
export const conditionFields = {
  conditions: z
    .array(z.enum(jobConditions))
    .max(jobConditions.length)
    .transform((chosen) => [...new Set(chosen)]),
  access_contact_name: lineOrNull(ACCESS_CONTACT_MAX_LENGTH),
  access_contact_email: z.union([blank, z.null(), Email], 'identity.user.invalid_email'),
};

/** The conditions as answers show them. */
export const Conditions = z.object({
  ...ofEachConditionChoice<{
    [Name in ConditionChoice]: z.ZodNullable<EnumOf<ConditionValue<Name>>>;
  }>((name) => z.enum(conditionChoices[name].values).nullable() as never),
  conditions: z.array(z.enum(jobConditions)),
  access_contact_name: z.string().nullable(),
  access_contact_email: z.string().nullable(),
});
