/** Attribute of content that stays hidden while the session is being checked. */
export const HELD_BACK = 'data-held-back';

/**
 * If the page's scripts never load, the content is shown after this many milliseconds all the same.
 */
const LONGEST_MS = 4_000;

/**
 * Inlined into the page as the first child of the content it may hold back, so that it runs before the
 * browser draws it. It checks only whether a session is stored: the page is the same for everybody.
 */
function holdBack(attribute: string, longestMs: number): void {
  const content = document.currentScript?.parentElement;
  try {
    if (!content || localStorage.getItem('authToken') === null) return;
  } catch {
    // A browser without storage is a guest's.
    return;
  }
  content.setAttribute(attribute, '');
  setTimeout(() => content.removeAttribute(attribute), longestMs);
}

export const holdingScript = (): string =>
  `(${holdBack.toString()})(${JSON.stringify(HELD_BACK)}, ${LONGEST_MS})`;
