import type { RefObject } from 'react';

interface FileInputProps {
  /** For the button that opens it. */
  ref: RefObject<HTMLInputElement | null>;
  /** Such as ".pdf,.docx". */
  accept: string;
  onChoose: (file: File) => void;
}

/** Lets somebody choose a file; a button beside it is what they see. */
export const FileInput = ({ ref, accept, onChoose }: FileInputProps) => (
  <input
    ref={ref}
    type="file"
    accept={accept}
    hidden
    onChange={(event) => {
      const file = event.target.files?.[0];
      // The same file may be chosen again after a failure.
      event.target.value = '';
      if (file) onChoose(file);
    }}
  />
);
