import type { ChangeEvent } from 'react';

type Texts<V> = keyof { [K in keyof V as V[K] extends string ? K : never]: true } & string;
type Boxes<V> = keyof { [K in keyof V as V[K] extends boolean ? K : never]: true } & string;

interface Fields<V> {
  values: V;
  set: (changed: Partial<V>) => void;
  idOf: (name: string) => string;
  errorOf: (name: string) => string | undefined;
}

/** What the fields of a form are given, by name. */
export const fieldProps = <V extends object>({ values, set, idOf, errorOf }: Fields<V>) => ({
  /** Props for a text field, a select or a group of radio buttons. */
  field: <K extends Texts<V>>(name: K) => ({
    id: idOf(name),
    name,
    value: values[name] as V[K] & string,
    error: errorOf(name),
    onChange: ({
      target,
    }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      set({ [name]: target.value } as Partial<V>),
  }),
  box: (name: Boxes<V>) => ({
    id: idOf(name),
    name,
    checked: Boolean(values[name]),
    error: errorOf(name),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      set({ [name]: target.checked } as Partial<V>),
  }),
});
