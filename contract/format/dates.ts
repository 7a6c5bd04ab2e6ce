// How every page and mail writes days and times: as in India, with digits 0 to 9.
export const locales = { en: 'en-IN', hi: 'hi-IN-u-nu-latn' };
type Language = keyof typeof locales;
const TIME_ZONE = 'Asia/Kolkata';

const formatOf = (language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locales[language], { timeZone: TIME_ZONE, ...options });

// Hindi's short months end in a sign that few people write.
export const monthLength = (language: Language) => (language === 'hi' ? 'long' : 'short');

/** "08 Sep 2026"; "08 सितंबर 2026". */
export const dateText = (moment: string, language: Language): string =>
  formatOf(language, { day: '2-digit', month: monthLength(language), year: 'numeric' })
    .format(new Date(moment))
    .replace('Sept', 'Sep');

/** "8 Sep"; "8 सितंबर". */
export const dayText = (moment: string, language: Language): string =>
  formatOf(language, { day: 'numeric', month: monthLength(language) })
    .format(new Date(moment))
    .replace('Sept', 'Sep');

/** "3:02 pm"; in Hindi the part of the day stands where English has am and pm: "शाम 5:02". */
export const timeText = (moment: string, language: Language): string =>
  formatOf(language, {
    hour: 'numeric',
    minute: '2-digit',
    ...(language === 'hi' ? { dayPeriod: 'short' } : {}),
  }).format(new Date(moment));

/** "08 Sep 2026, 3:02 pm". */
export const momentText = (moment: string, language: Language): string =>
  `${dateText(moment, language)}, ${timeText(moment, language)}`;
