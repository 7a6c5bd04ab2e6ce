import type { ComponentProps } from 'react';
import { ClaimNotice } from '../../../parts/companies/claim-notice.tsx';
import { ProfileNotice } from './profile-notice.tsx';

/** What the company still needs before it can post; without a company, the state of a claim. */
export function CompanyNotices(props: ComponentProps<typeof ProfileNotice>) {
  const incomplete = <ProfileNotice {...props} />;
  if (props.company !== null) return incomplete;
  // Somebody who was redirected here from posting is told why at once.
  if (!props.wasBlocked) return <ClaimNotice otherwise={incomplete} />;
  return (
    <>
      {incomplete}
      <ClaimNotice />
    </>
  );
}
