import type { ComponentProps } from 'react';
import { Field, useFieldWiring } from './field.tsx';
import type { FieldWords } from './field.tsx';

type TextAreaProps = FieldWords & Omit<ComponentProps<'textarea'>, 'className'>;

/** Grows with its text where the browser supports it, and can be resized by hand. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, aside, labelHidden, className, ...textarea } = props;
  const wiring = useFieldWiring({ hint, error }, textarea.id);
  return (
    <Field {...{ label, hint, error, aside, labelHidden, className }} id={wiring.id}>
      <textarea rows={4} {...textarea} {...wiring} className="control" />
    </Field>
  );
}
