/**
 * A page asks for its first answers while its stream is opening, and misses what changes in
 * between. That takes some seconds at most: after that it has polled (`web/lib/live/fallback.ts`).
 */
const REPEATED_MS = 30_000;

type Audience = number | 'everybody';

/**
 * The news of the last half minute by account, which is repeated to streams when they open. It is
 * kept without the ids of what changed, as there may be thousands.
 */
export function recentNews() {
  const toldAt = new Map<Audience, Map<string, number>>();
  const isRecent = (at: number) => performance.now() - at < REPEATED_MS;
  return {
    note(audience: Audience, topic: string): void {
      const own = toldAt.get(audience) ?? new Map<string, number>();
      const [subject = topic] = topic.split('/');
      toldAt.set(audience, own.set(subject, performance.now()));
    },
    /** What the pages of an account were told about, each topic once. */
    of(accountId: number): string[] {
      const news = [toldAt.get('everybody'), toldAt.get(accountId)].flatMap((own) => [
        ...(own ?? []),
      ]);
      return [...new Set(news.filter(([, at]) => isRecent(at)).map(([topic]) => topic))];
    },
    forgetOld(): void {
      for (const [audience, own] of toldAt) {
        if (![...own.values()].some(isRecent)) toldAt.delete(audience);
      }
    },
    /** How many accounts have recent news. */
    get size(): number {
      return toldAt.size;
    },
  };
}
