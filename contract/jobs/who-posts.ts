import { z } from 'zod';
import { CLIENT_NAME_MAX_LENGTH, POSTER_ROLE_MAX_LENGTH } from '../constants.ts';
import { lineOrNull } from '../fields/optional-fields.ts';

/** Who posts a job, in every answer about it. */
export const PostedBy = z.object({
  /** A consultant hires for others: it says so itself, or else its name or industry does. */
  posted_by_type: z.enum(['company', 'consultant']),
  /** For whom a consultant hires; null where it has not said yet, and for other companies. */
  client_name: z.string().nullable(),
});

/** The recruiter who shows their name on the page of a job, while they belong to its company. */
export const Poster = z.object({
  poster_name: z.string().nullable(),
  poster_role: z.string().nullable(),
});

/** The fields of a job's form about who posts it. */
export const whoPostsFields = {
  /**
   * The client of a consultant, whose job does not open without it. Other companies' clients are
   * never shown.
   */
  client_name: lineOrNull(CLIENT_NAME_MAX_LENGTH),
  /** True shows the name of the sender, unless a colleague is shown already; false shows nobody. */
  shows_poster: z.boolean(),
  /** What the person who is shown does in the company. */
  poster_role: lineOrNull(POSTER_ROLE_MAX_LENGTH),
};
