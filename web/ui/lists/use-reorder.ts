import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { flushSync } from 'react-dom';

/** A row that is being dragged, and its position if it were dropped now. */
interface Drag {
  from: number;
  to: number;
}

/**
 * Lets people reorder the rows of a list: by dragging a row's handle with mouse or finger, or with the arrow keys on
 * it. A row moves when it is dropped; Escape puts it back.
 */
export function useReorder(count: number, move: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);

  /** The position of the dragged row at the pointer's height: below all rows whose middle is above the pointer. */
  function placeAt({ currentTarget, clientY }: PointerEvent<HTMLElement>, from: number): number {
    const rows = [...(currentTarget.closest('[data-row]')?.parentElement?.children ?? [])];
    return rows.filter((row, index) => {
      const { top, height } = row.getBoundingClientRect();
      return index !== from && top + height / 2 < clientY;
    }).length;
  }

  /** Moves a row and keeps the focus on the element that was used, which moves with it. */
  function moveFrom(pressed: HTMLElement, from: number, to: number) {
    if (to < 0 || to >= count || to === from) return;
    flushSync(() => move(from, to));
    pressed.focus();
  }

  const gripOf = (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ from: index, to: index });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (drag) setDrag({ ...drag, to: placeAt(event, drag.from) });
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      setDrag(null);
      if (drag) moveFrom(event.currentTarget, drag.from, placeAt(event, drag.from));
    },
    onPointerCancel: () => setDrag(null),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === 'Escape') setDrag(null);
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (step === undefined) return;
      event.preventDefault();
      moveFrom(event.currentTarget, index, index + step);
    },
  });

  /** On which side of a row the dragged one would be inserted. */
  function dropSideOf(index: number): 'before' | 'after' | undefined {
    if (!drag || drag.to !== index || drag.from === index) return undefined;
    return drag.to < drag.from ? 'before' : 'after';
  }

  return {
    /** The props of a row's handle; the row has `data-row`. */
    gripOf,
    moveFrom,
    isDragged: (index: number) => drag?.from === index,
    dropSideOf,
  };
}
