import { type ReactNode, type SyntheticEvent, useState } from 'react';

interface SuggestingProps {
  /** What kind of suggestions the field gets. */
  of: 'words' | 'place';
  /** Whether choosing a suggestion sends the form. */
  sends?: boolean;
  className?: string;
  /** Must contain one input. */
  children: ReactNode;
}

/** A field with suggestions from open jobs; their code is loaded when the field is focused. */
export function Suggesting({ of, sends = false, className = '', children }: SuggestingProps) {
  const [list, setList] = useState<ReactNode>();
  function wake({ target }: SyntheticEvent) {
    if (list || !(target instanceof HTMLInputElement)) return;
    // Not the input's value: somebody may have typed before scripts ran.
    let was = target.defaultValue;
    // A search submitted before the code was loaded needs no suggestions over its results.
    target.form?.addEventListener('submit', () => (was = target.value), { once: true });
    import('./suggestions.tsx').then(
      // Keeps the text of the first focus: everything typed since then is new to the suggestions.
      ({ default: Suggestions }) =>
        setList((first) => first ?? <Suggestions of={of} sends={sends} input={target} was={was} />),
      // Without suggestions it stays a plain field.
      () => {},
    );
  }
  return (
    <div className={`relative ${className}`} onFocus={wake} onInput={wake}>
      {children}
      {list}
    </div>
  );
}
