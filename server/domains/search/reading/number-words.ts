/** Numbers as people say them, in English, Hinglish and Hindi. */
const spoken = `
1: one, ek, एक; 1.5: dedh, डेढ़; 2: two, do, दो; 2.5: dhai, dhaai, ढाई; 3: three, teen, tin, तीन
4: four, char, chaar, चार; 5: five, panch, paanch, पांच, पाँच; 6: six, chhe, chhah, छह, छः, छ
7: seven, saat, सात; 8: eight, aath, आठ; 9: nine, nau, नौ; 10: ten, das, dus, दस
11: eleven, gyarah, ग्यारह; 12: twelve, barah, baarah, बारह; 13: thirteen, terah, तेरह
14: fourteen, chaudah, चौदह; 15: fifteen, pandrah, pandra, pandhra, पंद्रह, पन्द्रह
16: sixteen, solah, सोलह; 17: seventeen, satrah, सत्रह; 18: eighteen, atharah, अठारह; 19: nineteen, unnis, उन्नीस
20: twenty, bees, bis, बीस; 22: baees, bais, बाईस; 24: chaubis, चौबीस; 25: twenty five, pachees, pachis, पच्चीस
28: atthais, अट्ठाईस; 30: thirty, tees, tis, तीस; 35: thirty five, paintis, paintees, पैंतीस
40: forty, fourty, chalis, chalees, चालीस; 45: forty five, paintalis, पैंतालीस
50: fifty, pachas, pachaas, पचास; 60: sixty, saath, साठ; 70: seventy, sattar, सत्तर; 80: eighty, assi, अस्सी
`;

const valueOf: ReadonlyMap<string, number> = new Map(
  spoken
    .trim()
    .split(/; |\n/)
    .flatMap((entry) => {
      const [value = '', names = ''] = entry.split(': ');
      return names.split(', ').map((name) => [name, Number(value)] as const);
    }),
);

/**
 * A pattern of these words, the longer ones first. Use it only before a unit, because "do" and
 * "saath" have other meanings, too.
 */
export const spokenNumber = [...valueOf.keys()]
  .toSorted((a, b) => b.length - a.length)
  .join('|')
  .replaceAll(' ', String.raw`\s+`);

/** The number that a text is, in digits or in words; NaN for any other text. */
export const numberOf = (text = ''): number =>
  valueOf.get(text.toLowerCase().replaceAll(/\s+/g, ' ')) ?? Number(text || Number.NaN);
