import { useNavigate } from 'react-router';
import type { Plan } from '../../../contract/money/subscriptions.ts';
import { useMessages } from '../../lib/messages.ts';
import { useSession } from '../../lib/session/session.ts';
import { toast } from '../../lib/toast.ts';
import { openCheckout, useChoice } from './calls.ts';
import { subscriptionMessages } from './messages.ts';

/** Chooses a plan and goes to its checkout if there is something to pay. */
export function useChoosing() {
  const t = useMessages(subscriptionMessages);
  const navigate = useNavigate();
  const isRecruiter = useSession()?.user?.role === 'hr';
  const choice = useChoice();
  const choose = ({ id }: Plan) =>
    choice.mutate(id, {
      onSuccess: ({ checkout }) => {
        if (checkout) openCheckout(checkout, (to) => void navigate(to));
        else toast({ title: t.changeSaved, variant: 'success' });
      },
      onError: () =>
        toast(
          isRecruiter
            ? { title: t.subscribeFailedHr, variant: 'destructive' }
            : {
                title: t.subscribeFailed,
                description: t.subscribeFailedText,
                variant: 'destructive',
              },
        ),
    });
  return { choose, busyWith: choice.isPending ? choice.variables : undefined };
}
