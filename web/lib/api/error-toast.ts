import { useCallback, useEffect } from 'react';
import { closeToast, toast } from '../toast.ts';
import { ApiError } from './api-error.ts';
import { errorText } from './error-text.ts';
import { useLanguage } from '../messages.ts';

/** No toast then: the end of a session has its own notice. */
const endsSession = (error: Error) => error instanceof ApiError && error.status === 401;

/**
 * Shows one toast when something could not be loaded, with the reason or `text`, until it is loaded.
 * A later failure shows a new toast.
 */
export function useErrorToast(title: string, error: Error | null, text?: string): void {
  const language = useLanguage();
  useEffect(() => {
    if (!error || endsSession(error)) return undefined;
    const description = text ?? errorText(error, language);
    toast({ id: title, title, description, variant: 'destructive' });
    return () => closeToast(title);
  }, [title, error, text, language]);
}

/**
 * Returns a function that shows a toast for a failure: with the server's message, or with `otherwise`
 * where there is none.
 */
export function useFailureToast(): (title: string, error: unknown, otherwise?: string) => void {
  const language = useLanguage();
  return useCallback(
    (title, error, otherwise) =>
      toast({ title, description: errorText(error, language, otherwise), variant: 'destructive' }),
    [language],
  );
}
