/**
 * Inlined into the head of every page that scripts come to, so it must not use anything outside itself. Until the network
 * is back it keeps links and forms from leaving the page: the browser would show its own failure in place of the page,
 * and what was typed there would be lost. It marks the page, which then shows `NetworkNotice`.
 */
export function stayWhileOffline(): void {
  const mark = () => document.documentElement.toggleAttribute('data-offline', !navigator.onLine);

  function keepHere(event: MouseEvent) {
    if (navigator.onLine) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isElsewhere = link?.origin === location.origin && link.pathname !== location.pathname;
    if (isElsewhere && !link.target) event.preventDefault();
  }

  function keepForm(event: SubmitEvent) {
    if (!navigator.onLine) event.preventDefault();
  }

  mark();
  for (const name of ['online', 'offline', 'pageshow']) addEventListener(name, mark);
  // In the capture phase, before React hears of the click.
  addEventListener('click', keepHere, true);
  // After React's own handlers, which may have sent the form by script.
  addEventListener('submit', keepForm);
}
