import type { Domain } from '../../platform/domain.ts';

/** Jobs from files; the operator begins an import by `npm run import`. */
export const imports: Domain = {
  alsoWrites: ['companies', 'jobs'],
};
