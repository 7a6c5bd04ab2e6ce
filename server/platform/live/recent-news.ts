/**
 * A page asks for its first answers while its stream opens, and hears nothing of what changes in
 * between. Both take some seconds at most: then it has polled (`web/lib/live/fallback.ts`).
 */
const REPEATED_MS = 30_000;

type Whose = number | 'everybody';

/** The news of the last half minute by account, which streams that open are told again. */
export function recentNews() {
  const toldAt = new Map<Whose, Map<string, number>>();
  const isRecent = (at: number) => performance.now() - at < REPEATED_MS;
  return {
    note(whose: Whose, topic: string): void {
      const own = toldAt.get(whose) ?? new Map<string, number>();
      toldAt.set(whose, own.set(topic, performance.now()));
    },
    /** What the pages of an account were told about, each topic once. */
    of(accountId: number): string[] {
      const news = [toldAt.get('everybody'), toldAt.get(accountId)].flatMap((own) => [
        ...(own ?? []),
      ]);
      return [...new Set(news.filter(([, at]) => isRecent(at)).map(([topic]) => topic))];
    },
    forgetOld(): void {
      for (const [whose, own] of toldAt) {
        if (![...own.values()].some(isRecent)) toldAt.delete(whose);
      }
    },
    /** How many accounts are remembered. */
    get size(): number {
      return toldAt.size;
    },
  };
}
