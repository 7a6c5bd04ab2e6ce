import type { Job } from '../../../contract/jobs.ts';
import { Bookmark } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useFailureToast } from '../../lib/api/error-toast.ts';
import { useMessages } from '../../lib/messages.ts';
import { useWish } from '../wishes/wish.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { toast } from '../../lib/toast.ts';
import { saveMessages } from './save-messages.ts';
import { removeSavedJob, saveJob, useSavedIds } from './saved-ids.ts';
import { seekerSaveMessages } from './seeker-save-messages.ts';

export interface SaveButtonProps {
  job: Pick<Job, 'id' | 'title' | 'company_name'>;
  /** A bookmark for cards, or a button with the word. */
  look?: 'icon' | 'button';
  size?: 'sm' | 'md' | 'lg';
  wide?: boolean;
}

/** Shows nothing as saved before the server has confirmed it. */
export default function SeekerSave({ job, look, size, wide }: SaveButtonProps) {
  const t = useMessages(saveMessages);
  const own = useMessages(seekerSaveMessages);
  const isSaved = useSavedIds().has(job.id);
  const { isBusy, toggle } = useSaving(job.id, isSaved);
  const name = (isSaved ? own.removeJob : t.saveJob)(job.title, job.company_name);
  const button = { 'aria-pressed': isSaved, onClick: () => void toggle() };
  if (look !== 'button') {
    return (
      <IconButton icon={Bookmark} label={name} filled={isSaved} aria-busy={isBusy} {...button} />
    );
  }
  return (
    <Button
      variant="secondary"
      icon={Bookmark}
      size={size}
      wide={wide}
      busy={isBusy}
      title={name}
      {...button}
    >
      {isSaved ? own.saved : t.save}
    </Button>
  );
}

function useSaving(jobId: number, isSaved: boolean) {
  const t = useMessages(seekerSaveMessages);
  const tellFailure = useFailureToast();
  const [isBusy, setBusy] = useState(false);

  const save = useCallback(async () => {
    setBusy(true);
    try {
      await saveJob(jobId);
      toast({ title: t.jobSaved, description: t.jobSavedText, variant: 'success' });
    } catch (error) {
      tellFailure(t.error, error, t.saveFailed);
    } finally {
      setBusy(false);
    }
  }, [jobId, t, tellFailure]);

  async function remove() {
    setBusy(true);
    try {
      await removeSavedJob(jobId);
      const undo = { label: t.undo, onClick: () => void save() };
      toast({ title: t.removed, action: undo });
    } catch (error) {
      tellFailure(t.error, error, t.removeFailed);
    } finally {
      setBusy(false);
    }
  }

  useSavingByAddress(jobId, save);
  return {
    isBusy,
    toggle: async () => {
      if (!isBusy) await (isSaved ? remove() : save());
    },
  };
}

/** Saves the job, once, when a guest comes back from the login. */
function useSavingByAddress(jobId: number, save: () => Promise<void>) {
  const { isWanted, forget } = useWish('save', jobId);
  const wasDone = useRef(false);
  useEffect(() => {
    if (!isWanted || wasDone.current) return;
    wasDone.current = true;
    forget();
    void save();
  }, [isWanted, save, forget]);
}
