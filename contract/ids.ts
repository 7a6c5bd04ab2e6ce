import { z } from 'zod';

/**
 * Whose a thing is: `seeker` is the seeker it belongs to, `recruiter` every recruiter of its company,
 * `admin` every admin; `anyone` is everybody who may call the endpoint, and `nobody` nobody at all.
 */
export type Whose = 'seeker' | 'recruiter' | 'admin' | 'anyone' | 'nobody';

export interface IdRule {
  /** The kinds of things that the id may be of, and whose each of them is. */
  things: Readonly<Record<string, Whose>>;
  /** An id of somebody else's thing does nothing instead of being refused as unknown. */
  ignoresOthers: boolean;
}

/** What each id of the contract is an id of. */
export const idRules = z.registry<IdRule>();

/**
 * A database id, such as `idOf({ application: 'seeker' })`: to everybody else it is unknown. Of every
 * kind that is named here `server/test/two-of-everything.ts` makes one, and `server/ownership.test.ts`
 * sends its id as everybody.
 */
export const idOf = (things: IdRule['things'], { ignoresOthers = false } = {}) =>
  z.coerce
    .number()
    .int()
    .min(1)
    .max(Number.MAX_SAFE_INTEGER)
    .register(idRules, { things, ignoresOthers });

/** The parameters of a path with such an `:id`. */
export const idParams = (...id: Parameters<typeof idOf>) => z.object({ id: idOf(...id) });
