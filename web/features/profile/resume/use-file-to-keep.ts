import { useState } from 'react';
import { useFailureToast } from '../../../lib/api/error-toast.ts';
import { useMessages } from '../../../lib/messages.ts';
import { useUploadResume } from '../calls.ts';
import { resumeMessages } from './resume-messages.ts';

/** The file that the profile was filled from, until it is uploaded as a resume. */
export function useFileToKeep() {
  const t = useMessages(resumeMessages);
  const [file, set] = useState<File | null>(null);
  const sending = useUploadResume();
  const tellFailure = useFailureToast();

  async function upload() {
    if (!file) return;
    try {
      await sending.mutateAsync({ file });
      set(null);
    } catch (error) {
      tellFailure(t.uploadFailed, error, t.uploadFailedText);
    }
  }

  return { file, set, upload, isUploading: sending.isPending };
}

export type KeptFile = ReturnType<typeof useFileToKeep>;
