import { useEffect } from 'react';

const COUNT = /^\(\d+\+?\) /;

/**
 * Shows the number of unread notifications before the title of whatever page is open; `count` is the displayed text.
 */
export function useTitleCount(count: string): void {
  useEffect(() => {
    const write = () => {
      const wanted = (count && `(${count}) `) + document.title.replace(COUNT, '');
      // Setting the title triggers this again, and ends here.
      if (document.title !== wanted) document.title = wanted;
    };
    write();
    const watching = new MutationObserver(write);
    watching.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      watching.disconnect();
      document.title = document.title.replace(COUNT, '');
    };
  }, [count]);
}
