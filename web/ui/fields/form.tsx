import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { formMessages } from '../../lib/forms/form-messages.ts';
import type { AnyForm } from '../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../lib/messages.ts';
import { NoticeBar } from '../notice-bar.tsx';
import { StaleNotice } from './stale-notice.tsx';

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'method'> {
  form: AnyForm;
  /** Called instead of submitting: a form with several steps goes to the next step. */
  onSend?: () => void;
  /** Shown after the failure text. */
  afterFailure?: ReactNode;
}

/** The form element for `useContractForm`. */
export function Form({ form, onSend, afterFailure, children, ...rest }: FormProps) {
  return (
    <form
      {...rest}
      noValidate
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        // React passes the event on from a dialog to the surrounding form, which is a different one.
        event.stopPropagation();
        if (onSend) onSend();
        else void form.send();
      }}
    >
      <FormNotices form={form} afterFailure={afterFailure} />
      {children}
    </form>
  );
}

/** What stands above the fields: failures of the whole form, somebody else's change, and that it began with a draft. */
export const FormNotices = ({ form, afterFailure }: Pick<FormProps, 'form' | 'afterFailure'>) => (
  <>
    <Failure text={form.failure}>{afterFailure}</Failure>
    <StaleNotice form={form} />
    <KeptNotice edits={form} />
  </>
);

/** Says that what was typed before is here, with a way to discard it. */
export function KeptNotice({ edits }: { edits: Pick<AnyForm, 'isRestored' | 'startOver'> }) {
  const t = useMessages(formMessages);
  if (!edits.isRestored) return null;
  return (
    <NoticeBar
      tone="brand"
      action={
        <button type="button" className="min-h-6 underline" onClick={edits.startOver}>
          {t.startOver}
        </button>
      }
    >
      {t.restored}
    </NoticeBar>
  );
}

/** Scrolls into view when a failure appears: the pressed button may be far below. */
function Failure({ text, children }: { text: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [text]);
  if (!text) return null;
  return (
    <div ref={box} className="scroll-my-5">
      <NoticeBar tone="danger" role="alert">
        {text}
        {children}
      </NoticeBar>
    </div>
  );
}
