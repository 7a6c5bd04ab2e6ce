import { useEffect } from 'react';

const COUNT = /^\(\d+\+?\) /;

/** Shows how many are unread before the title of the page, whichever page it is; `count` as it is shown. */
export function useTitleCount(count: string): void {
  useEffect(() => {
    const write = () => {
      const wanted = (count && `(${count}) `) + document.title.replace(COUNT, '');
      // Writing calls this again, and ends here.
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
