/** As a `ref`: whoever was in what this takes the place of goes on reading here. */
export const focusIt = (element: HTMLElement | null): void => element?.focus();
