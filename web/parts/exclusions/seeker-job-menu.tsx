import { EllipsisVertical, EyeOff, ThumbsDown } from 'lucide-react';
import type { Job } from '../../../contract/jobs.ts';
import { useFailureToast } from '../../lib/api/error-toast.ts';
import { useMessages } from '../../lib/messages.ts';
import { toast } from '../../lib/toast.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../ui/overlays/menu.tsx';
import { exclusionMessages } from './exclusion-messages.ts';
import { excludeCompany, excludeJob, readmitCompany, readmitJob } from './exclusions.ts';

export interface JobMenuProps {
  job: Pick<Job, 'id' | 'title' | 'company_id' | 'company_name'>;
}

/** Hides the job's company, or asks for fewer similar jobs; both can be undone at once and in the settings. */
export default function SeekerJobMenu({ job }: JobMenuProps) {
  const t = useMessages(exclusionMessages);
  const tellFailure = useFailureToast();

  async function change(work: () => Promise<void>, done: () => void) {
    try {
      await work();
      done();
    } catch (error) {
      tellFailure(t.failed, error);
    }
  }

  const showCompany = () =>
    change(
      () => readmitCompany(job.company_id),
      () => toast({ title: t.companyShown(job.company_name), variant: 'success' }),
    );
  const hideCompany = () =>
    change(
      () => excludeCompany(job.company_id),
      () =>
        toast({
          title: t.companyHidden(job.company_name),
          description: t.companyHiddenText,
          action: { label: t.undo, onClick: () => void showCompany() },
        }),
    );
  const asBefore = () =>
    change(
      () => readmitJob(job.id),
      () => toast({ title: t.lessNoMore, variant: 'success' }),
    );
  const less = () =>
    change(
      () => excludeJob(job.id),
      () =>
        toast({
          title: t.lessNow,
          description: t.lessNowText,
          action: { label: t.undo, onClick: () => void asBefore() },
        }),
    );

  return (
    <Menu
      trigger={<IconButton icon={EllipsisVertical} label={t.more(job.title, job.company_name)} />}
    >
      <MenuItem icon={EyeOff} onSelect={() => void hideCompany()}>
        {t.hideCompany}
      </MenuItem>
      <MenuItem icon={ThumbsDown} onSelect={() => void less()}>
        {t.less}
      </MenuItem>
    </Menu>
  );
}
