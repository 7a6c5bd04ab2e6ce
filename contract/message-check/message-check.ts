/**
 * Recognises by plain rules what swindlers write to people who look for work: what is asked for, of
 * whom, and whether that is denied. It reads English, Hindi and Hinglish.
 */
import { chatLinksIn, leavingIn } from './leaving.ts';
import { linksIn } from './links.ts';
import { isAmount, type Span } from './money/amounts.ts';
import { weighed } from './money/weighed.ts';
import { moneyIn } from './money.ts';
import { payAddressesIn, payingIn } from './paying-in.ts';
import { type Plain, plainOf, writtenAt } from './plain-text.ts';
import { secretsIn } from './secrets.ts';
import { tasksIn } from './tasks.ts';
import { warningReasons, type MessageWarning, type WarningReason } from './warnings.ts';
import { type Sentence, sentencesOf } from './words.ts';

const FEW_WORDS = 2;

interface Place {
  reason: WarningReason;
  from: number;
  to: number;
}

const readers: readonly [WarningReason, (words: Sentence) => Span[]][] = [
  ['leaves_portal', leavingIn],
  ['private_account', payingIn],
  ['secrets_asked', secretsIn],
  ['paid_tasks', tasksIn],
];

/** Spans that overlap or have but a few words between them become one. */
function joined(spans: readonly Span[]): Span[] {
  const apart: [number, number][] = [];
  for (const [from, to] of spans.toSorted((a, b) => a[0] - b[0])) {
    const last = apart.at(-1);
    if (last && from <= last[1] + FEW_WORDS) last[1] = Math.max(last[1], to);
    else apart.push([from, to]);
  }
  return apart;
}

const FEWEST_OF_OWN = 8;

/**
 * "Nominal charges apply. Amount: 450": a short sentence with an amount is also read together with
 * the one before it.
 */
function moneyAcross(before: Sentence, words: Sentence): Span[] {
  const isAlone =
    words.length > FEWEST_OF_OWN || !words.some((_, place) => isAmount(words, place, true));
  return isAlone ? [] : moneyIn([...before, ...words]);
}

/**
 * Where money is asked for: by the rules, or by the summed signs of a sentence and its neighbours.
 */
function moneyOf(sentences: readonly Sentence[]): [Sentence, Span[]][] {
  const found = sentences.map(moneyIn);
  return sentences.flatMap((words, at): [Sentence, Span[]][] => {
    const before = sentences[at - 1] ?? [];
    const own = found[at] ?? [];
    const isLeftOut = own.length === 0 && (found[at - 1]?.length ?? 0) === 0;
    const across = isLeftOut ? moneyAcross(before, words) : [];
    const { isAsked, span } = weighed(sentences, at, own.length + across.length > 0);
    if (!isAsked) return [];
    if (own.length > 0) return [[words, own]];
    if (across.length > 0) return [[[...before, ...words], across]];
    return span ? [[words, [span]]] : [];
  });
}

function placesIn(plain: Plain): Place[] {
  const sentences = sentencesOf(plain.text);
  const placesOf = (reason: WarningReason, words: Sentence, spans: readonly Span[]): Place[] =>
    joined(spans).map(([first, last]) => ({
      reason,
      from: words[Math.max(0, first)]?.from ?? 0,
      to: words[Math.min(words.length - 1, last)]?.to ?? plain.text.length,
    }));
  const bySentence = sentences.flatMap((words) =>
    readers.flatMap(([reason, read]) => placesOf(reason, words, read(words))),
  );
  const money = moneyOf(sentences).flatMap(([words, spans]) =>
    placesOf('money_asked', words, spans),
  );
  const chats = chatLinksIn(plain.text).map((place) => ({
    reason: 'leaves_portal' as const,
    ...place,
  }));
  const accounts = payAddressesIn(plain.text).map((place) => ({
    reason: 'private_account' as const,
    ...place,
  }));
  return [...bySentence, ...money, ...chats, ...accounts];
}

/** Enough to see what is meant. */
const WORDS_SHOWN = 3;
const LONGEST_WORDS = 80;

const shortened = (words: string) =>
  words.length > LONGEST_WORDS ? `${words.slice(0, LONGEST_WORDS).trim()}…` : words;

/** The reasons to be careful, in a fixed order, each with the words of the message that gave it. */
export function warningsOf(message: string): MessageWarning[] {
  const plain = plainOf(message);
  const found = placesIn(plain).map(({ reason, from, to }) => ({
    reason,
    from,
    words: writtenAt(message, plain, from, to),
  }));
  const links = linksIn(message).map(({ reason, from, to }) => ({
    reason,
    from,
    words: message.slice(from, to),
  }));
  const all = [...found, ...links].toSorted((a, b) => a.from - b.from);
  return warningReasons.flatMap((reason) => {
    const words = new Set(
      all.filter((one) => one.reason === reason).map((one) => shortened(one.words)),
    );
    return words.size === 0 ? [] : [{ reason, words: [...words].slice(0, WORDS_SHOWN) }];
  });
}
