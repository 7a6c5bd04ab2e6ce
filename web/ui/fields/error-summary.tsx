import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { Icon } from '../icon.tsx';

interface FieldMistake {
  /** The id of the wrong field; none for mistakes without a field. */
  fieldId?: string;
  text: string;
}

interface ErrorSummaryProps {
  title: string;
  mistakes: readonly FieldMistake[];
}

/** Shown above a refused form; links to each wrong field. */
export function ErrorSummary({ title, mistakes }: ErrorSummaryProps) {
  const titleId = useId();
  if (mistakes.length === 0) return null;
  return (
    <div
      role="alert"
      aria-labelledby={titleId}
      className="rounded-md bg-danger-tint px-4 py-3 text-danger-ink"
    >
      <div className="flex gap-3">
        <Icon of={CircleAlert} className="mt-0.5" />
        <div>
          <p id={titleId} className="text-body font-strong">
            {title}
          </p>
          <ul className="mt-1 grid gap-1 text-small">
            {mistakes.map((mistake) => (
              <li key={mistake.text}>
                {mistake.fieldId ? (
                  <a href={`#${mistake.fieldId}`} className="underline underline-offset-3">
                    {mistake.text}
                  </a>
                ) : (
                  mistake.text
                )}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
