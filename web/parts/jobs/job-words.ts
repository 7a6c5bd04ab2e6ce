import type { Language } from '../../../contract/endpoint.ts';
import { placeName } from '../../../contract/format/names/place-names.ts';

const words = {
  en: {
    years: (text: string) => `${text} years`,
    oneYear: '1 year',
    freshers: 'Freshers welcome',
    fromYears: (count: number) => `${count}+ years`,
  },
  hi: {
    years: (text: string) => `${text} साल`,
    oneYear: '1 साल',
    freshers: 'फ़्रेशर भी',
    fromYears: (count: number) => `${count}+ साल`,
  },
};

interface Places {
  location: string;
  locations: readonly string[];
}

/** "Pune +2": the first place, and the number of others. */
export function placeText({ location, locations }: Places, language: Language): string {
  const name = placeName(location, language);
  return locations.length > 1 ? `${name} +${locations.length - 1}` : name;
}

interface YearsRequired {
  experience_min_years: number | null;
  experience_max_years: number | null;
}

/** "1–3 years", "5+ years", "Freshers welcome"; null if the job does not say. */
export function yearsText(job: YearsRequired, language: Language): string | null {
  const t = words[language];
  const { experience_min_years: least, experience_max_years: most } = job;
  if (least === null && most === null) return null;
  if (most === 0 || (least === 0 && most === null)) return t.freshers;
  if (most === null) return t.fromYears(least ?? 0);
  if (most === 1 && (least ?? 1) === 1) return t.oneYear;
  return t.years(least === most ? `${most}` : `${least ?? 0}–${most}`);
}
