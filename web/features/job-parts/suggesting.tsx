import { lazy, type ReactNode, Suspense, type SyntheticEvent, useState } from 'react';

const Suggestions = lazy(() =>
  // Without them it is a plain field, which is enough.
  import('./suggestions.tsx').catch(() => ({ default: (): ReactNode => null })),
);

interface SuggestingProps {
  /** What the field is for. */
  of: 'words' | 'place';
  className?: string;
  /** With one input. */
  children: ReactNode;
}

/** A field that suggests what open jobs say; the code for it comes when somebody is in the field. */
export function Suggesting({ of, className = '', children }: SuggestingProps) {
  const [input, setInput] = useState<HTMLInputElement>();
  const wake = ({ target }: SyntheticEvent) => {
    if (target instanceof HTMLInputElement) setInput(target);
  };
  return (
    <div className={`relative ${className}`} onFocus={wake} onInput={wake}>
      {children}
      {input ? (
        <Suspense fallback={null}>
          <Suggestions of={of} input={input} />
        </Suspense>
      ) : null}
    </div>
  );
}
