import { useEffect } from 'react';
import { closeToast, toast } from '../toast.ts';
import { ApiError } from './api-error.ts';
import { errorText } from './error-text.ts';
import { useLanguage } from '../messages.ts';

/** The end of a session has a notice of its own. */
const endsSession = (error: Error) => error instanceof ApiError && error.status === 401;

/**
 * Says once that something could not be loaded, and why, unless there is a `text` for it, until it is
 * loaded; again only after it failed anew.
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
 * Says that something failed and why: in the server's words, or in those of `otherwise` where it gave
 * none.
 */
export function useTellFailure(): (title: string, error: unknown, otherwise?: string) => void {
  const language = useLanguage();
  return (title, error, otherwise) =>
    toast({ title, description: errorText(error, language, otherwise), variant: 'destructive' });
}
