import { useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { useUploadResume } from '../../../parts/resumes/resume-calls.ts';
import { uploadMessages } from '../../../parts/resumes/upload-messages.ts';

/** The file that the profile was filled from, until it is uploaded as a resume. */
export function useFileToKeep() {
  const t = useMessages(uploadMessages);
  const [file, set] = useState<File | null>(null);
  const sending = useUploadResume({
    failed: t.uploadFailed,
    failedText: t.uploadFailedText,
    onDone: () => set(null),
  });
  async function upload() {
    if (file) await sending.run({ file });
  }

  return { file, set, upload, isUploading: sending.isBusy };
}

export type KeptFile = ReturnType<typeof useFileToKeep>;
