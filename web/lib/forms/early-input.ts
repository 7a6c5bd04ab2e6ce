type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Stands as text in the head of every page with scripts, so it uses nothing from outside of itself.
 * Until the page is alive (`web/root.tsx` says so by the event `alive`) it keeps what people do to
 * forms; then it does the same again, and React hears it: what was typed, ticked or picked, and the
 * last attempt to send a form. It holds no GET form, which works without scripts.
 */
export function keepEarlyInput(): void {
  let held: SubmitEvent | undefined;
  const touched = new Set<EventTarget | null>();
  const touch = ({ target }: Event) => touched.add(target);

  function hold(event: SubmitEvent) {
    const { target, submitter } = event;
    if (!(target instanceof HTMLFormElement) || target.method !== 'post') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    submitter?.setAttribute('aria-busy', 'true');
    held = event;
  }

  const isTick = (field: Field): field is HTMLInputElement =>
    field instanceof HTMLInputElement && /^(radio|checkbox)$/.test(field.type);

  function isChanged(field: Field): boolean {
    if (field instanceof HTMLSelectElement) {
      const asSent = [...field.options].findIndex((option) => option.defaultSelected);
      return field.selectedIndex !== Math.max(asSent, 0);
    }
    if (!isTick(field)) return field.value !== field.defaultValue;
    // Of a group of radio buttons only the chosen one has something to tell.
    return field.checked !== field.defaultChecked && (field.checked || field.type !== 'radio');
  }

  function doAgain(field: Field) {
    if (field instanceof HTMLSelectElement) {
      field.dispatchEvent(new Event('change', { bubbles: true }));
    } else if (isTick(field)) {
      field.checked = field.defaultChecked;
      field.click();
    } else {
      // React passes over an event that brings the value it saw last. It sees what is set on the
      // field itself, and not what is set by the way of all fields.
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
    // A button that is busy by now sends nothing twice.
    if (submitter?.isConnected) submitter.click();
    else target.requestSubmit();
  }

  function release() {
    removeEventListener('submit', hold, true);
    removeEventListener('input', touch, true);
    const changed = [...document.querySelectorAll<Field>('input,textarea,select')].filter(
      isChanged,
    );
    // Fields that stand outside of their form are the filters of a search; they come alive later, or
    // never on a phone. What the browser itself has put there after a reload is no wish.
    const filters = changed.filter((field) => field.form?.contains(field) === false);
    const filter = filters.find((field) => touched.has(field));
    if (filter) return filter.form?.submit();
    changed.forEach(doAgain);
    // React draws first what it has just heard.
    setTimeout(sendHeld);
  }

  addEventListener('submit', hold, true);
  addEventListener('input', touch, true);
  addEventListener('alive', release, { once: true });
}
