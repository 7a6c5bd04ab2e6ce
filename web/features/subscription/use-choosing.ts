import { useNavigate } from 'react-router';
import type { Plan } from '../../../contract/money/subscriptions.ts';
import { useMessages } from '../../lib/messages.ts';
import { useSession } from '../../lib/session/session.ts';
import { openCheckout, useChoice } from './calls.ts';
import { subscriptionMessages } from './messages.ts';

/** Chooses a plan and goes to its checkout if there is something to pay. */
export function useChoosing() {
  const t = useMessages(subscriptionMessages);
  const navigate = useNavigate();
  const isRecruiter = useSession()?.user?.role === 'hr';
  const choice = useChoice({
    failed: () =>
      isRecruiter
        ? { title: t.subscribeFailedHr }
        : { title: t.subscribeFailed, description: t.subscribeFailedText },
    done: ({ checkout }) => (checkout ? undefined : t.changeSaved),
    onDone: ({ checkout }) => {
      if (checkout) openCheckout(checkout, (to) => void navigate(to));
    },
  });
  const choose = ({ id }: Plan) => void choice.run(id);
  return { choose, busyWith: choice.busyWith };
}
