import type { Language } from '../../../contract/endpoint.ts';
import { ApiError } from './api-error.ts';

/** Texts for the codes that the specification's client words itself. */
const bare = {
  en: {
    tooShort:
      'Password must be at least 8 characters long and include a mix of letters and numbers.',
    tooWeak: 'This password is too weak. Please choose one that is harder to guess.',
    different: "The passwords you entered don't match. Please try again.",
  },
  hi: {
    tooShort: 'पासवर्ड कम से कम 8 अक्षरों का हो और उसमें अक्षर और अंक दोनों हों।',
    tooWeak: 'यह पासवर्ड बहुत कमज़ोर है। ऐसा चुनें जिसका अंदाज़ा लगाना मुश्किल हो।',
    different: 'आपके लिखे दोनों पासवर्ड मेल नहीं खाते। कृपया फिर कोशिश करें।',
  },
};
const ofBareCode: Partial<Record<string, keyof (typeof bare)['en']>> = {
  'password.requirements': 'tooShort',
  missing_password: 'tooShort',
  'password.weak': 'tooWeak',
  passwords_doesnt_match: 'different',
};

const words = {
  en: {
    unknown: 'An unknown error occurred. Please try again.',
    offline: 'No answer from the server. Check your connection and try again.',
    tries: (left: number) =>
      left === 0
        ? 'No tries are left: please ask for a new code.'
        : `${left} ${left === 1 ? 'try' : 'tries'} left.`,
    reason: (reason: string) => `Reason: ${reason}`,
    wait: (seconds: number) =>
      `Please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    waitMinutes: (minutes: number) => `Please try again in ${minutes} minutes.`,
    reference: (id: string) => `If you write to us, tell us this number: ${id}`,
  },
  hi: {
    unknown: 'कुछ गड़बड़ हो गई। कृपया फिर कोशिश करें।',
    offline: 'सर्वर से जवाब नहीं मिला। नेटवर्क देखकर फिर कोशिश करें।',
    tries: (left: number) =>
      left === 0
        ? 'अब कोई कोशिश बाक़ी नहीं: कृपया नया कोड मँगाएँ।'
        : `${left} ${left === 1 ? 'कोशिश बाक़ी है' : 'कोशिशें बाक़ी हैं'}।`,
    reason: (reason: string) => `वजह: ${reason}`,
    wait: (seconds: number) => `कृपया ${seconds} सेकंड बाद फिर कोशिश करें।`,
    waitMinutes: (minutes: number) => `कृपया ${minutes} मिनट बाद फिर कोशिश करें।`,
    reference: (id: string) => `हमें लिखें तो यह नंबर बताएँ: ${id}`,
  },
};

const SECONDS_SHOWN_MAX = 120;
/** A code such as `identity.user.banned`; anything else would expose internals to people. */
const DOTTED = /^[a-z_]+(\.[a-z_]+)+$/;

/**
 * The text to show for a failed call: the server's sentence, or the code if there is none, followed
 * by the remaining tries, the reason and the time to wait. If nothing is known but the failure, the
 * text is `otherwise` with the request id, which finds the line in the log.
 */
export function errorText(error: unknown, language: Language, otherwise?: string): string {
  const t = words[language];
  const unknown = otherwise ?? t.unknown;
  if (!(error instanceof ApiError)) return unknown;
  if (error.status === 0) return t.offline;
  const [code = ''] = error.codes;
  const known = ofBareCode[code];
  const text =
    error.messages[0] ?? (known ? bare[language][known] : DOTTED.test(code) ? code : unknown);
  const isOurFault = text === unknown || code === 'server.internal_error';
  const reference = isOurFault && error.requestId ? t.reference(error.requestId) : '';
  return [
    text,
    error.attemptsLeft === undefined ? '' : t.tries(error.attemptsLeft),
    error.reason ? t.reason(error.reason) : '',
    waitText(error.retryAfterSeconds, language),
    reference,
  ]
    .filter(Boolean)
    .join(' ');
}

function waitText(seconds: number | undefined, language: Language): string {
  if (!seconds) return '';
  const t = words[language];
  return seconds <= SECONDS_SHOWN_MAX ? t.wait(seconds) : t.waitMinutes(Math.ceil(seconds / 60));
}
