import type { LetterOccasion } from '../../../contract/applications/letter-occasions.ts';
import { LETTER_TEMPLATES_MAX } from '../../../contract/constants.ts';
import { useReading } from '../../lib/api/use-reading.ts';

/** The letters that the company keeps for an occasion. */
export const useLetterTemplates = (wanted: LetterOccasion) =>
  useReading('GET /barong/resource/letter_templates', {
    key: ['letter-templates'],
    query: { limit: LETTER_TEMPLATES_MAX },
    select: ({ letter_templates }) =>
      letter_templates.filter(({ occasion }) => occasion === wanted),
  });
