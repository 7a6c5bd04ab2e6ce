import type { Language } from '../endpoint.ts';
import type { Paise } from './paise.ts';

const englishUnits =
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
  seventeen eighteen nineteen`.split(/\s+/);
const englishTens = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Hindi has a word of its own for each number below a hundred. */
const hindi = `शून्य एक दो तीन चार पाँच छह सात आठ नौ
  दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस
  बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस
  तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस
  चालीस इकतालीस बयालीस तैंतालीस चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास
  पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ
  साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर
  सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उनासी
  अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी
  नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे`.split(/\s+/);

const below100: Record<Language, (number: number) => string> = {
  en: (number) => {
    const tens = englishTens[Math.floor(number / 10)] ?? '';
    if (number < 20) return englishUnits[number] ?? '';
    return number % 10 === 0 ? tens : `${tens}-${englishUnits[number % 10] ?? ''}`;
  },
  hi: (number) => hindi[number] ?? '',
};

const words = {
  en: {
    scales: ['crore', 'lakh', 'thousand', 'hundred'],
    rupees: 'rupees',
    rupee: 'rupee',
    paise: 'paise',
    paisa: 'paisa',
    and: 'and',
    only: 'only',
  },
  hi: {
    scales: ['करोड़', 'लाख', 'हज़ार', 'सौ'],
    rupees: 'रुपये',
    rupee: 'रुपया',
    paise: 'पैसे',
    paisa: 'पैसा',
    and: 'और',
    only: 'मात्र',
  },
} satisfies Record<Language, object>;

const SCALES = [10_000_000, 100_000, 1_000, 100] as const;

function wordsOf(number: number, language: Language): string {
  let rest = number;
  const said = SCALES.flatMap((scale, index) => {
    const count = Math.floor(rest / scale);
    rest %= scale;
    // A hundred crores and more: "one lakh crore".
    return count > 0 ? [wordsOf(count, language), words[language].scales[index] ?? ''] : [];
  });
  if (rest > 0 || said.length === 0) said.push(below100[language](rest));
  return said.join(' ');
}

const counted = (count: number, language: Language, one: string, several: string): string =>
  `${wordsOf(count, language)} ${count === 1 ? one : several}`;

/**
 * An amount that is not negative as invoices write it, in lakhs and crores: "One lakh twenty thousand rupees and
 * fifty paise only".
 */
export function amountInWords(amount: Paise, language: Language): string {
  const t = words[language];
  const [whole, paise] = [Math.floor(amount / 100), amount % 100];
  const parts = [
    ...(whole > 0 || paise === 0 ? [counted(whole, language, t.rupee, t.rupees)] : []),
    ...(paise > 0 ? [counted(paise, language, t.paisa, t.paise)] : []),
  ];
  const text = `${parts.join(` ${t.and} `)} ${t.only}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
