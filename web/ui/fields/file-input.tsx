import type { RefObject } from 'react';

interface FileInputProps {
  /** The id, for the button that opens it. */
  ref: RefObject<HTMLInputElement | null>;
  /** Such as ".pdf,.docx". */
  accept: string;
  onChoose: (file: File) => void;
}

/** An invisible file input; what people see is a button beside it. */
export const FileInput = ({ ref, accept, onChoose }: FileInputProps) => (
  <input
    ref={ref}
    type="file"
    accept={accept}
    hidden
    onChange={(event) => {
      const file = event.target.files?.[0];
      // Reset, so that the same file can be chosen again after a failure.
      event.target.value = '';
      if (file) onChoose(file);
    }}
  />
);
