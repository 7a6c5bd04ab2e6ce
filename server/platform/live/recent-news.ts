/**
 * A page asks for its first answers while its stream opens, and hears nothing of what changes in
 * between. Both take some seconds at most: then it has polled (`web/lib/live/fallback.ts`).
 */
const REPEATED_MS = 30_000;

type Audience = number | 'everybody';

/**
 * The news of the last half minute by account, which streams that open are told again: without the ids of what changed, as
 * these may be thousands.
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
    /** How many accounts are remembered. */
    get size(): number {
      return toldAt.size;
    },
  };
}
