import { api } from '../../lib/api/api.ts';
import { ofSession } from '../../lib/session/of-session.ts';

const ownCompanyId = ofSession<number | null>(
  null,
  async () => (await api('GET /barong/resource/hr_profile', {})).id,
  'hr',
);

/** The id of the signed-in recruiter's company, also on public pages; null until it is known. */
export const useOwnCompanyId = () => ownCompanyId.use();
