/** A `ref` callback that moves the focus to a new element: one that replaces the focused one, or that was asked for. */
export const focusIt = (element: HTMLElement | null): void => element?.focus();
