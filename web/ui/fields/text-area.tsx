import type { ComponentProps, CSSProperties } from 'react';
import { Field, useFieldWiring } from './field.tsx';
import type { FieldWords } from './field.tsx';
import { tooLongFor } from './too-long.tsx';

type TextAreaProps = FieldWords & Omit<ComponentProps<'textarea'>, 'className' | 'style'>;

/** As high as its `rows`; grows with its text where the browser supports it, and can be resized by hand. */
export function TextArea({ rows = 3, maxLength, ...props }: TextAreaProps) {
  const tooLong = tooLongFor(props.value, maxLength);
  const {
    label,
    hint,
    error = tooLong,
    aside,
    optional,
    labelHidden,
    className,
    ...textarea
  } = props;
  const wiring = useFieldWiring({ hint, error }, textarea.id);
  return (
    <Field {...{ label, hint, error, aside, optional, labelHidden, className }} id={wiring.id}>
      <textarea
        {...textarea}
        {...wiring}
        rows={rows}
        style={{ '--rows': rows } as CSSProperties}
        className="control"
      />
    </Field>
  );
}
