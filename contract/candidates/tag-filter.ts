import { z } from 'zod';
import { CANDIDATE_TAG_MAX_LENGTH } from '../constants.ts';
import { several } from '../lists.ts';

/** Tags of the company; who has all of them is found. */
export const TagFilter = several(z.string().trim().max(CANDIDATE_TAG_MAX_LENGTH));
