import { useEffect, useState } from 'react';
import type { Language } from '../../../contract/endpoint.ts';
import { ApiError } from '../api/api-error.ts';
import { errorText } from '../api/error-text.ts';
import { useLanguage } from '../messages.ts';
import { closeToast, toast, type ToastWords } from '../toast.ts';
import type { Posted } from './posted.ts';
import { isAbout, type Mistakes, useFirstWrongField } from './mistakes.ts';

export type Words = Omit<ToastWords, 'variant' | 'id'>;

export interface RefusalOptions<V extends object> {
  start: V;
  /** Groups of fields with a common mistake: editing any of them removes the message. */
  together?: readonly (readonly (keyof V & string)[])[];
  /** The answer to a form that was sent without scripts: its mistakes, or why it was refused. */
  posted?: (Pick<Posted<V>, 'mistakes' | 'failure'> & Partial<Posted<V>>) | undefined;
  /** Title of the failure toast; without it the form shows the failure itself. */
  failed?: string;
  /** Shows the title above the form, too. */
  above?: boolean;
  /** The failure text if neither the server nor the network gives a reason. */
  failedText?: string;
  /** The failure text if the answer did not come from the API. */
  brokenText?: string;
  /** A different text for a failure; true if the form has dealt with it itself. */
  refused?: (error: unknown) => Words | true | undefined;
  /**
   * Called for wrong fields, whether they were found here (then `error` is undefined) or by the server: opens the part
   * of the page that holds them, or gives the words of an additional toast.
   */
  wrong?: (mistakes: Mistakes, error: unknown, values: V) => Words | undefined | void;
  /** The field to blame for a failure if the server names none. */
  blames?: keyof V & string;
}

/**
 * What is wrong with the fields of the form `id`, or why the whole form was refused. It is shown at
 * the fields, of which the first gets the focus, in a toast, or above the form.
 */
export function useRefusals<V extends object>(
  id: string,
  options: RefusalOptions<V>,
  currentValues: () => V,
) {
  const language = useLanguage();
  const [mistakes, setMistakes] = useState<Mistakes>(options.posted?.mistakes ?? {});
  const [failure, setFailure] = useState(options.posted?.failure ?? '');
  const focusFirst = useFirstWrongField(id);
  useEffect(() => () => closeToast(id), [id]);

  const tell = (words: Words) =>
    toast({ ...words, description: words.description ?? '', id, variant: 'destructive' });

  /** Shows what is wrong with the fields. */
  function refuse(wrong: Mistakes, error?: unknown) {
    setMistakes(wrong);
    const words = options.wrong?.(wrong, error, currentValues());
    if (words) tell(words);
    // What the server refuses may have no field here, or none that is shown.
    const isTold = Boolean(words) || error === undefined;
    focusFirst(wrong, isTold ? undefined : () => failAll(error));
  }

  /** Shows a failure that no field shows. */
  function failAll(error: unknown, words?: Words) {
    const text = words?.description ?? reasonOf(error, options, language);
    const title = words?.title ?? options.failed;
    if (title && !options.above) tell({ ...words, title, description: text });
    else setFailure([title, text].filter(Boolean).join('. '));
  }

  /** Shows why the whole form was refused. */
  function fail(error: unknown): void {
    const words = options.refused?.(error);
    if (words === true) return;
    const fields = error instanceof ApiError ? refusedFields(error, options.start, language) : {};
    if (!words && Object.keys(fields).length > 0) return refuse(fields, error);
    if (!words && options.blames)
      return refuse({ [options.blames]: reasonOf(error, options, language) }, error);
    failAll(error, words);
  }

  /** Removes the messages about fields that were edited. */
  function mend(edited: readonly string[]) {
    const groups = options.together?.filter((group) => group.some((name) => edited.includes(name)));
    const mended = [...edited, ...(groups ?? []).flat()];
    setMistakes((before) =>
      Object.fromEntries(
        Object.entries(before).filter(([wrong]) => !mended.some((name) => isAbout(wrong, name))),
      ),
    );
  }

  return {
    mistakes,
    failure,
    refuse,
    fail,
    mend,
    /** Forgets what was wrong with the fields. */
    clearMistakes: () => setMistakes({}),
    /** Forgets everything that was wrong. */
    clear() {
      setMistakes({});
      setFailure('');
      closeToast(id);
    },
  };
}

const reasonOf = <V extends object>(
  error: unknown,
  { brokenText, failedText }: RefusalOptions<V>,
  language: Language,
): string =>
  error instanceof ApiError
    ? errorText(error, language, failedText)
    : (brokenText ?? errorText(error, language, failedText));

/** The server's messages for the fields of a form with these first values. */
export function refusedFields(error: ApiError, start: object, language: Language): Mistakes {
  const own = Object.entries(error.fields).filter(([path]) =>
    Object.keys(start).some((name) => isAbout(path, name)),
  );
  // The text for the whole answer says more than its first message: how many tries are left, or
  // how long to wait.
  return Object.fromEntries(
    own.map(([path, text]) => [
      path,
      text === error.messages[0] ? errorText(error, language) : text,
    ]),
  );
}
