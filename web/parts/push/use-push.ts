import { useQuery } from '@tanstack/react-query';
import { useAct } from '../../lib/api/use-act.ts';
import { useMessages } from '../../lib/messages.ts';
import { type PushState, readPushState, switchPushOff, switchPushOn } from './browser-push.ts';
import { pushMessages } from './push-messages.ts';

const KEY = ['push-state'];

/** The state of this browser; undefined until it is known. */
export const usePushState = (): PushState | undefined =>
  useQuery({ queryKey: KEY, queryFn: readPushState }).data;

/** Switches notifications of this browser on or off; call `run` in answer to a click. */
export function useSwitchPush() {
  const t = useMessages(pushMessages);
  return useAct((on: boolean) => (on ? switchPushOn() : switchPushOff()), {
    failed: t.failed,
    failedText: t.failedText,
    inTurn: 'push-state',
    keep: (queries, state) => queries.setQueryData<PushState>(KEY, state),
  });
}
