import type { ChangeEvent } from 'react';

type Texts<V> = keyof { [K in keyof V as V[K] extends string ? K : never]: true } & string;
type Boxes<V> = keyof { [K in keyof V as V[K] extends boolean ? K : never]: true } & string;

interface Paths {
  idOf: (path: string) => string;
  errorOf: (path: string) => string | undefined;
}

interface Fields<V> extends Paths {
  values: V;
  /** `path` is the edited field. */
  set: (changed: Partial<V>, path: string) => void;
}

/** What the fields of a form are given, by name; those of one row of it, if `row` is the path of the row. */
export const fieldProps = <V extends object>(
  { values, set, idOf, errorOf }: Fields<V>,
  row?: string,
) => {
  const pathOf = (name: string) => (row === undefined ? name : `${row}.${name}`);
  const put = (name: string, value: unknown) => set({ [name]: value } as Partial<V>, pathOf(name));
  return {
    /** Props for a text field, a select or a group of radio buttons. */
    field: <K extends Texts<V>>(name: K) => ({
      id: idOf(pathOf(name)),
      name: pathOf(name),
      value: values[name] as V[K] & string,
      error: errorOf(pathOf(name)),
      onChange: ({
        target,
      }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
        put(name, target.value),
    }),
    box: (name: Boxes<V>) => ({
      id: idOf(pathOf(name)),
      name: pathOf(name),
      checked: Boolean(values[name]),
      error: errorOf(pathOf(name)),
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => put(name, target.checked),
    }),
    /** Props for a field that passes on its value itself: a list of skills, a month. */
    value: <K extends keyof V & string>(name: K) => ({
      id: idOf(pathOf(name)),
      value: values[name],
      error: errorOf(pathOf(name)),
      onChange: (value: V[K]) => put(name, value),
    }),
  };
};

/** The same for one row of a list in a form, at a path such as `questions.0`. */
export const rowProps = <V extends object>(
  { idOf, errorOf }: Paths,
  row: string,
  values: V,
  set: Fields<V>['set'],
) => fieldProps({ idOf, errorOf, values, set }, row);
