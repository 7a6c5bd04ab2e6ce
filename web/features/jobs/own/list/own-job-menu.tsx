import {
  Copy,
  BookmarkPlus,
  Eye,
  Lock,
  RotateCcw,
  Send,
  Share2,
  Star,
  SquarePen,
  Trash2,
} from 'lucide-react';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import type { OwnJob } from '../../../../../contract/jobs.ts';
import { useMessages } from '../../../../lib/messages.ts';
import { patientLazy } from '../../../../lib/lazy-part.tsx';
import { MayDo } from '../../../../parts/team/may-do.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../../ui/overlays/menu.tsx';
import { MoreButton } from '../../../../ui/overlays/more-button.tsx';
import { templateMessages } from '../templates/template-messages.ts';
import { isClosingSoon } from './closing-soon.ts';
import { ownJobsMessages } from './messages.ts';
import { useJobActions } from './use-job-actions.ts';

const TemplateDialog = patientLazy(() => import('../templates/template-dialog.tsx'));
const FeatureDialog = patientLazy(() => import('../feature/feature-dialog.tsx'));
const ShareKit = patientLazy(() => import('../share/share-kit.tsx'));

type Opened = 'share' | 'feature' | 'template' | 'deletion';

/** All actions on a job; deleting asks first. */
export function OwnJobMenu({ job }: { job: OwnJob }) {
  const t = useMessages(ownJobsMessages);
  const actions = useJobActions(job);
  const [opened, setOpened] = useState<Opened | null>(null);
  return (
    <>
      <Menu trigger={<MoreButton label={t.more(job.title)} disabled={actions.isBusy} />}>
        <PageItems job={job} />
        <UseItems job={job} actions={actions} onOpen={setOpened} />
        <StateItems job={job} actions={actions} />
        <MayDo call="DELETE /barong/resource/jobs/:id" least="recruiter">
          <MenuSeparator />
          <MenuItem icon={Trash2} danger onSelect={() => setOpened('deletion')}>
            {t.remove}
          </MenuItem>
        </MayDo>
      </Menu>
      <Suspense fallback={null}>
        <OpenedDialog job={job} opened={opened} onClose={() => setOpened(null)} />
      </Suspense>
      <ConfirmDialog
        open={opened === 'deletion'}
        onClose={() => setOpened(null)}
        title={t.deleteTitle}
        description={t.deleteText(job.title, job.application_count)}
        confirmLabel={t.remove}
        keeps
        danger
        busy={actions.isDeleting}
        busyLabel={t.deleting}
        onConfirm={() =>
          void actions.remove().then((isGone) => (isGone ? setOpened(null) : undefined))
        }
      />
    </>
  );
}

interface ItemsProps {
  job: OwnJob;
  actions: ReturnType<typeof useJobActions>;
}

/** The items that lead to other pages. */
function PageItems({ job }: Pick<ItemsProps, 'job'>) {
  const t = useMessages(ownJobsMessages);
  const navigate = useNavigate();
  return (
    <>
      <MenuItem icon={Eye} onSelect={() => window.open(job.preview_url, '_blank', 'noopener')}>
        {t.preview}
      </MenuItem>
      {job.state === 'removed' ? null : (
        <MayDo call="PUT /barong/resource/jobs/:id" least="recruiter">
          <MenuItem icon={SquarePen} onSelect={() => void navigate(`/hr/jobs/${job.id}/edit`)}>
            {t.edit}
          </MenuItem>
        </MayDo>
      )}
    </>
  );
}

/** The items that copy the job, save it as a template or make it known. */
function UseItems({ job, actions, onOpen }: ItemsProps & { onOpen: (opened: Opened) => void }) {
  const t = useMessages(ownJobsMessages);
  const words = useMessages(templateMessages);
  return (
    <>
      <MayDo call="POST /barong/resource/jobs/:id/duplicates" least="recruiter">
        <MenuItem icon={Copy} onSelect={() => void actions.duplicate()}>
          {t.duplicate}
        </MenuItem>
      </MayDo>
      <MayDo call="PUT /barong/resource/jobs/:id/template" least="recruiter">
        <MenuItem icon={BookmarkPlus} onSelect={() => onOpen('template')}>
          {words.keep}
        </MenuItem>
      </MayDo>
      {job.state === 'active' ? (
        <MenuItem icon={Share2} onSelect={() => onOpen('share')}>
          {t.share}
        </MenuItem>
      ) : null}
      {job.state === 'active' ? (
        <MayDo call="PUT /barong/resource/jobs/:id/featured_days" least="recruiter">
          <MenuItem icon={Star} onSelect={() => onOpen('feature')}>
            {t.feature}
          </MenuItem>
        </MayDo>
      ) : null}
    </>
  );
}

/** The items that open, prolong and close the job. */
function StateItems({ job, actions }: ItemsProps) {
  const t = useMessages(ownJobsMessages);
  const openLabel = {
    draft: t.publish,
    closed: t.reopen,
    expired: t.renew,
    paused: t.reopen,
    active: '',
    held: '',
    removed: '',
  }[job.state];
  return (
    <>
      {isClosingSoon(job) ? (
        <MayDo call="PUT /barong/resource/jobs/:id" least="recruiter">
          <MenuItem icon={RotateCcw} onSelect={() => void actions.renew()}>
            {t.renew}
          </MenuItem>
        </MayDo>
      ) : null}
      {['active', 'held', 'paused'].includes(job.state) ? (
        <MayDo call="POST /barong/resource/jobs/:id/closure" least="recruiter">
          <MenuItem icon={Lock} onSelect={() => void actions.close()}>
            {t.close}
          </MenuItem>
        </MayDo>
      ) : null}
      {openLabel ? (
        <MayDo call="POST /barong/resource/jobs/:id/reopening" least="recruiter">
          <MenuItem
            icon={job.state === 'draft' ? Send : RotateCcw}
            onSelect={() => void actions.open()}
          >
            {openLabel}
          </MenuItem>
        </MayDo>
      ) : null}
    </>
  );
}

interface OpenedDialogProps {
  job: OwnJob;
  opened: Opened | null;
  onClose: () => void;
}

/** Their code is loaded only when one is opened. */
function OpenedDialog({ job, opened, onClose }: OpenedDialogProps) {
  switch (opened) {
    case 'share':
      return <ShareKit job={job} onClose={onClose} />;
    case 'feature':
      return <FeatureDialog job={job} onClose={onClose} />;
    case 'template':
      return <TemplateDialog jobId={job.id} name={job.title} isNew onClose={onClose} />;
    default:
      return null;
  }
}
