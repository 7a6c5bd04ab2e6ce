import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useFailureToast } from '../../lib/api/error-toast.ts';
import { useMessages } from '../../lib/messages.ts';
import { type PushState, readPushState, switchPushOff, switchPushOn } from './browser-push.ts';
import { pushMessages } from './push-messages.ts';

const KEY = ['push-state'];

/** The state of this browser; undefined until it is known. */
export const usePushState = (): PushState | undefined =>
  useQuery({ queryKey: KEY, queryFn: readPushState }).data;

/** Switches notifications of this browser on or off; call `mutate` in answer to a click. */
export function useSwitchPush() {
  const t = useMessages(pushMessages);
  const tellFailure = useFailureToast();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (on: boolean) => (on ? switchPushOn() : switchPushOff()),
    onSuccess: (state) => queries.setQueryData<PushState>(KEY, state),
    onError: (error) => tellFailure(t.failed, error, t.failedText),
  });
}
