import { useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { useLanguage } from '../../lib/messages.ts';
import { toast } from '../../lib/toast.ts';

type Mistakes = Partial<Record<string, string>>;

interface Refusal {
  mistakes: Mistakes;
  /** Marks the fields the server named and goes to the first; says the rest in a toast. */
  show: (form: HTMLFormElement, error: unknown, title: string) => void;
  clear: () => void;
}

/** `inputOf` names a form's input where the server's field has another name. */
export function useRefusal(inputOf: Partial<Record<string, string>> = {}): Refusal {
  const language = useLanguage();
  const [mistakes, setMistakes] = useState<Mistakes>({});
  return {
    mistakes,
    clear: () => setMistakes({}),
    show: (form, error, title) => {
      const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
      const wrong = fields.map(([field, text]) => [inputOf[field] ?? field, text] as const);
      setMistakes(Object.fromEntries(wrong));
      const [first] = wrong;
      const input = first ? form.elements.namedItem(first[0]) : null;
      if (input instanceof HTMLElement) return input.focus();
      toast({ title, description: errorText(error, language), variant: 'destructive' });
    },
  };
}
