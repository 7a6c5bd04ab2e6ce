import { useMessages } from '../../../../lib/messages.ts';
import { NoticeBar } from '../../../../ui/notice-bar.tsx';
import { useClaim } from './calls.ts';
import { claimMessages } from './claim-messages.ts';

/** How the recruiter's newest claim stands, while they have no company. */
export function ClaimNotice() {
  const t = useMessages(claimMessages);
  const claim = useClaim().data?.claim;
  if (!claim || claim.allowed) return null;
  return claim.allowed === null ? (
    <NoticeBar tone="time">{t.waits(claim.company_name)}</NoticeBar>
  ) : (
    <NoticeBar tone="danger">{t.refused(claim.company_name, claim.reason ?? '')}</NoticeBar>
  );
}
