import { Send } from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect, useState, useTransition } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { useSession } from '../../lib/session.ts';
import { useWish } from '../../lib/wish.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import type { ApplyButtonProps } from './apply-button.tsx';
import { applyButtonMessages } from './apply-button-messages.ts';
import { useAppliedJobs } from './applied-jobs.ts';
import { seekerApplyMessages } from './seeker-apply-messages.ts';

const loadDialog = () => import('./apply-dialog.tsx');
const ApplyDialog = lazy(loadDialog);

/** Apply Now for who is signed in: opens the dialog, or leads to the application that was sent. */
export default function SeekerApply({ job, ...look }: ApplyButtonProps) {
  const t = useMessages(applyButtonMessages);
  const own = useMessages(seekerApplyMessages);
  const applied = useAppliedJobs().get(job.id);
  const [isOpen, setOpen] = useState(false);
  const [isLoading, startLoading] = useTransition();
  const openDialog = useCallback(() => startLoading(() => setOpen(true)), []);
  const forgetAddress = useDialogByAddress(job.id, openDialog);
  const ask = useGate(openDialog);

  if (applied && applied.status !== 'withdrawn' && !isOpen) {
    return (
      <LinkButton
        {...look}
        variant="secondary"
        icon={Send}
        to={`/user/applications?application=${applied.application_id}`}
        aria-label={own.seeApplication}
      >
        {own.applied}
      </LinkButton>
    );
  }
  return (
    <>
      <Button
        {...look}
        disabled={job.state !== 'active'}
        title={job.state === 'active' ? undefined : t.notActive}
        aria-label={t.applyNowTo(job.title, job.company_name)}
        busy={isLoading}
        onPointerEnter={() => void loadDialog()}
        onClick={ask}
      >
        {applied ? own.applyAgain : t.applyNow}
      </Button>
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

/** Who may not apply is told why. */
function useGate(openDialog: () => void) {
  const t = useMessages(seekerApplyMessages);
  const role = useSession()?.user?.role;
  return () => {
    if (role === undefined || role === 'user') openDialog();
    else toast({ title: t.seekersOnly, description: t.seekersOnlyText, variant: 'destructive' });
  };
}

/** Of several buttons for one job on a page, the first answers the address. */
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
