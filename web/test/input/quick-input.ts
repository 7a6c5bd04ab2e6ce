import { vi } from 'vitest';
import { cdp, type Locator, page } from 'vitest/browser';

// Before a click Playwright waits for two frames, and asks the page again and again from another process. That takes
// five times as long as the click itself. Here the page looks whether an element is ready for a click or for text, and
// gets them at once. Playwright still does it, with all its patience and messages, where that is not so and for whatever
// is asked with options.

const TRIES = 200;
const BETWEEN_TRIES_MS = 5;
/** Tests replace the one of the page. */
const wait = globalThis.setTimeout;

interface Point {
  x: number;
  y: number;
}

/** What can be done to the element now; undefined if it is not ready. */
type Ready = (element: Element) => (() => Promise<boolean>) | undefined;

const ofAllLocators = Object.getPrototypeOf(page.elementLocator(document.body)) as Locator;
const patient = Object.getPrototypeOf(ofAllLocators) as Locator;

ofAllLocators.click = async function click(this: Locator, options) {
  if (!options && (await isDoneQuickly(this, readyToClick))) return;
  await patient.click.call(this, options);
};

ofAllLocators.fill = async function fill(this: Locator, text, options) {
  // No text would be inserted for an empty one.
  if (!options && text && (await isDoneQuickly(this, readyToFill(text)))) return;
  await patient.fill.call(this, text, options);
};

async function isDoneQuickly(locator: Locator, ready: Ready): Promise<boolean> {
  // Playwright lets faked time pass.
  for (let tries = 0; tries < TRIES && !vi.isFakeTimers(); tries += 1) {
    const [element, another] = locator.elements();
    if (another) return false;
    const act = element && isEnabled(element) ? ready(element) : undefined;
    if (act) return act();
    await new Promise((resolve) => wait(resolve, BETWEEN_TRIES_MS));
  }
  return false;
}

/** A label is for its field, so it is ready once the field is. */
function isEnabled(element: Element): boolean {
  const control = element.closest('a, button, input, select, textarea, label');
  const target = control instanceof HTMLLabelElement ? (control.control ?? element) : element;
  return !target.closest(':disabled, [aria-disabled="true"]');
}

function readyToClick(element: Element) {
  const point = isMoving(element) ? undefined : (hitPoint(element) ?? scrolledTo(element));
  return point && (() => clickAt(element, point));
}

const isMoving = (element: Element) =>
  document
    .getAnimations()
    .some(
      ({ playState, effect }) =>
        playState === 'running' &&
        effect instanceof KeyframeEffect &&
        effect.getComputedTiming().endTime !== Infinity &&
        effect.target?.contains(element),
    );

/** The middle of the element, or of its first line if it is broken over several, if a click there would reach it. */
function hitPoint(element: Element): Point | undefined {
  const box = [...element.getClientRects()].find(({ width, height }) => width * height >= 1);
  if (!box) return undefined;
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return element.contains(document.elementFromPoint(point.x, point.y)) ? point : undefined;
}

function scrolledTo(element: Element): Point | undefined {
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  return hitPoint(element);
}

const STEPS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'];

/** False if the page has moved meanwhile; then nothing is clicked. */
async function clickAt(element: Element, point: Point): Promise<boolean> {
  let isReached = false;
  const guard = (event: Event) => {
    if (event.type === 'pointerdown')
      isReached = event.target instanceof Node && element.contains(event.target);
    if (isReached) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const step of STEPS) addEventListener(step, guard, { capture: true });
  const mouse = { ...point, button: 'left', clickCount: 1 } as const;
  await Promise.all([
    cdp().send('Input.dispatchMouseEvent', { ...point, type: 'mouseMoved' }),
    cdp().send('Input.dispatchMouseEvent', { ...mouse, type: 'mousePressed' }),
    cdp().send('Input.dispatchMouseEvent', { ...mouse, type: 'mouseReleased' }),
  ]);
  for (const step of STEPS) removeEventListener(step, guard, { capture: true });
  return isReached;
}

const TYPED = new Set(['email', 'number', 'password', 'search', 'tel', 'text', 'url', 'textarea']);

const readyToFill = (text: string) => (element: Element) => {
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  if (!isField || !TYPED.has(element.type) || element.readOnly) return undefined;
  if (!element.checkVisibility({ visibilityProperty: true })) return undefined;
  return async () => {
    element.select();
    element.focus();
    if (document.activeElement !== element) return false;
    await cdp().send('Input.insertText', { text });
    return true;
  };
};
