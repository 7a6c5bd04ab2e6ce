import type { Language } from '../endpoint.ts';

/** The parts of a user agent that help people tell their devices apart. */
export interface Device {
  browser: string | null;
  system: string | null;
}

const words: Record<Language, { both: (browser: string, system: string) => string; none: string }> =
  {
    en: { both: (browser, system) => `${browser} on ${system}`, none: 'Unknown device' },
    hi: { both: (browser, system) => `${system} पर ${browser}`, none: 'अनजान डिवाइस' },
  };

/** Such as "Chrome on Android", in the reader's language. */
export function deviceWords({ browser, system }: Device, language: Language): string {
  const { both, none } = words[language];
  return browser && system ? both(browser, system) : (browser ?? system ?? none);
}
