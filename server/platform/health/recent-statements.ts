import { LRUCache } from 'lru-cache';

/** How long statements took in the last hour, by their shape: never with a value. */
export interface RecentStatements {
  /** Notes a statement; `text` is SQL with placeholders for its values, `ms` how long it took. */
  note: (text: string, ms: number) => void;
  /**
   * The statements of the last hour; the shapes that took most of the database's time come first.
   */
  read(): StatementsRead;
}

export interface StatementsRead {
  count: number;
  shapes: StatementRead[];
}

export interface StatementRead {
  /** What the statement does to which table, such as `select jobs`. */
  name: string;
  /** The beginning of the statement. */
  text: string;
  count: number;
  total_ms: number;
  longest_ms: number;
}

const SLOT_MS = 300_000;
const SLOTS = 12;
/**
 * The most shapes of a slot; any further ones are noted under one name. All statements are our own,
 * so there are hardly more.
 */
const SHAPES_MOST = 200;
/** More than all texts that are sent often. */
const TEXTS_KEPT = 2_000;
const SHAPE_LENGTH = 1_500;
const TEXT_SHOWN = 240;
const OTHERS = 'others';

interface Figures {
  count: number;
  total: number;
  longest: number;
}

/** Notes statements from now on. `now` is a clock in milliseconds, which tests replace. */
export function recentStatements(now: () => number = () => performance.now()): RecentStatements {
  const shapes = new LRUCache<string, string>({ max: TEXTS_KEPT });
  let slots: { begins: number; figures: Map<string, Figures> }[] = [];

  /** Remembered for each text: finding the shape of a long one takes as long as a short statement. */
  function shapeOf(text: string): string {
    const shape = shapes.get(text) ?? withoutValues(text);
    shapes.set(text, shape);
    return shape;
  }

  function slotNow() {
    const begins = Math.floor(now() / SLOT_MS) * SLOT_MS;
    const last = slots.at(-1);
    if (last?.begins === begins) return last;
    const slot = { begins, figures: new Map<string, Figures>() };
    slots = [...slots.slice(1 - SLOTS), slot];
    return slot;
  }

  return {
    note(text, ms) {
      const { figures } = slotNow();
      const shape = shapeOf(text);
      const key = figures.has(shape) || figures.size < SHAPES_MOST ? shape : OTHERS;
      const { count, total, longest } = figures.get(key) ?? { count: 0, total: 0, longest: 0 };
      figures.set(key, { count: count + 1, total: total + ms, longest: Math.max(longest, ms) });
    },
    read() {
      const since = now() - SLOTS * SLOT_MS;
      const sums = new Map<string, Figures>();
      for (const { begins, figures } of slots) {
        // Leaves out a slot that began more than an hour ago.
        if (begins <= since) continue;
        for (const [shape, found] of figures) {
          const sum = sums.get(shape) ?? { count: 0, total: 0, longest: 0 };
          sums.set(shape, {
            count: sum.count + found.count,
            total: sum.total + found.total,
            longest: Math.max(sum.longest, found.longest),
          });
        }
      }
      const read = [...sums].map(([shape, { count, total, longest }]) => ({
        name: nameOf(shape),
        text: shape.slice(0, TEXT_SHOWN),
        count,
        total_ms: total,
        longest_ms: longest,
      }));
      return {
        count: read.reduce((sum, { count }) => sum + count, 0),
        shapes: read.toSorted((a, b) => b.total_ms - a.total_ms),
      };
    },
  };
}

/**
 * Lists of any length are one shape. Literals in the text are our own, but are removed all the
 * same.
 */
const withoutValues = (text: string): string =>
  text
    .replaceAll(/'(?:[^']|'')*'/g, "'…'")
    .replaceAll(/(?<![\w$.])\d+(?:\.\d+)?(?!\w)/g, '…')
    .replaceAll(/\$\d+(?:::[\w[\]]+)?(?:\s*,\s*\$\d+(?:::[\w[\]]+)?)+/g, '$…')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, SHAPE_LENGTH);

function nameOf(shape: string): string {
  const [verb = OTHERS] = /^[a-z]+/i.exec(shape) ?? [];
  const [, table] = /\b(?:from|into|update)\s+("?[a-z_]+"?(?:\."?[a-z_]+"?)?)/i.exec(shape) ?? [];
  return [verb.toLowerCase(), table?.replaceAll('"', '')].filter(Boolean).join(' ');
}
