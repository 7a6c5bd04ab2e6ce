import { type QueryClient, type QueryKey, useMutation } from '@tanstack/react-query';
import { toast, type ToastWords } from '../toast.ts';
import { useFailureToast } from './error-toast.ts';

type Words = ToastWords;

/** A value of `refreshes` for an act that may have changed anything. */
export const EVERY_QUERY: readonly QueryKey[] = [[]];

/** What becomes of the queries that a call may have changed. */
interface Effects<Input, Answer> {
  /**
   * The keys of queries that are refetched after every call, even a refused one, because somebody
   * else may have changed them first.
   */
  refreshes?: readonly QueryKey[];
  /** Puts the answer into the queries that show it, instead of refetching them. */
  keep?: (queries: QueryClient, answer: Answer, input: Input) => unknown;
  /**
   * For a switch, which can be moved again before the answer: calls of this name are sent one after the other, so that
   * neither a call nor its answer overtakes a newer one.
   */
  inTurn?: string;
}

/** What a call does afterwards, as long as its page is open: toasts and callbacks. */
export interface Outcomes<Input, Answer> {
  /**
   * The toast after a failure: a text is its title, with the server's reason below it; `Words` are
   * the whole toast. Without it there is no toast.
   */
  failed?: string | Words | ((error: Error) => string | Words | undefined);
  /** Shown below the title if the server gives no reason. */
  failedText?: string | ((error: Error) => string | undefined);
  /** The toast after a success, green unless the words say otherwise. */
  done?: string | Words | ((answer: Answer, input: Input) => string | Words | undefined);
  onDone?: (answer: Answer, input: Input) => unknown;
  onFailed?: (error: Error, input: Input) => unknown;
  onEnd?: () => unknown;
}

/**
 * A call to the server by a button: `run` starts it, and then toasts, callbacks and queries follow
 * as the options say.
 */
export function useAct<Input = void, Answer = unknown>(
  act: (input: Input) => Promise<Answer>,
  { refreshes = [], keep, inTurn, ...outcomes }: Effects<Input, Answer> & Outcomes<Input, Answer>,
) {
  const tellFailure = useFailureToast();
  const call = useMutation<Answer, Error, Input>({
    mutationFn: act,
    ...(inTurn ? { scope: { id: inTurn } } : {}),
    onSuccess: async (answer, input, _before, { client }) => {
      const words =
        typeof outcomes.done === 'function' ? outcomes.done(answer, input) : outcomes.done;
      if (words) toast({ variant: 'success', ...wordsOf(words) });
      await keep?.(client, answer, input);
    },
    onError: (error) => {
      const words =
        typeof outcomes.failed === 'function' ? outcomes.failed(error) : outcomes.failed;
      const { failedText } = outcomes;
      const otherwise = typeof failedText === 'function' ? failedText(error) : failedText;
      if (typeof words === 'string') tellFailure(words, error, otherwise);
      else if (words) toast({ variant: 'destructive', ...words });
    },
    onSettled: (_answer, _error, _input, _before, { client }) =>
      Promise.all(refreshes.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
  const { onDone, onFailed, onEnd } = outcomes;
  return {
    isBusy: call.isPending,
    /** The input of the call that is under way. */
    busyWith: call.isPending ? call.variables : undefined,
    answer: call.data,
    forget: call.reset,
    /** Resolves to whether the call succeeded, and never rejects. */
    run: (input: Input): Promise<boolean> =>
      call
        .mutateAsync(input, {
          onSuccess: (answer) => void onDone?.(answer, input),
          onError: (error) => void onFailed?.(error, input),
          onSettled: () => void onEnd?.(),
        })
        .then(
          () => true,
          () => false,
        ),
  };
}

const wordsOf = (words: string | Words): Words =>
  typeof words === 'string' ? { title: words } : words;

/** `useAct` for several buttons that make the same call; each passes its own toasts and callbacks. */
export const actOf =
  <Input = void, Answer = unknown>(
    act: (input: Input) => Promise<Answer>,
    effects: Effects<Input, Answer>,
  ) =>
  (outcomes: Outcomes<Input, Answer>) =>
    useAct(act, { ...effects, ...outcomes });
