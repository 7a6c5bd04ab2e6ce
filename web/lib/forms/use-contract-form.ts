import { useId, useRef, useState } from 'react';
import type { Answer, Sent } from '../../../contract/endpoint.ts';
import type { Contract } from '../../../contract/index.ts';
import { api } from '../api/api.ts';
import { ApiError } from '../api/api-error.ts';
import { sendingKeys } from '../api/sending-key.ts';
import { useLanguage, useMessages } from '../messages.ts';
import { toast } from '../toast.ts';
import { type CheckOptions, mistakesOf } from './checks.ts';
import { fieldProps } from './field-props.ts';
import { formMessages } from './form-messages.ts';
import { isAbout, type Mistakes, textOf } from './mistakes.ts';
import { type EditOptions, useEdits } from './use-edits.ts';
import { useNewer } from './use-newer.ts';
import { type RefusalOptions, useRefusals, type Words } from './use-refusals.ts';

type Params = Record<string, string | number>;
type BodyOf<R extends keyof Contract> =
  Required<Sent<Contract[R]>> extends { body: infer Body } ? Body : undefined;

export interface FormOptions<R extends keyof Contract, V extends object>
  extends EditOptions<V>, CheckOptions<V>, RefusalOptions<V> {
  start: V;
  /** The body to send; by default the values themselves. */
  body?: (values: V) => BodyOf<R>;
  params?: Params | ((values: V) => Params);
  /**
   * For what several people may edit: turns the current state of it, which somebody else has
   * changed since `start`, into the form's values. Their `basis` is the field `version`.
   */
  newer?: (current: Answer<Contract[R]>) => V;
  /** Saves without asking where somebody else has changed other fields only: the call keeps what it is not sent. */
  joins?: boolean;
  /** Sends an idempotency key, so that the same content takes effect once even if sent twice. */
  once?: boolean;
  /** Wraps the call, for example to wait or to end the session. */
  call?: (sending: () => Promise<Answer<Contract[R]>>) => Promise<Answer<Contract[R]>>;
  saved?: string | Words | ((answer: Answer<Contract[R]>, values: V) => Words | undefined);
  /**
   * Called after a success. If it rejects although `saved` has already been shown, the form still
   * counts as sent; otherwise the form fails with it.
   */
  onSaved?: (answer: Answer<Contract[R]>, values: V) => unknown;
  /**
   * Called after every call, even a refused one: to refetch what has changed, or what somebody else has changed first.
   * Awaited before `onSaved`, and before a refusal is shown, but not where no answer came.
   */
  onAnswer?: () => unknown;
  /**
   * The field with a one-time code. A refused code is not sent again unchanged: sent by itself with
   * its last digit, and again by a click, it would use up two tries.
   */
  code?: keyof V & string;
}

/**
 * A form that is sent to an endpoint of the contract: its values, mistakes and outcome. The first
 * wrong field gets the focus, and editing a field removes its message.
 */
export function useContractForm<R extends keyof Contract, V extends object>(
  route: R,
  given: FormOptions<R, V>,
) {
  // What was typed into a form that was sent without scripts is still there.
  const start = { ...given.start, ...given.posted?.values };
  const { newer, basis = newer && ('version' as keyof V & string) } = given;
  const options = { ...given, start, basis };
  const language = useLanguage();
  const { pleaseWait } = useMessages(formMessages);
  const id = useId();
  const edits = useEdits(route, options);
  const refusals = useRefusals(id, options, edits.current);
  const { stale, setTheirs } = useNewer(edits, refusals.clearMistakes);

  const wrongIn = (values: V) => {
    const { judged = options.body } = options;
    return mistakesOf(values, { ...options, ...(judged ? { judged } : {}) }, language);
  };
  const { sending, send } = useSending(route, options, { edits, refusals, setTheirs, wrongIn });

  /** `path` is the edited field, where `changed` has more than one. */
  function set(changed: Partial<V>, path?: string) {
    edits.set(changed);
    refusals.mend(path ? [path] : Object.keys(changed));
  }

  /**
   * Whether these fields would be accepted, with some values replaced; shows their mistakes and
   * sends nothing.
   */
  async function areRight(names: readonly string[], changes: Partial<V> = {}): Promise<boolean> {
    const found = await wrongIn({ ...edits.current(), ...changes });
    const wrong = Object.entries(found).filter(([path]) =>
      names.some((name) => isAbout(path, name)),
    );
    refusals.refuse(Object.fromEntries(wrong));
    return wrong.length === 0;
  }

  const idOf = (path: string) => id + path;
  const errorOf = (path: string) => textOf(refusals.mistakes, path);
  const { values } = edits;

  return {
    values,
    /** The current values, for code that runs after the render. */
    current: edits.current,
    set,
    send,
    areRight,
    ...fieldProps({ values, set, idOf, errorOf }),
    /** Props for the submit button. */
    button: { type: 'submit', busy: sending !== null, busyLabel: pleaseWait } as const,
    idOf,
    errorOf,
    mistakes: refusals.mistakes,
    failure: refusals.failure,
    sending,
    isBusy: sending !== null,
    isDirty: edits.isDirty,
    keptAt: edits.keptAt,
    isRestored: edits.isRestored,
    stale,
    /** Discards all edits. */
    startOver: () => {
      edits.startOver();
      refusals.clearMistakes();
    },
  };
}

interface Parts<V extends object> {
  edits: ReturnType<typeof useEdits<V>>;
  refusals: ReturnType<typeof useRefusals<V>>;
  setTheirs: (theirs: V | null) => void;
  wrongIn: (values: V) => Promise<Mistakes>;
}

/**
 * Sends the form if its values are right, and never twice at the same time; `sending` are the
 * values on their way, or null.
 */
function useSending<R extends keyof Contract, V extends object>(
  route: R,
  options: FormOptions<R, V>,
  { edits, refusals, setTheirs, wrongIn }: Parts<V>,
) {
  const { newer, basis } = options;
  const [sending, setSending] = useState<V | null>(null);
  const isSending = useRef(false);
  const refusedCode = useRef<{ body: string; error: ApiError } | null>(null);
  const [keys] = useState(() => sendingKeys(edits.sentPlace));

  /** What somebody else has saved first, if the form was refused because of it. */
  const theirsIn = (error: unknown): V | null =>
    newer && error instanceof ApiError && error.status === 412 && error.current
      ? newer(error.current as Answer<Contract[R]>)
      : null;

  function fail(error: unknown): void {
    const theirs = theirsIn(error);
    if (theirs) setTheirs(theirs);
    else refusals.fail(error);
  }

  /** Puts the edits on top of what somebody else has saved, if both have changed different fields. */
  function join(error: unknown): boolean {
    const theirs = options.joins ? theirsIn(error) : null;
    if (!theirs || edits.meets(theirs)) return false;
    edits.set({ ...theirs, ...edits.mine() });
    return true;
  }

  /** Sends the form, with some values replaced. */
  async function send(changes: Partial<V> = {}): Promise<void> {
    if (isSending.current) return;
    const typed = edits.current();
    const values = { ...typed, ...changes };
    const sent = { ...values };
    if (basis) Reflect.deleteProperty(sent, basis);
    const body = options.body ? options.body(sent) : sent;
    if (refusedCode.current?.body === JSON.stringify(body)) {
      fail(refusedCode.current.error);
      return;
    }
    let isJoined = false;
    isSending.current = true;
    setSending(values);
    refusals.clear();
    setTheirs(null);
    try {
      const wrong = await wrongIn(values);
      if (Object.keys(wrong).length > 0) refusals.refuse(wrong);
      else {
        const answer = await call(route, options, { values, body, keyFor: keys.of });
        keys.forget();
        // Edits made since it was sent stay.
        if (edits.isUnchanged(typed)) edits.dropDraft();
        await tellSaved(options, answer, values);
        if (edits.isUnchanged(typed)) edits.forget();
      }
    } catch (error) {
      if (options.code && error instanceof ApiError && options.code in error.fields) {
        refusedCode.current = { body: JSON.stringify(body), error };
      }
      isJoined = join(error);
      if (!isJoined) fail(error);
    } finally {
      isSending.current = false;
      setSending(null);
    }
    if (isJoined) await send(changes);
  }

  return { sending, send };
}

/** Calls the endpoint with these values; after a refusal it calls `onAnswer`. */
function call<R extends keyof Contract, V extends object>(
  route: R,
  options: FormOptions<R, V>,
  { values, body, keyFor }: { values: V; body: unknown; keyFor: (content: string) => string },
): Promise<Answer<Contract[R]>> {
  const { call: wrapped = (start) => start(), once, basis, onAnswer } = options;
  const params = typeof options.params === 'function' ? options.params(values) : options.params;
  return wrapped(() =>
    api(route, { params, body } as unknown as Sent<Contract[R]>, {
      ...(once ? { idempotencyKey: keyFor(JSON.stringify([params, body])) } : {}),
      ...(basis ? { ifMatch: `"${String(values[basis])}"` } : {}),
    }),
  ).catch(async (error: unknown) => {
    const refetched = onAnswer?.();
    // Without a network nothing else would come either, and each try takes seconds.
    const isLost = error instanceof ApiError && error.status === 0;
    if (!isLost) await refetched;
    throw error;
  });
}

/** Shows the toast for a sent form if it has words for one, and then calls `onAnswer` and `onSaved`. */
async function tellSaved<R extends keyof Contract, V extends object>(
  { saved, onAnswer, onSaved }: FormOptions<R, V>,
  answer: Answer<Contract[R]>,
  values: V,
): Promise<void> {
  const goOn = async () => {
    await onAnswer?.();
    await onSaved?.(answer, values);
  };
  const words = typeof saved === 'function' ? saved(answer, values) : saved;
  if (!words) return goOn();
  toast({ ...(typeof words === 'string' ? { title: words } : words), variant: 'success' });
  try {
    await goOn();
  } catch (error) {
    reportError(error);
  }
}

/** The form with these values, for components that show some of its fields. */
export type FormOf<V extends object> = ReturnType<
  typeof useContractForm<'PUT /barong/resource/jobs/:id', V>
>;

/** The part of a form that its frame needs, whatever its values. */
export type AnyForm = Pick<
  ReturnType<typeof useContractForm<never, object>>,
  'failure' | 'isRestored' | 'startOver' | 'send' | 'button' | 'stale'
>;
