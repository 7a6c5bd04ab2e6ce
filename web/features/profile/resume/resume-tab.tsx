import type { ComponentProps, ReactNode } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { COVER_LETTER_MAX_LENGTH } from '../../../../contract/constants.ts';
import { ResumeList } from './resume-list.tsx';
import { resumeMessages } from './resume-messages.ts';

interface ResumeTabProps {
  letter: Omit<ComponentProps<typeof TextArea>, 'label'>;
  /** Fills the profile from a resume. */
  reader: ReactNode;
  /** Whether there is no profile yet: then filling it comes first. */
  isNew: boolean;
}

/** What is sent with an application: the resume and the default letter. */
export function ResumeTab({ letter, reader, isNew }: ResumeTabProps) {
  const t = useMessages(resumeMessages);
  return (
    <div className="grid gap-7">
      {isNew ? reader : null}
      <ResumeList />
      {isNew ? null : reader}
      <TextArea
        {...letter}
        label={t.letter}
        hint={t.letterHint}
        rows={7}
        maxLength={COVER_LETTER_MAX_LENGTH}
      />
    </div>
  );
}
