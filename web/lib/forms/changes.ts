/**
 * The fields of `now` that differ from `before`: sending only these keeps what somebody else has
 * changed in the meantime.
 */
export const changesOf = <V extends object>(before: V, now: V): Partial<V> =>
  Object.fromEntries(
    Object.entries(now).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof V]),
    ),
  ) as Partial<V>;
