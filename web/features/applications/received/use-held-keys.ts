import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * The keys that are held back: letters and digits, which are shortcuts, and Enter, which sends a
 * dialog.
 */
const HELD = /^(?:[a-z\d]|Enter)$/i;
const FIELD =
  'textarea, select, input:not([type=radio]):not([type=checkbox]), [contenteditable=true]';

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>;

/** Fields of a dialog do not count: while it is being sent, nobody types in it any more. */
const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest(FIELD) !== null && !target.closest('[role=dialog]');

const nextTask = () => new Promise((resolve) => void setTimeout(resolve));

/**
 * Holds back keys that are pressed while the page is still working on an earlier one, and presses
 * them again one by one as soon as it has finished: somebody who types ahead loses none, and none
 * acts on what was there before. `drop` forgets them, for when the earlier key did not lead to
 * where the later ones were meant to act; Escape forgets them too.
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

  // After every rendering, because whatever ends the wait is rendered.
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
        // Lets React render the effect of this key before the next one is pressed.
        await nextTask();
      }
      isReleasing.current = false;
    }
    void release();
  });

  return { drop: () => void (held.current = []) };
}
