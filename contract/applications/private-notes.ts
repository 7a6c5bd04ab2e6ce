import { PRIVATE_NOTE_MAX_LENGTH } from '../constants.ts';
import { dayOrNull } from '../fields/optional-fields.ts';
import { textOr } from '../fields/texts.ts';

// What seekers write down about an application for themselves alone.

export const PrivateNote = textOr('request.missing').max(PRIVATE_NOTE_MAX_LENGTH);

/** The day on which they want to ask again. */
export const FollowUpDay = dayOrNull;
