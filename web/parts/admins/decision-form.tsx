import type { ReactNode } from 'react';
import type { AnyForm } from '../../lib/forms/use-contract-form.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/fields/form.tsx';

interface DecisionFormProps {
  form: AnyForm;
  /** The subject of the decision, which the buttons name for screen readers. */
  about: string;
  yes: string;
  no: string;
  /** Where a "no" takes nothing from anybody, it is not red. */
  isNoHarmless?: boolean;
  /** Sends the decision of a button. */
  onDecide: (isYes: boolean) => Promise<void>;
  /** The field for the reason. */
  children: ReactNode;
}

/** A reason and two buttons with which an admin grants or refuses a request. */
export function DecisionForm(props: DecisionFormProps) {
  const { form, about, yes, no, isNoHarmless, onDecide, children } = props;
  return (
    <Form form={form} className="grid max-w-prose gap-3">
      {children}
      <div className="flex flex-wrap gap-3">
        <Button
          size="sm"
          busy={form.button.busy}
          aria-label={`${yes}: ${about}`}
          onClick={() => void onDecide(true)}
        >
          {yes}
        </Button>
        <Button
          size="sm"
          variant={isNoHarmless ? 'secondary' : 'danger'}
          busy={form.button.busy}
          aria-label={`${no}: ${about}`}
          onClick={() => void onDecide(false)}
        >
          {no}
        </Button>
      </div>
    </Form>
  );
}
