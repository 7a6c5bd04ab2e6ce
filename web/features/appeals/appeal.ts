import { APPEAL_MIN_LENGTH } from '../../../contract/constants.ts';
import { linkStart } from '../../lib/links/pasted-link.ts';
import type { appealMessages } from './messages.ts';

export const appealStart = { ...linkStart, text: '' };

export const lengthMistake = (text: string, t: (typeof appealMessages)['en']): string | undefined =>
  text.trim().length < APPEAL_MIN_LENGTH ? t.tooShort : undefined;
