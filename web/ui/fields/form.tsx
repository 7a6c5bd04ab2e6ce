import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { formMessages } from '../../lib/forms/form-messages.ts';
import type { AnyForm } from '../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../lib/messages.ts';
import { NoticeBar } from '../notice-bar.tsx';

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'method'> {
  form: AnyForm;
  /** Does something else than sending it: a form of several steps goes on to the next. */
  onSend?: () => void;
  /** Stands behind the sentence that says why it failed. */
  afterFailure?: ReactNode;
}

/**
 * The element of `useContractForm`. Above the fields it says what is wrong with the whole of it, and
 * that it begins with a draft.
 */
export function Form({ form, onSend, afterFailure, children, ...rest }: FormProps) {
  const t = useMessages(formMessages);
  return (
    <form
      {...rest}
      noValidate
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        if (onSend) onSend();
        else void form.send();
      }}
    >
      <Failure text={form.failure}>{afterFailure}</Failure>
      {form.isRestored ? (
        <NoticeBar
          tone="brand"
          action={
            <button type="button" className="min-h-6 underline" onClick={form.startOver}>
              {t.startOver}
            </button>
          }
        >
          {t.restored}
        </NoticeBar>
      ) : null}
      {children}
    </form>
  );
}

/** Comes into sight when there is something to say: the button that was pressed may be far below. */
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
