/**
 * For groups whose tests build on one another: they always run as they are written. All others run in any order
 * (`sequence` in `config/vitest.ts`).
 */
export const IN_ORDER = { shuffle: false };
