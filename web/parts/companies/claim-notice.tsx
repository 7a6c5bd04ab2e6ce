import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { NoticeBar } from '../../ui/notice-bar.tsx';
import { MayDo } from '../team/may-do.tsx';
import { claimNoticeMessages } from './claim-notice-messages.ts';
import { useClaim } from './claims.ts';

/** The state of the recruiter's newest claim, while they have no company. */
export function ClaimNotice({
  otherwise = null,
}: {
  /** Shown if no claim is waiting. */
  otherwise?: ReactNode;
}) {
  const t = useMessages(claimNoticeMessages);
  const { data, isPending } = useClaim();
  const claim = data?.claim;
  if (isPending) return null;
  if (claim?.allowed === null) {
    return <NoticeBar tone="time">{t.waits(claim.company_name)}</NoticeBar>;
  }
  return (
    <>
      {claim?.allowed === false ? (
        <NoticeBar
          tone="danger"
          action={
            <MayDo call="POST /barong/resource/company_claims" least="owner">
              <Link className="underline" to={`/profile/setup/hr?claim=${claim.company_id}`}>
                {t.again}
              </Link>
            </MayDo>
          }
        >
          {t.refused(claim.company_name, claim.reason ?? '')}
        </NoticeBar>
      ) : null}
      {otherwise}
    </>
  );
}
