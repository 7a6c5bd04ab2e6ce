import type { ReactNode } from 'react';
import type { AnyForm } from '../../lib/forms/use-contract-form.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/fields/form.tsx';

interface DecisionFormProps {
  form: AnyForm;
  /** What is decided about; the buttons say it to screen readers. */
  about: string;
  yes: string;
  no: string;
  /** Sends the decision that a button stands for. */
  onDecide: (isYes: boolean) => void;
  /** The field for the reason. */
  children: ReactNode;
}

/** A reason and two buttons, by which an admin allows or refuses what somebody has asked for. */
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
