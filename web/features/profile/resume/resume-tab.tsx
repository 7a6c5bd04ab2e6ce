import { useMessages } from '../../../lib/messages.ts';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { COVER_LETTER_MAX_LENGTH } from '../../../../contract/constants.ts';
import { ResumeList } from './resume-list.tsx';
import { resumeMessages } from './resume-messages.ts';

interface ResumeTabProps {
  letter: string;
  error: string | undefined;
  onLetter: (letter: string) => void;
}

/** What goes with an application: the resume, and the letter to begin with. */
export function ResumeTab({ letter, error, onLetter }: ResumeTabProps) {
  const t = useMessages(resumeMessages);
  return (
    <div className="grid gap-7">
      <ResumeList />
      <TextArea
        id="default_cover_letter"
        label={t.letter}
        hint={t.letterHint}
        rows={7}
        maxLength={COVER_LETTER_MAX_LENGTH}
        value={letter}
        error={error}
        onChange={(event) => onLetter(event.target.value)}
      />
    </div>
  );
}
