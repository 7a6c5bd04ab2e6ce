/**
 * Decides whether sentences ask for money by everything that they say together. The rules of
 * `money.ts` know certain ways of asking. A writer who asks in another way still has to name a sum, what
 * for, from whom and until when, so signs for and against are added up.
 */
import type { Sentence } from '../words.ts';
import type { Span } from './amounts.ts';
import { MENTION, type Sign, signsFor } from './signs-for.ts';
import { signsAgainst } from './signs-against.ts';
import { signsOfOthers } from './signs-of-others.ts';
import { sketchOf } from './sketch.ts';

const SIGNS: readonly Sign[] = [...signsFor, ...signsAgainst, ...signsOfOthers];

/** What a rule that has found a demand counts for: as much as a strong sign, and not enough by itself. */
const OF_A_RULE = 7;
/** What the signs have to come to: more would miss demands, less would mark honest messages of a kind nobody has seen. */
const ENOUGH = 9;

/** How many words of its neighbours explain a sentence; more would contain any sign by chance. */
const BESIDE = 12;

/** Words to either side of the money that are quoted. */
const QUOTED = 3;

export interface Weighed {
  isAsked: boolean;
  /** Around the first words for money in the sentence, where it has some. */
  span: Span | null;
}

/** Weighs a sentence together with its neighbours: "Only the kit is left. 1,200, please." */
export function weighed(
  sentences: readonly Sentence[],
  at: number,
  isFoundByRule: boolean,
): Weighed {
  const own = sketchOf(sentences[at] ?? []);
  const mention = [...own.text.matchAll(MENTION)][0];
  if (!mention && !isFoundByRule) return { isAsked: false, span: null };
  const around = [
    (sentences[at - 1] ?? []).slice(-BESIDE),
    sentences[at] ?? [],
    (sentences[at + 1] ?? []).slice(0, BESIDE),
  ];
  const sketch = around.map((words) => sketchOf(words).text).join('.');
  const sum = SIGNS.reduce(
    (total, sign) => (sign.holds({ sketch, sentences: around }) ? total + sign.weight : total),
    isFoundByRule ? OF_A_RULE : 0,
  );
  if (!mention) return { isAsked: sum >= ENOUGH, span: null };
  const place = Math.max(
    0,
    own.starts.findLastIndex((start) => start <= mention.index + 1),
  );
  return { isAsked: sum >= ENOUGH, span: [place - QUOTED, place + QUOTED] };
}
