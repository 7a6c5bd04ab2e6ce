const CONTROL = 'a[href], button:not(:disabled), [tabindex="0"]';

export function ancestorsOf(element: HTMLElement | null): HTMLElement[] {
  const parent = element?.parentElement;
  return parent ? [parent, ...ancestorsOf(parent)] : [];
}

/** The first control in what is still on the page. */
export function firstControl(place: Node | null | undefined): HTMLElement | null {
  if (!(place instanceof HTMLElement) || !place.isConnected) return null;
  return place.matches(CONTROL) ? place : place.querySelector<HTMLElement>(CONTROL);
}

/** The first control in the surroundings of a removed element. */
export function controlNear(around: readonly HTMLElement[]): HTMLElement | null {
  const left = around.find((element) => firstControl(element) !== null);
  return left === document.body ? null : firstControl(left);
}
