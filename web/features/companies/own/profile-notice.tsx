import { Link } from 'react-router';
import type { HrProfile } from '../../../../contract/companies.ts';
import { useMessages } from '../../../lib/messages.ts';
import { MayDo } from '../../../parts/team/may-do.tsx';
import { NoticeBar } from '../../../ui/notice-bar.tsx';
import { companyMessages } from './messages.ts';

interface ProfileNoticeProps {
  company: HrProfile | null;
  /** Somebody wanted to post a job and was redirected here. */
  wasBlocked: boolean;
}

/** Why nothing can be posted yet, and what is missing; nothing once the profile is complete. */
export function ProfileNotice({ company, wasBlocked }: ProfileNoticeProps) {
  const t = useMessages(companyMessages);
  if (company?.complete) return null;
  const missing = [
    company?.company_name ? null : t.companyName,
    company?.industry ? null : t.industry,
    company?.company_description ? null : t.description,
  ].filter((field) => field !== null);
  return (
    <NoticeBar
      tone={wasBlocked ? 'danger' : 'info'}
      role={wasBlocked ? 'alert' : undefined}
      action={
        company ? (
          <MayDo call="POST /barong/resource/hr_profile" least="owner">
            <Link
              className="underline"
              to={`/hr/profile/edit${wasBlocked ? '?reason=posting' : ''}`}
            >
              {t.complete}
            </Link>
          </MayDo>
        ) : undefined
      }
    >
      <strong className="block font-strong">{wasBlocked ? t.required : t.incomplete}</strong>
      {wasBlocked ? t.requiredText : t.incompleteText(missing.join(', '))}
    </NoticeBar>
  );
}
