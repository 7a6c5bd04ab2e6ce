import type { Domain } from '../../platform/domain.ts';

/** Jobs from files; the operator imports them with `npm run import`. */
export const imports: Domain = {
  alsoWrites: ['companies', 'jobs'],
};
