import { Keyboard } from 'lucide-react';
import { useMessages } from '../../../../lib/messages.ts';
import { Button } from '../../../../ui/button.tsx';
import { KeyList } from '../../../../ui/panels/key-list.tsx';
import { receivedMessages } from '../received-messages.ts';
import { useMayDecide } from '../use-may-decide.ts';

/** Takes the panel's place while none is open, and explains the keyboard shortcuts. */
export function KeysCard({ isOn, toggle }: { isOn: boolean; toggle: () => void }) {
  const t = useMessages(receivedMessages);
  const keys: [string, string][] = [
    ['J K', t.move],
    ['Enter', t.open],
    ['1 – 5', t.parts],
    ['V', t.otherView],
  ];
  const deciding: [string, string][] = [
    ['A', t.accept],
    ['I', t.interview],
    ['R', t.reject],
    ['M', t.message],
    ['X', t.select],
    ['U', t.undo],
  ];
  const shown = useMayDecide() ? [...keys, ...deciding] : keys;
  return (
    <aside
      aria-label={t.keys}
      className="sticky top-20 w-88 shrink-0 rounded-lg border border-dashed border-line-strong p-5 note max-lg:hidden xl:w-100"
    >
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-h3 text-ink">{t.keys}</h2>
        <Button variant="quiet" size="sm" icon={Keyboard} aria-pressed={isOn} onClick={toggle}>
          {isOn ? t.keysOn : t.keysOff}
        </Button>
      </div>
      <p className="mt-1">{t.openHint}</p>
      <div className="mt-4">
        <KeyList keys={shown} isOn={isOn} />
      </div>
    </aside>
  );
}
