import { clsx } from 'clsx';
import { Inbox, Pencil, PenLine, Send } from 'lucide-react';
import {
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useState,
  useTransition,
} from 'react';
import { useLocation } from 'react-router';
import { patientLazy } from '../../lib/lazy-part.tsx';
import { useAppliedJobs } from './applied-jobs.ts';
import { useMessages } from '../../lib/messages.ts';
import { useSession } from '../../lib/session/session.ts';
import { useWish } from '../wishes/wish.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { toast } from '../../lib/toast.ts';
import { AnswerLine } from '../applications/answer-line.tsx';
import { applyButtonMessages } from './apply-button-messages.ts';
import { useOwnCompanyId } from './own-company-id.ts';
import { seekerApplyMessages } from './seeker-apply-messages.ts';
import { useMayDo } from '../team/may-do.tsx';
import { referralIn } from './came-from.ts';
import type { JobToApplyTo } from './job-to-apply-to.ts';
import { useOneClick } from './use-one-click.ts';

export interface ApplyButtonProps {
  job: JobToApplyTo;
  variant?: 'primary' | 'secondary' | 'soft';
  size?: 'sm' | 'md' | 'lg';
  wide?: boolean;
  /** Whether the day of the answer is shown above the button once the seeker has applied, as on cards. */
  showsAnswer?: boolean;
}

const loadDialog = () => import('./apply-dialog.tsx');
const ApplyDialog = patientLazy(loadDialog);
/** If this fails, it is loaded once it is opened. */
const fetchDialogAhead = () => void loadDialog().catch(() => {});

/** A link replaces the pressed button and takes over its focus. */
const takeFocus = (link: HTMLAnchorElement | null) => link?.focus();

/** Apply Now for signed-in visitors; people of the company get a link to what they may do with the job instead. */
export default function SeekerApply(props: ApplyButtonProps) {
  const applying = <Applying {...props} />;
  if (useSession()?.user?.role !== 'hr') return applying;
  return <ForRecruiter {...props}>{applying}</ForRecruiter>;
}

function ForRecruiter({ children, ...props }: ApplyButtonProps & { children: ReactNode }) {
  const { job, showsAnswer: _, ...look } = props;
  const t = useMessages(seekerApplyMessages);
  const mayEdit = useMayDo('PUT /barong/resource/jobs/:id', 'recruiter');
  if (useOwnCompanyId() !== job.company_id) return children;
  if (!mayEdit) {
    return (
      <LinkButton
        {...look}
        variant="secondary"
        icon={Inbox}
        to={`/hr/applications/${job.id}`}
        aria-label={t.applicationsOf(job.title)}
      >
        {t.ownApplications}
      </LinkButton>
    );
  }
  return (
    <LinkButton
      {...look}
      variant="secondary"
      icon={Pencil}
      to={`/hr/jobs/${job.id}/edit`}
      aria-label={t.editPosting(job.title)}
    >
      {t.ownPosting}
    </LinkButton>
  );
}

/**
 * Sends the default letter at once if there is one, otherwise opens the dialog; afterwards links to
 * the application.
 */
function Applying({ job, showsAnswer, ...look }: ApplyButtonProps) {
  const t = useMessages(applyButtonMessages);
  const own = useMessages(seekerApplyMessages);
  const applied = useAppliedJobs().get(job.id);
  const [isOpen, setOpen] = useState(false);
  const [wasSent, setSent] = useState(false);
  const [isLoading, startLoading] = useTransition();
  const openDialog = useCallback(() => startLoading(() => setOpen(true)), []);
  const forgetAddress = useDialogByAddress(job.id, openDialog);
  const oneClick = useOneClick(job, openDialog, () => setSent(true));
  const explanation = useId();
  const gate = useGate();
  const isReferred = referralIn(useLocation(), job.id) !== null;

  if (applied && applied.status !== 'withdrawn' && !isOpen) {
    return (
      <AlreadyApplied
        job={job}
        showsAnswer={showsAnswer}
        {...look}
        applied={applied}
        takesFocus={wasSent}
      />
    );
  }
  // A withdrawn application may need another letter when it is sent again, and a referred seeker should see who
  // refers them.
  const isAtOnce =
    oneClick.canApply && !applied && job.state === 'active' && !job.has_questions && !isReferred;
  const button = (
    <Button
      {...look}
      disabled={job.state !== 'active'}
      title={job.state === 'active' ? undefined : t.notActive}
      aria-label={t.applyNowTo(job.title, job.company_name)}
      aria-describedby={isAtOnce ? explanation : undefined}
      busy={isLoading || oneClick.isSending}
      onPointerEnter={isAtOnce ? undefined : fetchDialogAhead}
      onClick={() => gate(isAtOnce ? () => void oneClick.apply() : openDialog)}
    >
      {applied ? own.applyAgain : t.applyNow}
    </Button>
  );
  return (
    <>
      {isAtOnce ? (
        <span
          className={clsx(
            'items-center gap-2',
            look.wide ? 'grid grid-cols-[minmax(0,1fr)_auto]' : 'inline-flex flex-wrap',
          )}
        >
          {button}
          <OtherLetter job={job} {...look} onOpen={openDialog} />
          <span id={explanation} className="sr-only">
            {own.sendsLetter}
          </span>
        </span>
      ) : (
        button
      )}
      <Suspense fallback={null}>
        {isOpen ? (
          <ApplyDialog
            job={job}
            onClose={() => {
              setOpen(false);
              forgetAddress();
            }}
          />
        ) : null}
      </Suspense>
    </>
  );
}

interface AlreadyAppliedProps extends ApplyButtonProps {
  applied: NonNullable<ReturnType<ReturnType<typeof useAppliedJobs>['get']>>;
  /** Whether it replaces the button that was pressed. */
  takesFocus: boolean;
}

/** Links to the application. */
function AlreadyApplied(props: AlreadyAppliedProps) {
  const { job, showsAnswer, applied, takesFocus, ...look } = props;
  const t = useMessages(seekerApplyMessages);
  return (
    <>
      {showsAnswer ? (
        <AnswerLine application={{ ...applied, job }} className="max-w-72 basis-full" />
      ) : null}
      <LinkButton
        {...look}
        ref={takesFocus ? takeFocus : null}
        variant="secondary"
        icon={Send}
        to={`/user/applications?application=${applied.application_id}`}
        aria-label={t.seeApplication}
      >
        {t.applied}
      </LinkButton>
    </>
  );
}

/** Opens the dialog to view the letter first; in words, as long as the row has no other buttons. */
function OtherLetter({
  job,
  size,
  wide,
  onOpen,
}: ApplyButtonProps & {
  onOpen: () => void;
}) {
  const t = useMessages(seekerApplyMessages);
  const label = t.otherLetterTo(job.title, job.company_name);
  const opening = { onPointerEnter: fetchDialogAhead, onClick: onOpen };
  if (size !== undefined && !wide) {
    return (
      <Button {...opening} variant="quiet" size={size} aria-label={label}>
        {size === 'sm' ? t.otherLetterShort : t.otherLetter}
      </Button>
    );
  }
  return (
    <IconButton
      {...opening}
      icon={PenLine}
      label={label}
      title={t.otherLetter}
      variant="secondary"
      className="self-stretch"
    />
  );
}

/** Tells a visitor who may not apply why. */
function useGate() {
  const t = useMessages(seekerApplyMessages);
  const role = useSession()?.user?.role;
  return (apply: () => void) => {
    if (role === undefined || role === 'user') apply();
    else toast({ title: t.seekersOnly, description: t.seekersOnlyText, variant: 'destructive' });
  };
}

/** When a page has several buttons for one job, only the first reacts to the address. */
let answeredVisit = '';

function useDialogByAddress(jobId: number, openDialog: () => void) {
  const { key } = useLocation();
  const { isWanted, forget } = useWish('apply', jobId);
  useEffect(() => {
    if (!isWanted || answeredVisit === key) return;
    answeredVisit = key;
    openDialog();
  }, [isWanted, key, openDialog]);
  return forget;
}
