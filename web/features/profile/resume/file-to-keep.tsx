import { useMessages } from '../../../lib/messages.ts';
import { uploadMessages } from '../../../parts/resumes/upload-messages.ts';
import { Button } from '../../../ui/button.tsx';
import { resumeMessages } from './resume-messages.ts';
import type { KeptFile } from './use-file-to-keep.ts';

/** Says that the file will become a resume on the next save, and offers to change that. */
export function FileToKeep({ kept }: { kept: KeptFile }) {
  const t = useMessages(resumeMessages);
  const { uploading } = useMessages(uploadMessages);
  if (!kept.file) return null;
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-md bg-sunken px-4 py-3">
      <p className="min-w-0 flex-1 text-small break-words">{t.becomesResume(kept.file.name)}</p>
      <Button
        type="button"
        variant="secondary"
        size="sm"
        busy={kept.isUploading}
        busyLabel={uploading}
        onClick={() => void kept.upload()}
      >
        {t.uploadNow}
      </Button>
      <Button type="button" variant="quiet" size="sm" onClick={() => kept.set(null)}>
        {t.doNotKeep}
      </Button>
    </div>
  );
}
