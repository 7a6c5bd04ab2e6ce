import { Upload } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { UPLOAD_MAX_BYTES } from '../../../contract/constants.ts';
import type { Document } from '../../../contract/documents.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { useAskBeforeUnload } from '../../lib/screen/ask-before-unload.ts';
import { useMessages } from '../../lib/messages.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { FileButton } from '../../ui/fields/file-button.tsx';
import { UnsentFile, useUnsentFile } from '../../ui/fields/unsent-file.tsx';
import { ProgressBar } from '../../ui/panels/progress-bar.tsx';
import { useUploadResume } from './resume-calls.ts';
import { uploadMessages } from './upload-messages.ts';

const ACCEPTED = '.pdf,.doc,.docx';
const acceptedName = /\.(pdf|docx?)$/i;

interface Sending {
  name: string;
  percent: number;
  stop: AbortController;
}

/**
 * The state of an upload, for `ResumeUpload`. The browser asks before it leaves a page with a file that was not sent.
 * `onUploaded` gets the resume once the list of resumes has it.
 */
export function useResumeUpload(onUploaded?: (resume: Document) => void) {
  const t = useMessages(uploadMessages);
  const [sending, setSending] = useState<Sending | null>(null);
  const unsent = useUnsentFile();
  useAskBeforeUnload(sending !== null || unsent.file !== null);

  const upload = useUploadResume({
    failed: (error) =>
      sending?.stop.signal.aborted ? { title: t.canceled, variant: 'default' } : refusedAs(error),
    failedText: t.uploadFailedText,
    done: { title: t.uploaded, description: t.uploadedText },
    onDone: (resume) => {
      unsent.forget();
      onUploaded?.(resume);
    },
    onFailed: (error, { file }) => unsent.keepAfter(error, file),
    onEnd: () => setSending(null),
  });

  function send(file: File) {
    const refusal = refusalOf(file);
    if (refusal) {
      toast({ ...wordsFor(refusal), variant: 'destructive' });
      return;
    }
    const stop = new AbortController();
    setSending({ name: file.name, percent: 0, stop });
    const onProgress = (sent: number) =>
      setSending((before) => before && { ...before, percent: Math.round(sent * 100) });
    void upload.run({ file, signal: stop.signal, onProgress });
  }

  const wordsFor = (why: 'invalidFormat' | 'tooLarge') => ({
    title: t[why],
    description: t[`${why}Text`],
  });

  function refusedAs(error: Error) {
    const says = error instanceof ApiError ? error : null;
    if (says?.is('resource.document.invalid_format')) return wordsFor('invalidFormat');
    if (says?.is('resource.document.too_large')) return wordsFor('tooLarge');
    return t.uploadFailed;
  }

  return { sending, unsent, send };
}

interface ResumeUploadProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size'> {
  upload: ReturnType<typeof useResumeUpload>;
  label: string;
}

/**
 * The button that uploads a file, and its progress; the upload can be cancelled. Not for an account with an unconfirmed
 * address, which may not upload files.
 */
export function ResumeUpload({ upload, label, ...look }: ResumeUploadProps) {
  const t = useMessages(uploadMessages);
  const { sending, unsent, send } = upload;
  return (
    <div className="grid gap-3">
      <FileButton
        {...look}
        accept={ACCEPTED}
        onChoose={send}
        icon={Upload}
        busy={sending !== null}
        busyLabel={t.uploading}
        className="justify-self-start max-md:w-full"
      >
        {label}
      </FileButton>
      {sending ? (
        <div className="flex items-center gap-4 rounded-md bg-sunken px-4 py-3">
          <div className="min-w-0 flex-1">
            <p className="truncate text-small">{sending.name}</p>
            <ProgressBar
              label={t.progressLabel}
              percent={sending.percent}
              className="mt-1.5 bg-line"
            />
            <p className="mt-1 text-caption text-ink-2 tabular-nums">
              {t.progress(sending.percent)}
            </p>
          </div>
          <Button variant="quiet" size="sm" onClick={() => sending.stop.abort()}>
            {t.cancel}
          </Button>
        </div>
      ) : (
        <UnsentFile unsent={unsent} busy={false} onAgain={send} />
      )}
    </div>
  );
}

/** Checks that are possible before anything is sent; the server checks the content. */
function refusalOf(file: File): 'invalidFormat' | 'tooLarge' | null {
  if (!acceptedName.test(file.name)) return 'invalidFormat';
  return file.size > UPLOAD_MAX_BYTES ? 'tooLarge' : null;
}
