import { useLayoutEffect, useState } from 'react';
import { readStored, store } from '../session/storage.ts';

const STORED = 'single-keys';

type Key =
  | ('j' | 'k' | 'a' | 'r' | 'i' | 'm' | 's' | 'x' | 'u' | 'v' | 'Enter' | 'Escape')
  | ('1' | '2' | '3' | '4' | '5' | '/' | '?');

const BUSY =
  'input, textarea, select, [contenteditable=true], [role=dialog], [role=alertdialog], [role=menu]';
const CLICKABLE = 'a, button, summary, [role=tab]';

/** Whether a key is meant for the list: no field is focused, no layer open, no modifier held. */
function isForList(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (document.querySelector('[role=dialog], [role=alertdialog], [role=menu]')) return false;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(BUSY)) return false;
  return event.key !== 'Enter' || !target?.closest(CLICKABLE);
}

type Acts = Partial<Record<Key, () => void>>;

/** Single-key shortcuts while they are on. */
export function usePressedKeys(acts: Acts, isOn: boolean): void {
  // Takes effect before the change is painted, because people act on what they see.
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    function press(event: KeyboardEvent) {
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      if (!Object.hasOwn(acts, key) || !isForList(event)) return;
      event.preventDefault();
      acts[key as Key]?.();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn, acts]);
}

/** Single-key shortcuts for working through a list; switching them off is remembered. */
export function useSingleKeys(acts: Acts) {
  const [isOn, setOn] = useState(() => readStored(STORED) !== 'off');
  usePressedKeys(acts, isOn);
  return {
    isOn,
    toggle() {
      store(STORED, isOn ? 'off' : null);
      setOn(!isOn);
    },
  };
}
