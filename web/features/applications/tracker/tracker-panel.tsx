import { ArrowUpRight, FileCheck, Undo2 } from 'lucide-react';
import { languageOfText } from '../../../../contract/format/texts/language-of-text.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import type { MyApplication } from '../../../../contract/applications.ts';
import type { InterviewBrief } from '../../../../contract/interviews/interview-brief.ts';
import { placeName } from '../../../../contract/format/names/place-names.ts';
import { payText } from '../../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { jobPath } from '../../../../contract/format/page-paths.ts';
import { useAct } from '../../../lib/api/use-act.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { NoticeBar } from '../../../ui/notice-bar.tsx';
import { AnswerList } from '../../../parts/questions/answer-list.tsx';
import { MessageLink } from '../../../parts/messages/message-link.tsx';
import { PushOffer } from '../../../parts/push/push-offer.tsx';
import { AnswerLine } from '../../../parts/applications/answer-line.tsx';
import { ContactSharing } from '../../../parts/contact-sharing/contact-sharing.tsx';
import { TrackerBadge } from '../../../parts/applications/application-badges.tsx';
import { ApplicationTimeline } from '../../../parts/applications/application-timeline.tsx';
import { saveFile } from '../../../lib/files/save-file.ts';
import { MyInterview } from './my-interview.tsx';
import { MyOffer } from './my-offer.tsx';
import { PrivateNote } from './private-note.tsx';
import { SimilarJobs } from './similar-jobs.tsx';
import { fetchReceipt, useFreshTracker, useWithdrawal } from './tracker-calls.ts';
import { trackerMessages } from './tracker-messages.ts';
import { DOT } from '../../../lib/format/separator.ts';

/** One application: what happened to it and what was sent. */
export function TrackerPanel({ application }: { application: MyApplication }) {
  const t = useMessages(trackerMessages);
  const language = useLanguage();
  const { job, status } = application;
  const readAgain = useFreshTracker();
  const isOpenJob = job.state === 'active';
  // Only companies that use the portal promise to answer within some days.
  const hadJoined = application.answer !== null;
  return (
    <div className="grid gap-5">
      <div>
        <h2 className="text-h3">{job.title}</h2>
        <p className="note">
          {job.company_name}
          {DOT}
          {placeName(job.location, language)}
        </p>
        <p className="note tabular-nums">{payText(job, language)}</p>
        <div className="mt-2.5 flex flex-wrap items-center gap-x-4 gap-y-2">
          <TrackerBadge status={application.tracker_status} offer={application.offer} />
          {isOpenJob ? (
            <Link
              to={jobPath(job)}
              className="link inline-flex items-center gap-1 touch-room text-small"
            >
              {t.seeJob}
              <Icon of={ArrowUpRight} size={16} />
            </Link>
          ) : (
            <span className="note">{t.jobGone}</span>
          )}
        </div>
        {job.company_claimed ? (
          <div className="mt-3">
            <MessageLink to={{ applicationId: application.id }} name={job.company_name} />
          </div>
        ) : null}
      </div>
      {job.company_claimed || status !== 'pending' ? null : (
        <NoticeBar>
          {hadJoined ? t.companyLeft(job.company_name) : t.notJoined(job.company_name)}
        </NoticeBar>
      )}
      <MyOffer application={application} />
      <MyInterview application={application} />
      <AnswerLine application={application} />
      {status === 'pending' || status === 'reviewing' ? <PushOffer /> : null}
      <ApplicationTimeline events={application.events} status={status} job={job} />
      {status === 'rejected' || status === 'unanswered' ? <SimilarJobs jobId={job.id} /> : null}
      <PrivateNote application={application} />
      <ContactSharing
        company={{ id: job.company_id, name: job.company_name }}
        since={application.contact_shared_at}
        hasResume={application.resume_name !== null}
        onChanged={readAgain}
      />
      <ReceiptButton id={application.id} />
      <details className="group border-t border-line pt-3">
        <summary className="touch-room min-h-9 cursor-pointer text-body font-strong">
          {application.answers.length > 0 ? t.letterAndAnswers : t.letter}
        </summary>
        <p
          lang={languageOfText(application.cover_letter)}
          className="mt-1 note whitespace-pre-line"
        >
          {application.cover_letter}
        </p>
        {application.answers.length > 0 ? (
          <div className="mt-4">
            <AnswerList answers={application.answers} />
          </div>
        ) : null}
        <p className="mt-3 note">
          {application.resume_name ? t.resumeSent(application.resume_name) : t.noResume}
        </p>
      </details>
    </div>
  );
}

function ReceiptButton({ id }: { id: number }) {
  const t = useMessages(trackerMessages);
  const { isBusy, run: download } = useAct(
    async (format: 'pdf' | 'json') => saveFile(await fetchReceipt(format, id)),
    { failed: t.receiptFailed, failedText: t.failedText },
  );
  return (
    <div className="grid gap-2 border-t border-line pt-4">
      <p className="note">{t.receiptText}</p>
      <div className="flex gap-2.5">
        <Button
          className="flex-1"
          variant="secondary"
          icon={FileCheck}
          busy={isBusy}
          onClick={() => void download('pdf')}
        >
          {t.receipt}
        </Button>
        <Button variant="quiet" disabled={isBusy} onClick={() => void download('json')}>
          {t.receiptSigned}
        </Button>
      </div>
    </div>
  );
}

/** Somebody who was hired has nothing to withdraw any more. */
export const hasActions = ({ status }: MyApplication) => status !== 'hired';

/** Withdraws the application, or applies again while the job is open. */
export function TrackerActions({ application }: { application: MyApplication }) {
  const t = useMessages(trackerMessages);
  const { job, status } = application;
  if (status !== 'withdrawn') return <WithdrawButton application={application} />;
  if (job.state !== 'active') return <p className="note">{t.jobGone}</p>;
  return (
    <LinkButton variant="secondary" wide to={`${jobPath(job)}?apply=${job.id}`}>
      {t.applyAgain}
    </LinkButton>
  );
}

/** An interview without a chosen time counts, too. */
const isAhead = ({ starts_at }: Pick<InterviewBrief, 'starts_at'>) =>
  starts_at === null || Date.parse(starts_at) > Date.now();

function WithdrawButton({ application }: { application: MyApplication }) {
  const t = useMessages(trackerMessages);
  const { job } = application;
  const [isAsking, setAsking] = useState(false);
  const [stopsSharing, setStopsSharing] = useState(false);
  const { interview, offer } = application;
  const consequences = [
    ...(job.company_claimed ? [t.withdrawTold(job.company_name)] : []),
    ...(interview && isAhead(interview) ? [t.withdrawInterview] : []),
    ...(offer?.state === 'open' || offer?.state === 'accepted' ? [t.withdrawOffer] : []),
    job.state === 'active' ? t.withdrawAgain : t.withdrawFinal,
  ];

  const withdrawal = useWithdrawal({
    failed: t.withdrawFailed,
    failedText: t.failedText,
    done: t.withdrawn,
    onEnd: () => setAsking(false),
  });

  return (
    <>
      <Button variant="secondary" wide icon={Undo2} onClick={() => setAsking(true)}>
        {t.withdraw}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t.withdrawTitle}
        description={consequences.join(' ')}
        confirmLabel={t.withdraw}
        keeps
        danger
        busy={withdrawal.isBusy}
        busyLabel={t.withdrawing}
        onConfirm={() => void withdrawal.run({ id: application.id, stop_sharing: stopsSharing })}
      >
        {application.contact_shared_at ? (
          <CheckboxField
            label={t.stopSharing}
            hint={t.stopSharingHint(job.company_name)}
            checked={stopsSharing}
            onChange={(event) => setStopsSharing(event.target.checked)}
          />
        ) : null}
      </ConfirmDialog>
    </>
  );
}
