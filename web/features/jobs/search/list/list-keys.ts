/** Runs J, K, S and A on the focused card. */
export function pressInList(
  key: string,
  list: HTMLElement,
  focused: Node,
  choose: (card: HTMLElement) => void,
): void {
  const cards = [...list.querySelectorAll<HTMLElement>('[data-job]')];
  const at = cards.findIndex((card) => card.contains(focused));
  if (key === 's' || key === 'a') {
    cards[at]?.querySelector<HTMLElement>(`[data-key=${key}] :is(button, a)`)?.click();
    return;
  }
  const next = cards[key === 'j' ? at + 1 : at - 1];
  if (!next) return;
  next.querySelector<HTMLElement>('a')?.focus();
  choose(next);
}
