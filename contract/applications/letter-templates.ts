import { z } from 'zod';
import { LETTER_MAX_LENGTH } from './letters.ts';
import { LETTER_TEMPLATES_MAX } from '../constants.ts';
import { endpoints } from '../endpoint.ts';
import { idParams } from '../fields/ids.ts';
import { requiredText, seenText } from '../fields/texts.ts';
import { listOf, paging } from '../lists.ts';
import { LETTER_NAME_MAX_LENGTH } from '../fields/max-lengths.ts';
import { letterOccasions } from './letter-occasions.ts';

const text = seenText(LETTER_MAX_LENGTH).default('');

export const LetterTemplateForm = z
  .object({
    name: requiredText('resource.letter_template.missing_name', LETTER_NAME_MAX_LENGTH),
    occasion: z.enum(letterOccasions, 'request.invalid_value'),
    text_en: text,
    text_hi: text,
  })
  .refine(({ text_en, text_hi }) => text_en !== '' || text_hi !== '', {
    error: 'resource.letter_template.missing_text',
    path: ['text_en'],
  });
export type LetterTemplateForm = z.output<typeof LetterTemplateForm>;

/** A letter that a company keeps for its decisions or messages, with `{name}`, `{job}` and `{company}` in it. */
export const LetterTemplate = z.object({
  id: z.number(),
  name: z.string(),
  occasion: z.enum(letterOccasions),
  text_en: z.string(),
  text_hi: z.string(),
  updated_at: z.string(),
  /** Send it as If-Match to be refused instead of overwriting a colleague's change. */
  version: z.number(),
});
export type LetterTemplate = z.output<typeof LetterTemplate>;

const example = {
  name: 'Come on Monday',
  occasion: 'interview',
  text_en: 'Hello {name}, please come on Monday at ten.',
  text_hi: 'नमस्ते {name}, सोमवार को दस बजे आइए।',
};
const refusals = [
  'resource.letter_template.missing_name',
  'resource.letter_template.missing_text',
  'request.invalid_value',
] as const;

export const letterTemplates = endpoints({
  'GET /barong/resource/letter_templates': {
    summary: "The company's letters for decisions and messages, by name",
    who: 'hr',
    query: paging(),
    output: listOf('letter_templates', LetterTemplate),
  },
  'POST /barong/resource/letter_templates': {
    summary: `Keep a letter for decisions or messages; at most ${LETTER_TEMPLATES_MAX} for each company`,
    who: 'hr',
    body: LetterTemplateForm,
    example,
    status: 201,
    output: LetterTemplate,
    errors: [
      'request.idempotency_key_reused',
      ...refusals,
      'resource.hr_profile.not_found',
      'resource.letter_template.too_many',
    ],
  },
  'PUT /barong/resource/letter_templates/:id': {
    summary: 'Change a letter',
    who: 'hr',
    params: idParams({ letterTemplate: 'recruiter' }),
    body: LetterTemplateForm,
    example,
    output: LetterTemplate,
    errors: [...refusals, 'resource.letter_template.not_found', 'request.stale'],
  },
  'DELETE /barong/resource/letter_templates/:id': {
    summary: 'Delete a letter; what was sent with it stays as it is',
    who: 'hr',
    params: idParams({ letterTemplate: 'recruiter' }),
    output: z.object({ message: z.string() }),
    errors: ['resource.letter_template.not_found'],
  },
});
