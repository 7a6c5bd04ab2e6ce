import { useMessages } from '../../../../lib/messages.ts';
import { NoticeBar } from '../../../../ui/notice-bar.tsx';
import { jobsMessages } from '../../messages.ts';

/** Why the jobs shown are of any salary. */
export default function SalaryNotice() {
  const t = useMessages(jobsMessages);
  return (
    <NoticeBar tone="danger" role="alert" className="mt-2 mb-3">
      {t.salaryDisordered}
    </NoticeBar>
  );
}
