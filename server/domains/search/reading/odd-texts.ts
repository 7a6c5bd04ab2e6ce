const SIGNS = [
  'a', '%', "'", '"', '\\', '(', ')', '|', '&', '!', ':*', '<->', '🙂', 'ऀ', '‍', 'ا', '𝕁𝕒𝕧𝕒', 'c++', '.net', 'not', 'or', 'and', 'the', '0', '-1', '₹',
]; // prettier-ignore

/** Texts of words and signs in random order, long and short, the same in every run; nobody would type them. */
export function* oddTexts(words: readonly string[], count: number): Generator<string> {
  let seed = 20_261_125;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const one = (list: readonly string[]) => list[random(10_000) % list.length] ?? '';
  for (let at = 0; at < count; at += 1) {
    const pieces = Array.from({ length: 1 + random(12) }, () =>
      random(2) === 0 ? one(SIGNS) : one(words),
    );
    yield pieces.join(random(4) === 0 ? '' : ' ').slice(0, 200);
  }
}
