import { type ChangeEvent, useId, useRef, useState } from 'react';
import type { Answer, Sent } from '../../../contract/endpoint.ts';
import type { Contract } from '../../../contract/index.ts';
import { api } from '../api/api.ts';
import { ApiError } from '../api/api-error.ts';
import { sendingKeys } from '../api/sending-key.ts';
import { useLanguage, useMessages } from '../messages.ts';
import { toast } from '../toast.ts';
import { type CheckOptions, mistakesOf } from './checks.ts';
import { formMessages } from './form-messages.ts';
import { isAbout, textOf } from './mistakes.ts';
import { useEdits } from './use-edits.ts';
import { type RefusalOptions, useRefusals, type Words } from './use-refusals.ts';

type Params = Record<string, string | number>;
type BodyOf<R extends keyof Contract> =
  Required<Sent<Contract[R]>> extends { body: infer Body } ? Body : undefined;

export interface FormOptions<R extends keyof Contract, V extends object>
  extends CheckOptions<V>, RefusalOptions<V> {
  /** The body that is sent; by default the values themselves. */
  body?: (values: V) => BodyOf<R>;
  params?: Params | ((values: V) => Params);
  ifMatch?: (values: V) => string;
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
  /** Wraps the call, for example to wait or to end the session. */
  call?: (sending: () => Promise<Answer<Contract[R]>>) => Promise<Answer<Contract[R]>>;
  saved?: string | Words | ((answer: Answer<Contract[R]>, values: V) => Words | undefined);
  /** If this fails after `saved` was told, the form was sent all the same; otherwise the form fails with it. */
  onSaved?: (answer: Answer<Contract[R]>, values: V) => unknown;
  /** After every call, also a refused one: what stands now is read again where somebody was faster. */
  onAnswer?: () => unknown;
  /**
   * The field with a one-time code. What was refused at it is not sent again as it was: a code that is sent by itself
   * when it is whole, and once more by a click, would cost two of its tries.
   */
  code?: keyof V & string;
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
  const refusals = useRefusals(id, options, edits.current);
  /** What a change made here would have overwritten. */
  const [theirs, setTheirs] = useState<V | null>(null);
  /** The values that are being sent. */
  const [sending, setSending] = useState<V | null>(null);
  const isSending = useRef(false);
  const refusedCode = useRef<{ body: string; error: ApiError } | null>(null);
  const [keyFor] = useState(sendingKeys);

  /** `path` is the edited field, where `changed` has more than one. */
  function set(changed: Partial<V>, path?: string) {
    edits.set(changed);
    refusals.mend(path ? [path] : Object.keys(changed));
  }

  const wrongIn = (values: V) => {
    const { judged = options.body } = options;
    return mistakesOf(values, { ...options, ...(judged ? { judged } : {}) }, language);
  };

  /** Whether these fields are valid, with some values replaced; shows their mistakes. */
  async function areRight(names: readonly string[], changes: Partial<V> = {}): Promise<boolean> {
    const found = await wrongIn({ ...edits.current(), ...changes });
    const wrong = Object.entries(found).filter(([path]) =>
      names.some((name) => isAbout(path, name)),
    );
    refusals.refuse(Object.fromEntries(wrong));
    return wrong.length === 0;
  }

  function fail(error: unknown): void {
    if (newer && error instanceof ApiError && error.status === 412 && error.current) {
      setTheirs(newer(error.current as Answer<Contract[R]>));
    } else refusals.fail(error);
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
    refusals.clear();
    setTheirs(null);
    try {
      const wrong = await wrongIn(values);
      if (Object.keys(wrong).length > 0) refusals.refuse(wrong);
      else {
        await accept(await post(values, body), values);
        edits.forget(typed);
      }
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

  async function post(values: V, body: unknown): Promise<Answer<Contract[R]>> {
    const { call = (start) => start(), once, onAnswer } = options;
    const params = typeof options.params === 'function' ? options.params(values) : options.params;
    const ifMatch = newer ? versionOf : options.ifMatch;
    return call(() =>
      api(route, { params, body } as unknown as Sent<Contract[R]>, {
        ...(once ? { idempotencyKey: keyFor(JSON.stringify([params, body])) } : {}),
        ...(ifMatch ? { ifMatch: ifMatch(values) } : {}),
      }),
    ).finally(() => onAnswer?.());
  }

  /** The form was taken. */
  async function accept(answer: Answer<Contract[R]>, values: V): Promise<void> {
    const { saved, onSaved } = options;
    edits.dropDraft();
    const words = typeof saved === 'function' ? saved(answer, values) : saved;
    if (!words) {
      await onSaved?.(answer, values);
      return;
    }
    toast({ ...(typeof words === 'string' ? { title: words } : words), variant: 'success' });
    try {
      await onSaved?.(answer, values);
    } catch (error) {
      reportError(error);
    }
  }

  type Texts = keyof { [K in keyof V as V[K] extends string ? K : never]: true } & string;
  type Boxes = keyof { [K in keyof V as V[K] extends boolean ? K : never]: true } & string;
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
    mistakes: refusals.mistakes,
    failure: refusals.failure,
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
        refusals.clearMistakes();
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
      refusals.clearMistakes();
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

/** The form with these values, for components that show some of its fields. */
export type FormOf<V extends object> = ReturnType<
  typeof useContractForm<'PUT /barong/resource/jobs/:id', V>
>;

/** The part of a form that its frame needs, whatever its values. */
export type AnyForm = Pick<
  ReturnType<typeof useContractForm<never, object>>,
  'failure' | 'isRestored' | 'startOver' | 'send' | 'button' | 'stale'
>;
