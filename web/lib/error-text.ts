import type { Language } from '../../contract/endpoint.ts';
import { ApiError } from './api-error.ts';

const words = {
  en: {
    unknown: 'An unknown error occurred. Please try again.',
    offline: 'No answer from the server. Check your connection and try again.',
    tries: (left: number) =>
      left === 0
        ? 'No tries are left: please ask for a new code.'
        : `${left} ${left === 1 ? 'try' : 'tries'} left.`,
    reason: (reason: string) => `Reason: ${reason}`,
    wait: (seconds: number) => `Please try again in ${seconds} seconds.`,
    waitMinutes: (minutes: number) => `Please try again in ${minutes} minutes.`,
    reference: (id: string) => `If you write to us, tell us this number: ${id}`,
  },
  hi: {
    unknown: 'कोई अनजान गड़बड़ी हुई। कृपया फिर कोशिश करें।',
    offline: 'सर्वर से जवाब नहीं मिला। नेटवर्क देखकर फिर कोशिश करें।',
    tries: (left: number) =>
      left === 0 ? 'अब कोई कोशिश बाकी नहीं: कृपया नया कोड मँगाएँ।' : `${left} कोशिश बाकी।`,
    reason: (reason: string) => `वजह: ${reason}`,
    wait: (seconds: number) => `कृपया ${seconds} सेकंड बाद कोशिश करें।`,
    waitMinutes: (minutes: number) => `कृपया ${minutes} मिनट बाद कोशिश करें।`,
    reference: (id: string) => `हमें लिखें तो यह नंबर बताएँ: ${id}`,
  },
};

const SECONDS_SHOWN_MAX = 120;
/** A code such as `identity.user.banned`; anything else would show people our insides. */
const DOTTED = /^[a-z_]+(\.[a-z_]+)+$/;

/**
 * What to tell a person of a call that failed: the server's sentence, or the code when it came
 * without one, with what the server says of tries, reasons and how long to wait. Where all we know is that something
 * went wrong, with the number that leads to the line in the log.
 */
export function errorText(error: unknown, language: Language): string {
  const t = words[language];
  if (!(error instanceof ApiError)) return t.unknown;
  if (error.status === 0) return t.offline;
  const [code = ''] = error.codes;
  const text = error.messages[0] ?? (DOTTED.test(code) ? code : t.unknown);
  const isOurFault = text === t.unknown || code === 'server.internal_error';
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
