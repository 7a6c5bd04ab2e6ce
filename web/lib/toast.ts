export interface ToastWords {
  title: string;
  description?: string | undefined;
  /**
   * Destructive toasts report a failure. They close when something succeeds or the page is left, and
   * those without an id replace each other.
   */
  variant?: 'default' | 'success' | 'destructive';
  /** Interrupts the screen reader, and is replaced by the next toast. */
  urgent?: boolean;
  /**
   * Shown while leaving for another page: stays when that page opens, and closes when it is left.
   */
  onTheWay?: boolean;
  /** A button, such as Undo or View. */
  action?: { label: string; onClick: () => void };
  /** How long it stays: by default 6 seconds, for a failure 20. */
  duration_ms?: number;
  /** A toast replaces an earlier one with the same id. */
  id?: string;
}

/** The part of the page that shows toasts. */
interface Shelf {
  show: (words: ToastWords) => void;
  close: (id: string) => void;
}

let askForHost: (() => void) | undefined;
let wanted = false;
let resolveMounted: (shelf: Shelf) => void = () => undefined;
const mounted = new Promise<Shelf>((resolve) => {
  resolveMounted = resolve;
});
/** The failures that may still be on screen, by id. */
const failures = new Map<string, ToastWords>();

/** Shows a toast. The first one loads the library; ToastHost must be on the page. */
export function toast(words: ToastWords): void {
  const isFailure = words.variant === 'destructive';
  const shown = isFailure ? { ...words, id: words.id ?? 'failure' } : words;
  if (shown.id && isFailure) failures.set(shown.id, shown);
  // A success closes earlier failures.
  if (words.variant === 'success') closeFailures(() => true);
  wanted = true;
  askForHost?.();
  void mounted.then((shelf) => shelf.show(shown));
}

/** Closes a toast that is no longer true. */
export function closeToast(id: string): void {
  failures.delete(id);
  if (wanted) void mounted.then((shelf) => shelf.close(id));
}

function closeFailures(goes: (words: ToastWords) => boolean): void {
  for (const [id, words] of failures) if (goes(words)) closeToast(id);
}

/** Called when a page is left: closes its failures. One that was shown on the way belongs to the page that opens now. */
export function pageLeft(): void {
  closeFailures((words) => !words.onTheWay && !words.urgent);
  for (const [id, words] of failures) failures.set(id, { ...words, onTheWay: false });
}

/** For ToastHost: calls `ask` when the first toast is requested, or at once if one has been. */
export function onFirstToast(ask: () => void): () => void {
  askForHost = ask;
  if (wanted) ask();
  return () => {
    askForHost = undefined;
  };
}

/** For Toaster: shows the toasts that wait, and all later ones. */
export function toasterMounted(shelf: Shelf): void {
  resolveMounted(shelf);
}
