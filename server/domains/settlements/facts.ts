/** Facts about differences of settlements for the SQL of other domains. */
import { sql } from 'kysely';

/** A difference that nobody has explained and that has not been solved by itself. */
export const isOpenDifference = sql<boolean>`(solved_at is null and explained_at is null)`;
