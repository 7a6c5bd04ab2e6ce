import { EyeOff, Repeat } from 'lucide-react';
import type { JobDetail } from '../../../../contract/jobs.ts';
import { discriminations } from '../../../../contract/jobs/text-check/kinds.ts';
import { useMessages } from '../../../lib/messages.ts';
import { NoticeBar } from '../../../ui/notice-bar.tsx';
import { jobPartsMessages } from '../../../parts/jobs/messages.ts';
import { noticeMessages } from './notice-messages.ts';

/** What a seeker should know beforehand: that there is no vacancy yet, or that the role was posted before. */
export function JobNotices({ job }: { job: JobDetail }) {
  const t = useMessages(noticeMessages);
  const { forLater } = useMessages(jobPartsMessages);
  return (
    <div className="mb-5 grid gap-2.5 empty:hidden">
      {job.is_for_later ? (
        <NoticeBar>
          <strong className="font-strong">{forLater}:</strong> {t.forLaterText(job.company_name)}
        </NoticeBar>
      ) : null}
      {discriminations.map((kind) => {
        const reason = job.lawful_reasons[kind];
        return reason ? (
          <NoticeBar key={kind}>
            <strong className="font-strong">{t.lawful}</strong>{' '}
            {t.lawfulText(t[`lawful_${kind}`], reason)}
          </NoticeBar>
        ) : null;
      })}
      {job.is_blind ? (
        <NoticeBar icon={EyeOff}>
          <strong className="font-strong">{t.blind}</strong> {t.blindText}
        </NoticeBar>
      ) : null}
      {job.posted_before > 0 ? (
        <NoticeBar icon={Repeat}>{t.again(job.posted_before)}</NoticeBar>
      ) : null}
    </div>
  );
}
