export interface ToastWords {
  title: string;
  description?: string;
  /** Destructive ones stay until they are closed, and there is one at most. */
  variant?: 'default' | 'success' | 'destructive';
  /** Interrupts what the screen reader says, and gives way to the next toast. */
  urgent?: boolean;
  /** One act, such as Undo or View. */
  action?: { label: string; onClick: () => void };
  /** How long it stays; 6 seconds unless said. */
  duration_ms?: number;
  /** A second toast with the same id takes the place of the first. */
  id?: string;
}

type ShowToast = (words: ToastWords) => void;

let askForHost: (() => void) | undefined;
let wanted = false;
let resolveMounted: (show: ShowToast) => void = () => undefined;
const mounted = new Promise<ShowToast>((resolve) => {
  resolveMounted = resolve;
});

/** Shows a toast. The library behind it is fetched with the first one; ToastHost must be on the page. */
export function toast(words: ToastWords): void {
  wanted = true;
  askForHost?.();
  void mounted.then((show) => show(words));
}

/** For ToastHost: is told when the first toast is asked for, at once if that has happened. */
export function onFirstToast(ask: () => void): () => void {
  askForHost = ask;
  if (wanted) ask();
  return () => {
    askForHost = undefined;
  };
}

/** For Toaster: says that it listens. */
export function toasterMounted(show: ShowToast): void {
  resolveMounted(show);
}
