/** Shows progress: a bar that redraws itself on a terminal, lines of text elsewhere. */
export interface Progress {
  /** `share` from 0 to 1. */
  show(share: number, words: string): void;
  /** Prints a line that stays, above the bar. */
  line(words: string): void;
  end(): void;
}

const WIDTH = 24;
const REDRAW_EVERY_MS = 100;
const LINE_EVERY_MS = 5_000;

export function progressOn(output: NodeJS.WriteStream): Progress {
  const clear = output.isTTY ? '\r\u001B[K' : '';
  const every = output.isTTY ? REDRAW_EVERY_MS : LINE_EVERY_MS;
  let shown = Date.now();
  return {
    show(share, words) {
      if (Date.now() - shown < every) return;
      shown = Date.now();
      const percent = `${Math.floor(share * 100)}%`.padStart(4);
      const full = Math.round(share * WIDTH);
      const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full);
      output.write(output.isTTY ? `${clear}${bar}${percent}  ${words}` : `${percent}  ${words}\n`);
    },
    line: (words) => void output.write(`${clear}${words}\n`),
    end: () => void output.write(clear),
  };
}
