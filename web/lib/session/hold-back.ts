/** On what is not shown while it is asked whether the visitor is signed in. */
export const HELD_BACK = 'data-held-back';

/** Where the scripts that ask never come, everybody may see the page after all. */
const LONGEST_MS = 4_000;

/**
 * Stands as text in the page, first in what it may hold back, and runs before that is drawn. It looks
 * only whether a session is stored: who it is stays out of the page, which is the same for everybody.
 */
function holdBack(attribute: string, longestMs: number): void {
  const content = document.currentScript?.parentElement;
  try {
    if (!content || localStorage.getItem('authToken') === null) return;
  } catch {
    // Who lets nothing be stored is a guest.
    return;
  }
  content.setAttribute(attribute, '');
  setTimeout(() => content.removeAttribute(attribute), longestMs);
}

export const holdingScript = (): string =>
  `(${holdBack.toString()})(${JSON.stringify(HELD_BACK)}, ${LONGEST_MS})`;
