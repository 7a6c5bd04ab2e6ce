import { useEffect } from 'react';

/** The two buttons below the dialog on a phone. */
const BUTTONS_PX = 136;

/** Keeps toasts above the dialog's buttons, so that a refusal does not hide the way to try again. */
export function useToastRoom(): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const before = style.getPropertyValue('--bar-bottom');
    style.setProperty('--bar-bottom', `${BUTTONS_PX}px`);
    return () => style.setProperty('--bar-bottom', before);
  }, []);
}
