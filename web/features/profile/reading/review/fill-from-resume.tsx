import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useAskBeforeUnload } from '../../../../lib/screen/ask-before-unload.ts';
import { useMessages } from '../../../../lib/messages.ts';
import { toast } from '../../../../lib/toast.ts';
import { useSession } from '../../../../lib/session/session.ts';
import { Button } from '../../../../ui/button.tsx';
import { CheckboxField } from '../../../../ui/fields/checkbox-field.tsx';
import type { ProfileFields } from '../../edit/profile-form.ts';
import type { ReadResume, RefusalReason, TextOfFile } from '../resume.ts';
import { filled } from './proposals.ts';
import { readFile } from './read-file.ts';
import { Review } from './review.tsx';
import { reviewMessages } from './review-messages.ts';
import { FileButton } from '../../../../ui/fields/file-button.tsx';

type State =
  | { is: 'waiting' }
  | { is: 'reading'; stop: AbortController }
  | { is: 'refused'; reason: RefusalReason | 'notRead' }
  | { is: 'read'; file: File; text: TextOfFile; resume: ReadResume };

interface FillFromResumeProps {
  fields: ProfileFields;
  /** Whether this is the recommended first step. */
  primary: boolean;
  /** `kept` is the file, if it is to be saved as a resume. */
  onFill: (fields: ProfileFields, kept: File | null) => void;
}

/** Reads a resume on this device, shows what it found, and fills the form with what is ticked. */
export function FillFromResume({ fields, primary, onFill }: FillFromResumeProps) {
  const t = useMessages(reviewMessages);
  const [state, setState] = useState<State>({ is: 'waiting' });
  const [isKept, setIsKept] = useState(true);
  // A chosen file cannot be kept over a reload as typed text is.
  useAskBeforeUnload(state.is === 'reading' || state.is === 'read');
  const mayUpload = useSession()?.user?.email_verified !== false;

  async function read(file: File) {
    const stop = new AbortController();
    setState({ is: 'reading', stop });
    try {
      const answer = await readFile(file, stop.signal);
      setState(
        'refused' in answer
          ? { is: 'refused', reason: answer.refused }
          : { is: 'read', file, ...answer },
      );
    } catch {
      setState(stop.signal.aborted ? { is: 'waiting' } : { is: 'refused', reason: 'notRead' });
    }
  }

  // Companies read documents, not JSON.
  const mayKeep = mayUpload && state.is === 'read' && state.text.format !== 'json';
  return (
    <section aria-labelledby="fill-from-resume" className="grid gap-3">
      <h2 id="fill-from-resume" className="text-h3">
        {t.title}
      </h2>
      <p className="note">{t.text}</p>
      {state.is === 'read' ? (
        <Review
          text={state.text}
          resume={state.resume}
          fields={fields}
          onCancel={() => setState({ is: 'waiting' })}
          onTake={(proposals) => {
            onFill(filled(fields, proposals), mayKeep && isKept ? state.file : null);
            setState({ is: 'waiting' });
            toast({ title: t.taken, description: t.takenText, variant: 'success' });
          }}
        >
          {mayKeep ? (
            <CheckboxField
              label={t.keep(state.file.name)}
              hint={t.keepHint}
              checked={isKept}
              onChange={() => setIsKept(!isKept)}
            />
          ) : null}
        </Review>
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <FileButton
            accept=".pdf,.doc,.docx,.json"
            onChoose={(file) => void read(file)}
            variant={primary ? 'primary' : 'secondary'}
            icon={FileText}
            busy={state.is === 'reading'}
            busyLabel={t.reading}
          >
            {t.choose}
          </FileButton>
          {state.is === 'reading' ? (
            <Button type="button" variant="quiet" onClick={() => state.stop.abort()}>
              {t.cancel}
            </Button>
          ) : null}
        </div>
      )}
      <output className="text-small text-danger empty:hidden">
        {state.is === 'refused' ? t[state.reason] : null}
      </output>
    </section>
  );
}
