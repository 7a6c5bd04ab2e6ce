/** Whether a lower bound is at most its upper one; unknown bounds are in order. */
export const inOrder = (least: unknown, most: unknown): boolean =>
  typeof least !== 'number' || typeof most !== 'number' || least <= most;
