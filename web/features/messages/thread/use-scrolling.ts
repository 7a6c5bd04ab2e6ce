import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How near to an edge counts as at it. */
const END_PX = 60;
const TOP_PX = 300;

interface Scrolled {
  /** The id of the first message: changes when older ones are added before it. */
  first: number;
  /** Changes when something is added at the end. */
  last: string;
  /** Changes when the reader has written something. */
  ownCount: number;
  /** Called when the reader comes near the beginning. */
  onNearTop: (() => void) | undefined;
}

interface Scrolling {
  box: RefObject<HTMLElement | null>;
  content: RefObject<HTMLDivElement | null>;
  /** The element where the new messages begin: a conversation is opened there. */
  mark: RefObject<HTMLLIElement | null>;
  isAtEnd: boolean;
  onScroll: () => void;
  toEnd: () => void;
}

/**
 * Opens a conversation at its new messages or its end, stays at the end while messages are added there, and keeps the
 * visible messages in place while older ones are added before them.
 */
export function useScrolling({ first, last, ownCount, onNearTop }: Scrolled): Scrolling {
  const box = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLLIElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  /** The state before the last change. */
  const before = useRef({ first, ownCount, height: 0, top: 0, isAtEnd: true, isOpened: false });

  const note = () => {
    const element = box.current;
    if (!element) return;
    const { scrollHeight, scrollTop, clientHeight } = element;
    const atEnd = scrollHeight - scrollTop - clientHeight < END_PX;
    Object.assign(before.current, { height: scrollHeight, top: scrollTop, isAtEnd: atEnd });
    setAtEnd(atEnd);
  };
  const toEnd = () => {
    box.current?.scrollTo({ top: box.current.scrollHeight });
    note();
  };

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const was = before.current;
    if (!was.isOpened) {
      was.isOpened = true;
      element.scrollTop = element.scrollHeight;
      // The mark is scrolled to the top, if there is enough below it.
      if (mark.current) element.scrollTop = mark.current.offsetTop - element.offsetTop;
    } else if (first !== was.first) {
      element.scrollTop = was.top + element.scrollHeight - was.height;
    } else if (was.isAtEnd || ownCount !== was.ownCount) {
      element.scrollTop = element.scrollHeight;
    }
    Object.assign(was, { first, ownCount });
    note();
  }, [first, last, ownCount]);

  // Loading pictures and an on-screen keyboard change heights later.
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      if (before.current.isAtEnd) toEnd();
      else note();
    });
    for (const { current } of [box, content]) if (current) observer.observe(current);
    return () => observer.disconnect();
  }, []);

  const onScroll = () => {
    note();
    if ((box.current?.scrollTop ?? TOP_PX) < TOP_PX) onNearTop?.();
  };
  return { box, content, mark, isAtEnd, onScroll, toEnd };
}
