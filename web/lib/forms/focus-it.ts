/** A `ref` callback that moves the focus to an element that replaces the focused one. */
export const focusIt = (element: HTMLElement | null): void => element?.focus();
