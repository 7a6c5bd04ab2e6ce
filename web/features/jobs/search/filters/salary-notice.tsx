import { useMessages } from '../../../../lib/messages.ts';
import { NoticeBar } from '../../../../ui/notice-bar.tsx';
import { jobsMessages } from '../../messages.ts';

/** Says that the salary was ignored, because its minimum is above its maximum. */
export default function SalaryNotice() {
  const t = useMessages(jobsMessages);
  return (
    <NoticeBar tone="danger" role="alert" className="mt-2 mb-3">
      {t.salaryDisordered}
    </NoticeBar>
  );
}
