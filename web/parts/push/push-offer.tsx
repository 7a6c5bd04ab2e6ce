import { useState } from 'react';
import { BellRing } from 'lucide-react';
import { useMessages } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import { pushMessages } from './push-messages.ts';
import { usePushState, useSwitchPush } from './use-push.ts';

const DECLINED = 'push-declined';

function wasDeclined(): boolean {
  try {
    return localStorage.getItem(DECLINED) !== null;
  } catch {
    return false;
  }
}

/** Remembers in this browser not to offer it again. */
function decline() {
  try {
    localStorage.setItem(DECLINED, '1');
  } catch {
    // If the browser has no storage, it is offered again on the next visit.
  }
}

/**
 * Offers notifications on this device at a moment when somebody begins to wait for news. Shows nothing if that is
 * impossible, already on or was declined; the settings have the switch in any case.
 */
export function PushOffer() {
  const t = useMessages(pushMessages);
  const state = usePushState();
  const change = useSwitchPush();
  const [isDeclined, setDeclined] = useState(false);
  // The outcome of the click stays visible; if push was on before, nothing is shown.
  const outcome = change.answer;
  if (outcome === 'on' || outcome === 'refused') {
    return <output className="block note">{t[outcome]}</output>;
  }
  if (state !== 'off' || isDeclined || wasDeclined()) return null;
  return (
    <div className="grid justify-items-start gap-1">
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          icon={BellRing}
          busy={change.isBusy}
          onClick={() => void change.run(true)}
        >
          {t.offer}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            decline();
            setDeclined(true);
          }}
        >
          {t.notNow}
        </Button>
      </div>
      <p className="note">{t.offerText}</p>
    </div>
  );
}
