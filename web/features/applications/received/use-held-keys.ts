import { useEffect, useLayoutEffect, useRef } from 'react';

/** Single letters and digits, which are shortcuts of the page or of a dialog on it, and what sends a dialog. */
const HELD = /^(?:[a-z\d]|Enter)$/i;
const FIELD =
  'textarea, select, input:not([type=radio]):not([type=checkbox]), [contenteditable=true]';

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>;

/** In a dialog that is being sent nothing is typed any more. */
const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest(FIELD) !== null && !target.closest('[role=dialog]');

const nextTask = () => new Promise((resolve) => void setTimeout(resolve));

/**
 * Keys that are pressed while the page still works on an earlier one are pressed again, one by one, as soon as it has
 * come to its end: whoever types ahead loses none, and none acts on what was there before. `drop` forgets them, for
 * when the earlier one did not lead where they were meant to go on; so does Escape.
 */
export function useHeldKeys(isWaiting: () => boolean, isOn: boolean): { drop: () => void } {
  const held = useRef<Press[]>([]);
  const replayed = useRef<Event>(null);
  const isReleasing = useRef(false);
  const waits = useRef(isWaiting);

  useLayoutEffect(() => {
    waits.current = isWaiting;
  });

  useLayoutEffect(() => {
    if (!isOn) return undefined;
    function press(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (event === replayed.current || !(held.current.length > 0 || waits.current())) return;
      if (key === 'Escape') held.current = [];
      if (!HELD.test(key) || altKey || isTyping(event.target)) return;
      if ((ctrlKey || metaKey) && key !== 'Enter') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (!event.repeat) held.current.push({ key, ctrlKey, metaKey });
    }
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, [isOn]);

  // Whatever ends the wait is drawn.
  useEffect(() => {
    async function release() {
      if (isReleasing.current) return;
      isReleasing.current = true;
      while (held.current.length > 0 && !waits.current()) {
        const event = new KeyboardEvent('keydown', {
          ...held.current.shift(),
          bubbles: true,
          cancelable: true,
        });
        replayed.current = event;
        (document.activeElement ?? document.body).dispatchEvent(event);
        // What it changed is drawn before the next one.
        await nextTask();
      }
      isReleasing.current = false;
    }
    void release();
  });

  return { drop: () => void (held.current = []) };
}
