import { type ReactNode, type SyntheticEvent, useState } from 'react';

interface SuggestingProps {
  /** What the field is for. */
  of: 'words' | 'place';
  className?: string;
  /** With one input. */
  children: ReactNode;
}

/** A field that suggests what open jobs say; the code for it comes when somebody is in the field. */
export function Suggesting({ of, className = '', children }: SuggestingProps) {
  const [list, setList] = useState<ReactNode>();
  function wake({ target }: SyntheticEvent) {
    if (list || !(target instanceof HTMLInputElement)) return;
    const was = target.value;
    import('./suggestions.tsx').then(
      // The first keeps what stood there: all that was typed since then is new to it.
      ({ default: Suggestions }) =>
        setList((first) => first ?? <Suggestions of={of} input={target} was={was} />),
      // Without them it is a plain field, which is enough.
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
