import { z } from 'zod';

/**
 * Who may use a thing: the `seeker` it belongs to, every `recruiter` of its company, every `admin`,
 * `anyone` who may call the endpoint, or `nobody`.
 */
export type Whose = 'seeker' | 'recruiter' | 'admin' | 'anyone' | 'nobody';

export interface IdRule {
  /** The kinds of things that the id may refer to, and who may use each. */
  things: Readonly<Record<string, Whose>>;
  /** An id of somebody else's thing is ignored instead of refused as unknown. */
  ignoresOthers: boolean;
}

/** The rule for each id schema in the contract. */
export const idRules = z.registry<IdRule>();

/**
 * A database id, such as `idOf({ application: 'seeker' })`; it is unknown to everybody else.
 * `server/test/two-of-everything.ts` makes one of every kind that is named here, by the `example` of its POST or a maker, and
 * `server/walks/ownership.test.ts` sends its id as everybody.
 */
export const idOf = (things: IdRule['things'], { ignoresOthers = false } = {}) =>
  z.coerce
    .number()
    .int()
    .min(1)
    .max(Number.MAX_SAFE_INTEGER)
    .register(idRules, { things, ignoresOthers });

/** Path parameters with one `:id`; takes the arguments of `idOf`. */
export const idParams = (...id: Parameters<typeof idOf>) => z.object({ id: idOf(...id) });
