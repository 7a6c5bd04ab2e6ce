export interface ToastWords {
  title: string;
  description?: string | undefined;
  /**
   * Destructive ones tell of a failure. They go when something succeeded or the page is left, and
   * those without an id take each other's place.
   */
  variant?: 'default' | 'success' | 'destructive';
  /** Interrupts what the screen reader says, and gives way to the next toast. */
  urgent?: boolean;
  /** Told on the way to another page: stays when that page opens. */
  onTheWay?: boolean;
  /** One act, such as Undo or View. */
  action?: { label: string; onClick: () => void };
  /** How long it stays; 6 seconds unless said, and 20 for a failure. */
  duration_ms?: number;
  /** A second toast with the same id takes the place of the first. */
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
/** The failures that may still stand on the page, by their ids. */
const failures = new Map<string, ToastWords>();

/** Shows a toast. The library behind it is fetched with the first one; ToastHost must be on the page. */
export function toast(words: ToastWords): void {
  const isFailure = words.variant === 'destructive';
  const shown = isFailure ? { ...words, id: words.id ?? 'failure' } : words;
  if (shown.id && isFailure) failures.set(shown.id, shown);
  // Good news takes the place of an earlier complaint.
  if (words.variant === 'success') closeFailures(() => true);
  wanted = true;
  askForHost?.();
  void mounted.then((shelf) => shelf.show(shown));
}

/** Closes a toast when what it says is no longer so. */
export function closeToast(id: string): void {
  failures.delete(id);
  if (wanted) void mounted.then((shelf) => shelf.close(id));
}

function closeFailures(goes: (words: ToastWords) => boolean): void {
  for (const [id, words] of failures) if (goes(words)) closeToast(id);
}

/** The page was left, and with it what failed there. */
export const pageLeft = (): void => closeFailures((words) => !words.onTheWay && !words.urgent);

/** For ToastHost: is told when the first toast is asked for, at once if that has happened. */
export function onFirstToast(ask: () => void): () => void {
  askForHost = ask;
  if (wanted) ask();
  return () => {
    askForHost = undefined;
  };
}

/** For Toaster: says that it listens. */
export function toasterMounted(shelf: Shelf): void {
  resolveMounted(shelf);
}
