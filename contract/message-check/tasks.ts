/** Where small tasks, prepaid tasks or an investment are offered in place of a job. */
import { isAmount, type Span } from './money/amounts.ts';
import { anyMeans, isDenied, means, placesOf, says, type Sentence, textAt } from './words.ts';

const span = (places: readonly number[]): Span => [Math.min(...places), Math.max(...places)];

/** Work that only swindlers promise to pay for. */
const PIECE =
  /^(?:subscrib\w*|likes?|ratings?|reviews?|follow|follows|following|captcha|लाइक|सब्सक्राइब|रेटिंग|रिव्यू|फॉलो)$/;
const TASK_WORD = /^(?:tasks?|टास्क)$/;
const EARNING =
  /^(?:earn|earning|earnings|kamao|kamaye|kamai|kamaiye|commission|income|कमाएं|कमाओ|कमाई)$/;
const DAILY =
  /^(?:daily|per|roz|rozana|रोज|रोजाना|हर|har|din|day|each|every|प्रति|ghar|baithe|online|simple|easy|mobile|घर|hourly|hour)$/;

/** Work that has to do with videos, ratings or shares. */
const isWork = (words: Sentence) =>
  says(words, 'duty') ||
  placesOf(words, 'third').some((at) => !TASK_WORD.test(textAt(words, at + 1))) ||
  words.some(({ text }) =>
    /^(?:editor|editing|editors|team|jira|sprint|backlog|client|analytics|strategy|writer|annotation|creator|moderation|moderator|journalist|critic|regulations|esop|esops|blockchain|solidity|research|broker|advisory|advisors?|demat|mutual|sebi|nism|fund|funds|bank|exchange)$/.test(
      text,
    ),
  );

export function tasksIn(words: Sentence): Span[] {
  const prepaid = words.flatMap((word, at): Span[] =>
    means(word, 'prepaid') && anyMeans(words, [at - 3, at + 3], 'task') && !isDenied(words, at)
      ? [[at, at + 1]]
      : [],
  );
  if (isWork(words)) return prepaid;
  const tasks = placesOf(words, 'task').filter((at) => {
    const { text = '' } = words[at] ?? {};
    // "Like" and "rate" are also other words.
    if (/^(?:like|rate|follow|following|google|review|watch)$/.test(text)) {
      return anyMeans(words, [at + 1, at + 3], 'task') || anyMeans(words, [at - 2, at - 1], 'task');
    }
    return true;
  });
  const earnings = placesOf(words, 'earn').filter((at) => !isDenied(words, at));
  const isPaid =
    words.some((_, at) => isAmount(words, at)) || words.some(({ text }) => DAILY.test(text));
  const near = tasks.find((task) => earnings.some((earning) => Math.abs(earning - task) <= 12));
  const kinds = new Set(tasks.map((at) => words[at]?.text));
  const isTask =
    near !== undefined &&
    (kinds.size > 1 || words.some(({ text }) => TASK_WORD.test(text) || EARNING.test(text))) &&
    (isPaid || says(words, 'earn'));
  // "Har rating par 50 rupaye": paid by the piece.
  const piece = words.findIndex(
    ({ text }, at) =>
      PIECE.test(text) &&
      words.some((_, place) => Math.abs(place - at) <= 6 && isAmount(words, place)) &&
      (says(words, 'earn') || /^(?:per|each|har|हर|प्रति|every)$/.test(textAt(words, at - 1))),
  );
  const coins = placesOf(words, 'coin');
  const invested = placesOf(words, 'invest').find((at) =>
    coins.some((coin) => coin !== at && Math.abs(coin - at) <= 8),
  );
  const doubled = words.findIndex(({ text }) =>
    /^(?:double|doubled|dugna|doguna|दुगना|दोगुना|guaranteed|गारंटी)$/.test(text),
  );
  // Overtime is paid twofold by law.
  const isPromise =
    doubled !== -1 &&
    !words.some(({ text }) => /^(?:overtime|ot|ओवरटाइम)$/.test(text)) &&
    (coins.length > 0 || words.some(({ text }) => /^(?:money|paisa|paise|पैसा|पैसे)$/.test(text)));
  return [
    ...prepaid,
    ...(piece !== -1 ? [span([Math.max(0, piece - 1), piece])] : []),
    ...(isTask ? [span([near, near + 1])] : []),
    ...(invested !== undefined && !isDenied(words, invested)
      ? [span([invested, ...coins.slice(0, 1)])]
      : []),
    ...(isPromise && invested === undefined ? [span([doubled, doubled + 1])] : []),
  ];
}
