type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Inlined into the head of every page, so it must not use anything outside itself. Until the page
 * is hydrated (`web/root.tsx` dispatches the event `alive`) it records what people do in forms:
 * what they type, tick or pick, and the last attempt to submit. Then it replays that for React. A form
 * that works without scripts is sent by the browser itself if they cannot be loaded, or take too long. GET
 * forms are left alone, because they always work without. Typed text and the scroll position also
 * survive a change of language or theme, whose links load the same page anew. On a page that is
 * `never` hydrated, only this last part is needed.
 */
export function keepEarlyInput(never?: 'never'): void {
  let held: SubmitEvent | undefined;
  /** Whether the page's scripts cannot be loaded. */
  let isLost = false;
  let isSent = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const touched = new Set<EventTarget | null>();
  const touch = ({ target }: Event) => touched.add(target);

  function hold(event: SubmitEvent) {
    const { target, submitter } = event;
    if (!(target instanceof HTMLFormElement) || target.method !== 'post') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    submitter?.setAttribute('aria-busy', 'true');
    waiting ??= setTimeout(sendAsItIs, 15_000);
    held = event;
    if (isLost) sendAsItIs();
  }

  /**
   * Scripts do not come, so the browser itself sends a form that works without them, and nothing else any more. The
   * token of a mailed link goes along, because no server sees this end of the address.
   */
  function sendAsItIs() {
    if (isSent || !(held?.target instanceof HTMLFormElement) || !held.target.hasAttribute('action'))
      return;
    isSent = true;
    const link = document.createElement('input');
    Object.assign(link, { type: 'hidden', name: 'link', value: location.hash });
    held.target.append(link);
    held.target.submit();
  }

  function lose({ type, target }: Event) {
    if (type === 'error' && !(target instanceof HTMLScriptElement)) return;
    isLost = true;
    sendAsItIs();
  }

  const isTick = (field: Field): field is HTMLInputElement =>
    field instanceof HTMLInputElement && /^(radio|checkbox)$/.test(field.type);

  function isChanged(field: Field): boolean {
    if (field instanceof HTMLSelectElement) {
      const asSent = [...field.options].findIndex((option) => option.defaultSelected);
      return field.selectedIndex !== Math.max(asSent, 0);
    }
    if (!isTick(field)) return field.value !== field.defaultValue;
    // In a group of radio buttons only the chosen one matters.
    return field.checked !== field.defaultChecked && (field.checked || field.type !== 'radio');
  }

  function doAgain(field: Field) {
    if (field instanceof HTMLSelectElement) {
      field.dispatchEvent(new Event('change', { bubbles: true }));
    } else if (isTick(field)) {
      field.checked = field.defaultChecked;
      field.click();
    } else {
      // React ignores an event whose value it has already seen. It tracks values set on the element
      // itself, but not those set through the prototype's setter.
      const { value } = field;
      const ofAll = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
      field.value = field.defaultValue;
      ofAll?.set?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }

  function sendHeld() {
    if (!(held?.target instanceof HTMLFormElement)) return;
    const { target, submitter } = held;
    submitter?.removeAttribute('aria-busy');
    // A button that is busy by now must not send twice.
    if (submitter?.isConnected) submitter.click();
    else target.requestSubmit();
  }

  const fields = () => [...document.querySelectorAll<Field>('input,textarea,select')];
  const carriedKey = 'carried';

  function carry({ target }: Event) {
    const link = target instanceof Element && target.closest('a[href^="/settings/display?"]');
    if (!link) return;
    const values = fields().map((field) =>
      /^(password|file|hidden)$/.test(field.type)
        ? null
        : [field.name, isTick(field) ? field.checked : field.value],
    );
    const carried = { path: location.pathname, scrolled: scrollY, values };
    sessionStorage.setItem(carriedKey, JSON.stringify(carried));
  }

  function bringBack() {
    const { path, scrolled, values } = JSON.parse(sessionStorage.getItem(carriedKey) ?? '{}') as {
      path?: string;
      scrolled: number;
      values: ([string, string | boolean] | null)[];
    };
    sessionStorage.removeItem(carriedKey);
    if (path !== location.pathname) return;
    fields().forEach((field, index) => {
      const [name, value] = values[index] ?? [];
      if (name !== field.name || isChanged(field)) return;
      if (typeof value === 'string') field.value = value;
      else if (isTick(field)) field.checked = value === true;
    });
    scrollTo(0, scrolled);
  }

  function release() {
    removeEventListener('error', lose, true);
    removeEventListener('unhandledrejection', lose);
    // It is on its way, and must not be sent a second time.
    if (isSent) return;
    clearTimeout(waiting);
    removeEventListener('submit', hold, true);
    removeEventListener('input', touch, true);
    const changed = fields().filter(isChanged);
    // Fields outside of their form are search filters; they hydrate later, or never on a phone.
    // Values that the browser restored after a reload are not the visitor's input.
    const filters = changed.filter((field) => field.form?.contains(field) === false);
    const filter = filters.find((field) => touched.has(field));
    if (filter) return filter.form?.submit();
    changed.forEach(doAgain);
    // Waits until React has rendered the replayed input.
    setTimeout(sendHeld);
  }

  addEventListener('click', carry, true);
  addEventListener(never ? 'DOMContentLoaded' : 'alive', bringBack, { once: true });
  if (never) return;
  addEventListener('submit', hold, true);
  addEventListener('input', touch, true);
  addEventListener('error', lose, true);
  addEventListener('unhandledrejection', lose);
  // Somebody who comes back to it can send it again.
  addEventListener('pageshow', ({ persisted }) => persisted && isSent && location.reload());
  addEventListener('alive', release, { once: true });
}
