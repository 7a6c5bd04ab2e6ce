type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * What the script in the head of every page does. Until the page is hydrated (`web/root.tsx` dispatches the event
 * `alive`) it holds back its forms and records what is typed, ticked, picked and submitted. Then it replays that for
 * React. Of a page that is `never` hydrated, what is typed is only carried into another language or theme.
 */
function keepEarlyInput(never?: 'never'): void {
  carryInput(never ? 'DOMContentLoaded' : 'alive');
  if (!never) holdForms();
}

/** The script: its functions as text, so they must not use anything that is not listed here. */
export function earlyInputScript(never?: 'never'): string {
  const functions = [
    keepEarlyInput,
    carryInput,
    bringBack,
    holdForms,
    sendByItself,
    replay,
    allFields,
    isTick,
    isChanged,
    doAgain,
  ];
  return `(()=>{${functions.join('\n')}\n${keepEarlyInput.name}(${never ? '"never"' : ''})})()`;
}

/**
 * Keeps what is typed and the scroll position through a change of language or theme, whose links load the same page
 * anew: both are brought back when that fires the event `ready`.
 */
function carryInput(ready: string): void {
  function carry({ target }: Event) {
    const link = target instanceof Element && target.closest('a[href^="/settings/display?"]');
    if (!link) return;
    const values = allFields().map((field) =>
      /^(password|file|hidden)$/.test(field.type)
        ? null
        : [field.name, isTick(field) ? field.checked : field.value],
    );
    const carried = { path: location.pathname, scrolled: scrollY, values };
    sessionStorage.setItem('carried', JSON.stringify(carried));
  }

  addEventListener('click', carry, true);
  addEventListener(ready, bringBack, { once: true });
}

function bringBack(): void {
  const { path, scrolled, values } = JSON.parse(sessionStorage.getItem('carried') ?? '{}') as {
    path?: string;
    scrolled: number;
    values: ([string, string | boolean] | null)[];
  };
  sessionStorage.removeItem('carried');
  if (path !== location.pathname) return;
  allFields().forEach((field, index) => {
    const [name, value] = values[index] ?? [];
    if (name !== field.name || isChanged(field)) return;
    if (typeof value === 'string') field.value = value;
    else if (isTick(field)) field.checked = value === true;
  });
  scrollTo(0, scrolled);
}

/**
 * Holds the last attempt to submit a form until the page is hydrated. A form that works without scripts is sent by the
 * browser itself if they cannot be loaded, or take too long. GET forms are left alone, because they always work without.
 */
function holdForms(): void {
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
    waiting ??= setTimeout(send, 15_000);
    held = event;
    if (isLost) send();
  }

  const send = () => (isSent ||= sendByItself(held));

  function lose({ type, target }: Event) {
    if (type === 'error' && !(target instanceof HTMLScriptElement)) return;
    isLost = true;
    send();
  }

  function release() {
    removeEventListener('error', lose, true);
    removeEventListener('unhandledrejection', lose);
    // It is on its way, and must not be sent a second time.
    if (isSent) return;
    clearTimeout(waiting);
    removeEventListener('submit', hold, true);
    removeEventListener('input', touch, true);
    replay(touched, held);
  }

  addEventListener('submit', hold, true);
  addEventListener('input', touch, true);
  addEventListener('error', lose, true);
  addEventListener('unhandledrejection', lose);
  // Somebody who comes back to it can send it again.
  addEventListener('pageshow', ({ persisted }) => persisted && isSent && location.reload());
  addEventListener('alive', release, { once: true });
}

/**
 * Has the browser send a form, if that works without scripts, and says whether it does. The token of a mailed link goes
 * along, because no server sees this end of the address.
 */
function sendByItself(held: SubmitEvent | undefined): boolean {
  if (!(held?.target instanceof HTMLFormElement) || !held.target.hasAttribute('action'))
    return false;
  const link = document.createElement('input');
  Object.assign(link, { type: 'hidden', name: 'link', value: location.hash });
  held.target.append(link);
  held.target.submit();
  return true;
}

/** Does for React what people have done before: in the fields, and then with the form that was held. */
function replay(touched: Set<EventTarget | null>, held: SubmitEvent | undefined): void {
  const changed = allFields().filter(isChanged);
  // Fields outside of their form are search filters; they hydrate later, or never on a phone.
  // Values that the browser restored after a reload are not the visitor's input.
  const filters = changed.filter((field) => field.form?.contains(field) === false);
  const filter = filters.find((field) => touched.has(field));
  if (filter) return filter.form?.submit();
  changed.forEach(doAgain);
  // Waits until React has rendered the replayed input.
  setTimeout(() => {
    if (!(held?.target instanceof HTMLFormElement)) return;
    const { target, submitter } = held;
    submitter?.removeAttribute('aria-busy');
    // A button that is busy by now must not send twice.
    if (submitter?.isConnected) submitter.click();
    else target.requestSubmit();
  });
}

function allFields(): Field[] {
  return [...document.querySelectorAll<Field>('input,textarea,select')];
}

function isTick(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && /^(radio|checkbox)$/.test(field.type);
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const asSent = [...field.options].findIndex((option) => option.defaultSelected);
    return field.selectedIndex !== Math.max(asSent, 0);
  }
  if (!isTick(field)) return field.value !== field.defaultValue;
  // In a group of radio buttons only the chosen one matters.
  return field.checked !== field.defaultChecked && (field.checked || field.type !== 'radio');
}

function doAgain(field: Field): void {
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
