import { focusIt } from '../../lib/forms/focus-it.ts';

/** Takes the place of a form that has done its work, and its focus. */
export const DoneNote = ({ children }: { children: string }) => (
  <output
    ref={focusIt}
    tabIndex={-1}
    className="block rounded-md bg-ok-tint px-4 py-2.5 text-small text-ok-ink outline-none"
  >
    {children}
  </output>
);
