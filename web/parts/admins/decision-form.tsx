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
  /** Sends the decision of a button. */
  onDecide: (isYes: boolean) => void;
  /** The field for the reason. */
  children: ReactNode;
}

/** A reason and two buttons with which an admin grants or refuses a request. */
export function DecisionForm({ form, about, yes, no, onDecide, children }: DecisionFormProps) {
  return (
    <Form form={form} className="grid gap-3">
      {children}
      <div className="flex flex-wrap gap-3">
        <Button
          size="sm"
          busy={form.button.busy}
          aria-label={`${yes}: ${about}`}
          onClick={() => onDecide(true)}
        >
          {yes}
        </Button>
        <Button
          size="sm"
          variant="danger"
          busy={form.button.busy}
          aria-label={`${no}: ${about}`}
          onClick={() => onDecide(false)}
        >
          {no}
        </Button>
      </div>
    </Form>
  );
}
