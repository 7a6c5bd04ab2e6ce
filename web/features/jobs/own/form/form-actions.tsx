import type { JobStatus } from '../../../../../contract/jobs.ts';
import { useMessages } from '../../../../lib/messages.ts';
import { Button } from '../../../../ui/button.tsx';
import { jobFormMessages } from './form-messages.ts';
import { formParts } from './job-fields.ts';
import type { JobFormState } from './use-job-form.ts';

interface FormActionsProps {
  state: JobFormState;
  /** The saved status; null for a new job. */
  savedStatus: JobStatus | null;
}

/** Whether the last button publishes the job: for a new job, and for a draft that is to be opened. */
export const isPublishing = (saved: JobStatus | null, chosen: JobStatus): boolean =>
  saved === null || (saved === 'draft' && chosen !== 'closed');

/** Buttons to go back, to save at any time, and to go to the next part or publish. */
export function FormActions({ state, savedStatus }: FormActionsProps) {
  const t = useMessages(jobFormMessages);
  const { step, form } = state;
  const sending = form.sending?.status;
  const nextPart = formParts[step + 1];
  const isUnpublished = isPublishing(savedStatus, form.values.status);
  return (
    <div className="flex flex-wrap-reverse items-center gap-2.5">
      {step > 0 ? (
        <Button variant="secondary" onClick={() => state.goTo(step - 1)}>
          {t.previous}
        </Button>
      ) : null}
      <div className="ml-auto flex flex-wrap-reverse justify-end gap-2.5">
        {isUnpublished ? (
          <Button
            variant="quiet"
            busy={sending === 'draft'}
            busyLabel={t.saving}
            onClick={() => void form.send({ status: 'draft' })}
          >
            {t.saveDraft}
          </Button>
        ) : nextPart ? (
          <Button
            variant="quiet"
            busy={form.isBusy}
            busyLabel={t.saving}
            onClick={() => void form.send()}
          >
            {t.saveChanges}
          </Button>
        ) : null}
        {nextPart ? (
          <Button
            type="submit"
            onClick={(event) => {
              // The second click of a double click would skip the part that the first has opened.
              if (event.detail > 1) event.preventDefault();
            }}
          >
            {t.nextPart(t[nextPart])}
          </Button>
        ) : (
          <Button
            type="submit"
            busy={form.isBusy && sending !== 'draft'}
            busyLabel={isUnpublished ? t.posting : t.saving}
          >
            {isUnpublished ? t.postJob : t.saveChanges}
          </Button>
        )}
      </div>
    </div>
  );
}
