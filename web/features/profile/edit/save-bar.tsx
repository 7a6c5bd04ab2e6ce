import { useEffect, useRef } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { editMessages } from './edit-messages.ts';

/** The height of the menu at the bottom of a phone, with a margin. */
const ROOM_BELOW_PX = 88;

interface SaveBarProps {
  isSaving: boolean;
  onDiscard: () => void;
}

/**
 * Shown when something has changed: above the menu on phones, elsewhere at the bottom of the window. Above a keyboard,
 * where the menu is hidden too, it waits at the end of the form.
 */
export function SaveBar({ isSaving, onDiscard }: SaveBarProps) {
  const t = useMessages(editMessages);
  const bar = useRef<HTMLDivElement>(null);

  // Keeps focused fields, and toasts, clear of the bar.
  useEffect(() => {
    const { style } = document.documentElement;
    const height = bar.current?.offsetHeight ?? 0;
    style.setProperty('--bar-bottom', `${height + ROOM_BELOW_PX}px`);
    return () => void style.removeProperty('--bar-bottom');
  }, []);

  return (
    <div
      ref={bar}
      className="sticky bottom-[calc(52px+1.25rem)] z-sticky max-md:low:static mt-5 rounded-lg border border-line bg-surface p-3 shadow-float motion-safe:animate-rise md:bottom-4 md:px-4"
    >
      <div className="md:flex md:items-center md:justify-between md:gap-4">
        <output className="block note max-md:mb-2">{t.unsaved}</output>
        <div className="flex gap-2.5 max-md:*:flex-1">
          <Button variant="secondary" onClick={onDiscard} disabled={isSaving}>
            {t.discard}
          </Button>
          <Button type="submit" busy={isSaving} busyLabel={t.saving}>
            {t.save}
          </Button>
        </div>
      </div>
    </div>
  );
}
