import { Link } from 'react-router';
import type { HrProfile } from '../../../contract/companies.ts';
import { useMessages } from '../../lib/messages.ts';
import { NoticeBar } from '../../ui/notice-bar.tsx';
import { checkNoticeMessages } from './check-notice-messages.ts';

/** Why a company that could be mistaken for a known one cannot post yet. */
export function CheckNotice({
  company,
  className,
}: {
  company: Pick<HrProfile, 'waits_for_check' | 'name_refused'>;
  className?: string;
}) {
  const t = useMessages(checkNoticeMessages);
  if (!company.waits_for_check) return null;
  return (
    <NoticeBar
      tone="time"
      className={className}
      action={
        <Link to="/hr/profile#evidence" className="link text-small">
          {company.name_refused ? t.why : t.show}
        </Link>
      }
    >
      {company.name_refused ? t.refused : t.waits}
    </NoticeBar>
  );
}
