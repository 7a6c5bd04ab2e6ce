import { type HeadersArgs, useActionData } from 'react-router';
import type { Mistakes } from './mistakes.ts';

/** What came of a form that the browser sent by itself, without scripts. */
export interface Posted<V extends object = object, S = unknown> {
  /** What was typed, without passwords and codes. */
  values: Partial<V>;
  mistakes: Mistakes;
  /** Why the whole was refused; empty if it was not. */
  failure: string;
  /** The codes of the refusal. */
  codes: readonly string[];
  /** What the page says of a form that was taken and leads nowhere. */
  outcome: string;
  /** What the page shows of a form that asked to see something. */
  shown?: S;
}

/** The answer to the form of this page if the browser sent it by itself. */
export const usePosted = <V extends object, S = unknown>(): Posted<V, S> | undefined =>
  useActionData<Posted<V, S>>();

/** The `headers` of a page with such a form: they say how long to wait if too many were sent. */
export const postedHeaders = ({ actionHeaders }: HeadersArgs) => actionHeaders;
