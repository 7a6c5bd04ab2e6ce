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
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import type { OwnJob } from '../../../../../contract/jobs.ts';
import { useMessages } from '../../../../lib/messages.ts';
import { MayDo } from '../../../../parts/team/may-do.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../../ui/overlays/menu.tsx';
import { MoreButton } from '../../../../ui/overlays/more-button.tsx';
import { templateMessages } from '../templates/template-messages.ts';
import { isClosingSoon } from './closing-soon.ts';
import { ownJobsMessages } from './messages.ts';
import { useJobActions } from './use-job-actions.ts';

const TemplateDialog = lazy(() => import('../templates/template-dialog.tsx'));
const FeatureDialog = lazy(() => import('../feature/feature-dialog.tsx'));
const ShareKit = lazy(() => import('../share/share-kit.tsx'));

/** All actions on a job; deleting asks first. */
export function OwnJobMenu({ job }: { job: OwnJob }) {
  const t = useMessages(ownJobsMessages);
  const words = useMessages(templateMessages);
  const navigate = useNavigate();
  const actions = useJobActions(job);
  const [isAsking, setIsAsking] = useState(false);
  const [isSharing, setIsSharing] = useState(false);
  const [isFeaturing, setIsFeaturing] = useState(false);
  const [isKeeping, setIsKeeping] = useState(false);
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
      <Menu trigger={<MoreButton label={t.more(job.title)} disabled={actions.isBusy} />}>
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
        <MayDo call="POST /barong/resource/jobs/:id/duplicates" least="recruiter">
          <MenuItem icon={Copy} onSelect={() => void actions.duplicate()}>
            {t.duplicate}
          </MenuItem>
        </MayDo>
        <MayDo call="PUT /barong/resource/jobs/:id/template" least="recruiter">
          <MenuItem icon={BookmarkPlus} onSelect={() => setIsKeeping(true)}>
            {words.keep}
          </MenuItem>
        </MayDo>
        {job.state === 'active' ? (
          <MenuItem icon={Share2} onSelect={() => setIsSharing(true)}>
            {t.share}
          </MenuItem>
        ) : null}
        {job.state === 'active' ? (
          <MayDo call="PUT /barong/resource/jobs/:id/featured_days" least="recruiter">
            <MenuItem icon={Star} onSelect={() => setIsFeaturing(true)}>
              {t.feature}
            </MenuItem>
          </MayDo>
        ) : null}
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
        <MayDo call="DELETE /barong/resource/jobs/:id" least="recruiter">
          <MenuSeparator />
          <MenuItem icon={Trash2} danger onSelect={() => setIsAsking(true)}>
            {t.remove}
          </MenuItem>
        </MayDo>
      </Menu>
      {isSharing ? (
        <Suspense fallback={null}>
          <ShareKit job={job} onClose={() => setIsSharing(false)} />
        </Suspense>
      ) : null}
      {isFeaturing ? (
        <Suspense fallback={null}>
          <FeatureDialog job={job} onClose={() => setIsFeaturing(false)} />
        </Suspense>
      ) : null}
      {isKeeping ? (
        <Suspense fallback={null}>
          <TemplateDialog
            jobId={job.id}
            name={job.title}
            isNew
            onClose={() => setIsKeeping(false)}
          />
        </Suspense>
      ) : null}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t.deleteTitle}
        description={t.deleteText(job.title, job.application_count)}
        confirmLabel={t.remove}
        keeps
        danger
        busy={actions.isDeleting}
        busyLabel={t.deleting}
        onConfirm={() => void actions.remove().then((isGone) => setIsAsking(!isGone))}
      />
    </>
  );
}
