import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import type { z } from 'zod';
import type { Answer, Sent } from '../../../contract/endpoint.ts';
import type { Contract } from '../../../contract/index.ts';
import { api } from '../api/api.ts';
import { ApiError } from '../api/api-error.ts';
import { errorText } from '../api/error-text.ts';
import { sendingKeys } from '../api/sending-key.ts';
import { useLanguage, useMessages } from '../messages.ts';
import { closeToast, toast, type ToastWords } from '../toast.ts';
import { formMessages } from './form-messages.ts';
import { isAbout, type Mistakes, textOf, useFirstWrongField } from './mistakes.ts';
import { useEdits } from './use-edits.ts';

type Params = Record<string, string | number>;
type Words = Omit<ToastWords, 'variant' | 'id'>;
type BodyOf<R extends keyof Contract> =
  Required<Sent<Contract[R]>> extends { body: infer Body } ? Body : undefined;

export interface FormOptions<R extends keyof Contract, V extends object> {
  /** The initial values of the fields, by name. */
  start: V;
  /** The body that is sent; by default the values themselves. */
  body?: (values: V) => BodyOf<R>;
  params?: Params | ((values: V) => Params);
  ifMatch?: (values: V) => string;
  /** Loads a schema of the contract, which is checked before anything is sent. */
  rules?: () => Promise<z.ZodType>;
  /** The values that the rules check, where only a part of them is sent. */
  judged?: (values: V) => unknown;
  /** The form's own checks; their messages win over `broken`, those of the contract. */
  check?: (values: V, broken: Mistakes) => Record<string, string | undefined>;
  /** Groups of fields with a common mistake: editing any of them removes the message. */
  together?: readonly (readonly (keyof V & string)[])[];
  /** The name under which the edits are kept in the browser until they are sent. */
  draft?: string;
  /** Whether two sets of values are the same once saved; by default compares their JSON. */
  isSame?: (one: V, other: V) => boolean;
  /** The field with the edited version: it stays as it was at the first edit. */
  basis?: keyof V & string;
  /**
   * For what several people change: the fields of what stands now, when somebody else has changed it since `start`.
   * The values have its `version`, which is not sent with them but named as what the change is based on.
   */
  newer?: (current: Answer<Contract[R]>) => V;
  /** Sends an idempotency key, so that the same content takes effect once even if sent twice. */
  once?: boolean;
  /** What a page answered that took the form without scripts: its mistakes, or why it was not taken. */
  posted?: { mistakes: Mistakes; failure: string } | undefined;
  /** Wraps the call, for example to wait or to end the session. */
  call?: (sending: () => Promise<Answer<Contract[R]>>) => Promise<Answer<Contract[R]>>;
  saved?: string | Words | ((answer: Answer<Contract[R]>, values: V) => Words | undefined);
  onSaved?: (answer: Answer<Contract[R]>, values: V) => unknown;
  /** After every call, also a refused one: what stands now is read again where somebody was faster. */
  onAnswer?: () => unknown;
  /** Title of the failure toast; without it the form shows the failure itself. */
  failed?: string;
  /** The form shows the title itself, too. */
  above?: boolean;
  /** The failure text where neither the server nor the network gives a reason. */
  failedText?: string;
  /** The failure text where the answer did not come from the API. */
  brokenText?: string;
  /** Another text for a failure; true when the form has dealt with it itself. */
  refused?: (error: unknown) => Words | true | undefined;
  /** An additional toast when fields are wrong: found here (no error) or by the server. */
  wrong?: (mistakes: Mistakes, error: unknown, values: V) => Words | undefined;
  /** The field that a failure is about when the server names none. */
  blames?: keyof V & string;
  /**
   * The field with a one-time code. What was refused at it is not sent again as it was: a code that is sent by itself
   * when it is whole, and once more by a click, would cost two of its tries.
   */
  code?: keyof V & string;
  /** Opens the part of the page that holds the wrong fields. */
  reveal?: (mistakes: Mistakes) => void;
}

/**
 * A form that is sent to an endpoint of the contract: its values, its mistakes and the outcome. The
 * first wrong field gets the focus, and editing a field removes its message.
 */
export function useContractForm<R extends keyof Contract, V extends object>(
  route: R,
  options: FormOptions<R, V>,
) {
  const language = useLanguage();
  const { pleaseWait } = useMessages(formMessages);
  const id = useId();
  const { newer } = options;
  const edits = useEdits(newer ? { ...options, basis: 'version' as keyof V & string } : options);
  /** What a change made here would have overwritten. */
  const [theirs, setTheirs] = useState<V | null>(null);
  const [mistakes, setMistakes] = useState<Mistakes>(options.posted?.mistakes ?? {});
  const [failure, setFailure] = useState(options.posted?.failure ?? '');
  /** The values that are being sent. */
  const [sending, setSending] = useState<V | null>(null);
  const isSending = useRef(false);
  const refusedCode = useRef<{ body: string; error: ApiError } | null>(null);
  const [keyFor] = useState(sendingKeys);
  const focusFirst = useFirstWrongField(id);
  useEffect(() => () => closeToast(id), [id]);

  /** `path` is the edited field, where `changed` has more than one. */
  function set(changed: Partial<V>, path?: string) {
    edits.set(changed);
    const edited = path ? [path] : Object.keys(changed);
    const groups = options.together?.filter((group) => group.some((name) => edited.includes(name)));
    const mended = [...edited, ...(groups ?? []).flat()];
    setMistakes((before) =>
      Object.fromEntries(
        Object.entries(before).filter(([wrong]) => !mended.some((name) => isAbout(wrong, name))),
      ),
    );
  }

  const tell = (words: Words) =>
    toast({ ...words, description: words.description ?? '', id, variant: 'destructive' });

  function refuse(wrong: Mistakes, error?: unknown) {
    setMistakes(wrong);
    options.reveal?.(wrong);
    focusFirst(wrong);
    const words = options.wrong?.(wrong, error, edits.current());
    if (words) tell(words);
  }

  function fail(error: unknown): void {
    const words = options.refused?.(error);
    if (words === true) return;
    if (newer && error instanceof ApiError && error.status === 412 && error.current) {
      setTheirs(newer(error.current as Answer<Contract[R]>));
      return;
    }
    const fields = error instanceof ApiError ? fieldsOf(error) : {};
    if (!words && Object.keys(fields).length > 0) return refuse(fields, error);
    const text = words?.description ?? reasonOf(error);
    if (!words && options.blames) return refuse({ [options.blames]: text }, error);
    const title = words?.title ?? options.failed;
    if (title && !options.above) tell({ title, description: text });
    else setFailure([title, text].filter(Boolean).join('. '));
  }

  function reasonOf(error: unknown): string {
    const { brokenText, failedText } = options;
    const isAnswer = error instanceof ApiError;
    return (!isAnswer && brokenText) || errorText(error, language, failedText);
  }

  /** The server's messages for the fields of this form. */
  function fieldsOf(error: ApiError): Mistakes {
    const own = Object.entries(error.fields).filter(([path]) =>
      Object.keys(options.start).some((name) => isAbout(path, name)),
    );
    // The answer's own message says more: how many tries are left, how long to wait.
    return Object.fromEntries(
      own.map(([path, text]) => [
        path,
        text === error.messages[0] ? errorText(error, language) : text,
      ]),
    );
  }

  /** If the rules cannot be loaded, the server checks instead. */
  async function brokenRules(loadSchema: () => Promise<z.ZodType>, body: unknown) {
    try {
      const { mistakesIn } = await import('./form-check.ts');
      return await mistakesIn(loadSchema, body, language);
    } catch {
      return {};
    }
  }

  async function mistakesOf(values: V): Promise<Mistakes> {
    const { rules, check, judged = options.body } = options;
    const broken = rules ? await brokenRules(rules, judged ? judged(values) : values) : {};
    return onlyTexts({ ...broken, ...check?.(values, broken) });
  }

  /** Whether these fields are valid, with some values replaced; shows their mistakes. */
  async function areRight(names: readonly string[], changes: Partial<V> = {}): Promise<boolean> {
    const found = await mistakesOf({ ...edits.current(), ...changes });
    const wrong = Object.entries(found).filter(([path]) =>
      names.some((name) => isAbout(path, name)),
    );
    refuse(Object.fromEntries(wrong));
    return wrong.length === 0;
  }

  /** Sends the form, with some values replaced. */
  async function send(changes: Partial<V> = {}): Promise<void> {
    if (isSending.current) return;
    const typed = edits.current();
    const values = { ...typed, ...changes };
    const sent = newer ? withoutVersion(values) : values;
    const body = options.body ? options.body(sent) : sent;
    if (refusedCode.current?.body === JSON.stringify(body)) {
      fail(refusedCode.current.error);
      return;
    }
    isSending.current = true;
    setSending(values);
    setMistakes({});
    setFailure('');
    setTheirs(null);
    closeToast(id);
    try {
      const wrong = await mistakesOf(values);
      if (Object.keys(wrong).length > 0) {
        refuse(wrong);
        return;
      }
      const { call = (start) => start(), once, saved, onSaved, onAnswer } = options;
      const params = typeof options.params === 'function' ? options.params(values) : options.params;
      const ifMatch = newer ? versionOf : options.ifMatch;
      const answer = await call(() =>
        api(route, { params, body } as unknown as Sent<Contract[R]>, {
          ...(once ? { idempotencyKey: keyFor(JSON.stringify([params, body])) } : {}),
          ...(ifMatch ? { ifMatch: ifMatch(values) } : {}),
        }),
      ).finally(() => onAnswer?.());
      edits.dropDraft();
      const words = typeof saved === 'function' ? saved(answer, values) : saved;
      if (words)
        toast({ ...(typeof words === 'string' ? { title: words } : words), variant: 'success' });
      await onSaved?.(answer, values);
      edits.forget(typed);
    } catch (error) {
      if (options.code && error instanceof ApiError && options.code in error.fields) {
        refusedCode.current = { body: JSON.stringify(body), error };
      }
      fail(error);
    } finally {
      isSending.current = false;
      setSending(null);
    }
  }

  type Texts = keyof { [K in keyof V as V[K] extends string ? K : never]: true } & string;
  type Boxes = keyof { [K in keyof V as V[K] extends boolean ? K : never]: true } & string;
  const idOf = (path: string) => id + path;
  const errorOf = (path: string) => textOf(mistakes, path);
  const { values } = edits;

  return {
    values,
    /** The current values, for code that runs after the render. */
    current: edits.current,
    set,
    send,
    areRight,
    /** Props for a text field, a select or a group of radio buttons. */
    field: <K extends Texts>(name: K) => ({
      id: idOf(name),
      name,
      value: values[name] as V[K] & string,
      error: errorOf(name),
      onChange: ({
        target,
      }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
        set({ [name]: target.value } as Partial<V>),
    }),
    box: (name: Boxes) => ({
      id: idOf(name),
      name,
      checked: Boolean(values[name]),
      error: errorOf(name),
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
        set({ [name]: target.checked } as Partial<V>),
    }),
    /** Props for the submit button. */
    button: { type: 'submit', busy: sending !== null, busyLabel: pleaseWait } as const,
    idOf,
    errorOf,
    mistakes,
    failure,
    sending,
    isBusy: sending !== null,
    isDirty: edits.isDirty,
    keptAt: edits.keptAt,
    isRestored: edits.isRestored,
    /** What to do where somebody else was faster; null as long as nobody was. */
    stale: theirs && {
      takeTheirs: () => {
        const mine = edits.mine();
        edits.startOver();
        edits.set(theirs);
        setTheirs(null);
        setMistakes({});
        return () => edits.set(mine);
      },
      /** On top of what they have changed; saving is another step, because the fields may look different now. */
      keepMine: () => {
        edits.set({ ...theirs, ...edits.mine() });
        setTheirs(null);
      },
    },
    /** Discards all edits. */
    startOver: () => {
      edits.startOver();
      setMistakes({});
    },
  };
}

/** As `If-Match` names it. */
const versionOf = (values: object): string => `"${String(Reflect.get(values, 'version'))}"`;

function withoutVersion<V extends object>(values: V): V {
  const sent = { ...values };
  Reflect.deleteProperty(sent, 'version');
  return sent;
}

const onlyTexts = (mistakes: Record<string, string | undefined>): Mistakes =>
  Object.fromEntries(
    Object.entries(mistakes).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );

/** The form with these values, for components that show some of its fields. */
export type FormOf<V extends object> = ReturnType<
  typeof useContractForm<'PUT /barong/resource/jobs/:id', V>
>;

/** The part of a form that its frame needs, whatever its values. */
export type AnyForm = Pick<
  ReturnType<typeof useContractForm<never, object>>,
  'failure' | 'isRestored' | 'startOver' | 'send' | 'button' | 'stale'
>;
