// How every page and mail writes days and times: as in India, with digits 0 to 9.
const [english, hindi] = ['en-IN', 'hi-IN-u-nu-latn'];
/** Whole on every page, because some show what somebody reads in the other language. */
export const locales = { en: english, hi: hindi };
type Language = keyof typeof locales;
const TIME_ZONE = 'Asia/Kolkata';

/**
 * Makes a formatter once in each language: making one takes many times as long as using it, above
 * all on a cheap phone.
 */
export function inEachLanguage<Formatter>(make: (language: Language) => Formatter) {
  const made: Partial<Record<Language, Formatter>> = {};
  return (language: Language): Formatter => (made[language] ??= make(language));
}

const formatsOf = (optionsIn: (language: Language) => Intl.DateTimeFormatOptions) =>
  inEachLanguage(
    (language) =>
      new Intl.DateTimeFormat(locales[language], { timeZone: TIME_ZONE, ...optionsIn(language) }),
  );

// Hindi's short months end in a sign that few people write.
export const monthLength = (language: Language) => (language === 'hi' ? 'long' : 'short');

const dates = formatsOf((language) => ({
  day: '2-digit',
  month: monthLength(language),
  year: 'numeric',
}));
const days = formatsOf((language) => ({ day: 'numeric', month: monthLength(language) }));
const times = formatsOf((language) => ({
  hour: 'numeric',
  minute: '2-digit',
  ...(language === 'hi' ? { dayPeriod: 'short' } : {}),
}));

/** "08 Sep 2026"; "08 सितंबर 2026". */
export const dateText = (moment: string, language: Language): string =>
  dates(language).format(new Date(moment)).replace('Sept', 'Sep');

/** "8 Sep"; "8 सितंबर". */
export const dayText = (moment: string, language: Language): string =>
  days(language).format(new Date(moment)).replace('Sept', 'Sep');

/**
 * "3:02 pm"; in Hindi the part of the day stands in front: "शाम 5:02". A line never breaks between it and the time.
 */
export const timeText = (moment: string, language: Language): string =>
  times(language).format(new Date(moment)).replace(' ', '\u00a0');

/** "08 Sep 2026, 3:02 pm". */
export const momentText = (moment: string, language: Language): string =>
  `${dateText(moment, language)}, ${timeText(moment, language)}`;
