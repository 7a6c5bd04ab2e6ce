import type { ComponentProps } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { COVER_LETTER_MAX_LENGTH } from '../../../../contract/constants.ts';
import { ResumeList } from './resume-list.tsx';
import { resumeMessages } from './resume-messages.ts';

/** What goes with an application: the resume and the default letter. */
export function ResumeTab({ letter }: { letter: Omit<ComponentProps<typeof TextArea>, 'label'> }) {
  const t = useMessages(resumeMessages);
  return (
    <div className="grid gap-7">
      <ResumeList />
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
