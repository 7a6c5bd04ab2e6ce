import { BellRing } from 'lucide-react';
import { useMessages } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import { pushMessages } from './push-messages.ts';
import { usePushState, useSwitchPush } from './use-push.ts';

/**
 * Offers to tell of news on this device, where somebody has just begun to wait for some. Shows nothing where
 * that cannot be or is on already.
 */
export function PushOffer() {
  const t = useMessages(pushMessages);
  const state = usePushState();
  const change = useSwitchPush();
  // The outcome of the click stays in sight; if push was on before, nothing is shown.
  const outcome = change.data;
  if (outcome === 'on' || outcome === 'refused') {
    return <output className="block text-small text-ink-2">{t[outcome]}</output>;
  }
  if (state !== 'off') return null;
  return (
    <div className="grid justify-items-start gap-1">
      <Button
        variant="secondary"
        icon={BellRing}
        busy={change.isPending}
        onClick={() => change.mutate(true)}
      >
        {t.offer}
      </Button>
      <p className="text-small text-ink-2">{t.offerText}</p>
    </div>
  );
}
