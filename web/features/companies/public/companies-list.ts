import { listAddress, oneOf } from '../../../lib/lists/list-address.ts';

export const companyTabs = ['all', 'hiring', 'tech', 'startups'] as const;

export const companiesList = listAddress({
  path: '/companies',
  filters: { tab: oneOf(companyTabs, 'all'), verified: oneOf(['true']) },
});
