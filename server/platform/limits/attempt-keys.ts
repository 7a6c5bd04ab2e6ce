import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Person } from '../personal.ts';

/** What is limited. A new limit is a new name here. */
type Limited =
  | 'advertisement'
  | 'answer-by-mail'
  | 'appeal'
  | 'apply'
  | 'built-resume'
  | 'code'
  | 'code-pause'
  | 'code-tries'
  | 'company-claim'
  | 'contact'
  | 'contact-look'
  | 'decision'
  | 'conversation'
  | 'dns-look-up'
  | 'description-preview'
  | 'email-change'
  | 'email-change-to'
  | 'failed-second-step'
  | 'feature-wait'
  | 'featured-job'
  | 'interview'
  | 'interview-slip'
  | 'invoice-paper'
  | 'job-feed'
  | 'job-import'
  | 'key-trial'
  | 'login'
  | 'message'
  | 'message-report'
  | 'new-device'
  | 'offer'
  | 'offer-paper'
  | 'passkey'
  | 'password'
  | 'personal-copy'
  | 'phone-code'
  | 'phone-code-day'
  | 'phone-notice'
  | 'phone-verify'
  | 'post'
  | 'policy-report'
  | 'public-address'
  | 'push'
  | 'receipt'
  | 'receipt-check'
  | 'register'
  | 'reply-address'
  | 'report'
  | 'resend'
  | 'reset'
  | 'reset-try'
  | 'second-step'
  | 'sms-login'
  | 'sms-login-code'
  | 'sms-login-code-day'
  | 'sms-login-verify'
  | 'team-invitation'
  | 'team-invitation-look'
  | 'undelivered-answer'
  | 'upload'
  | 'upload-bytes'
  | 'verify'
  | 'work-mail'
  | 'work-mail-verify'
  | 'testimonial';

/**
 * What attempts are counted by: one key for each combination of values, or one for everybody if
 * there are none.
 */
interface By {
  account?: number;
  /** An IP address, which is counted as its network. */
  address?: string;
  application?: number;
  company?: number;
  /** A mail address; upper and lower case count as the same. */
  email?: string;
  job?: number;
  phone?: string;
}

/** Made only by `attemptKey`, so no text that somebody sends can pass for another key. */
export interface AttemptKey {
  readonly exact: string;
  /** For IPv6, a key that all networks nearby share; otherwise null. */
  readonly nearby: string | null;
}

/**
 * The condition for rows whose `key` counts a person's own attempts; keys of networks belong to
 * nobody.
 */
export const attemptKeysOf = ({ id, email, phone }: Person): RawBuilder<SqlBool> => {
  const own = { account: String(id), email: email?.toLowerCase(), phone };
  const parts = Object.entries(own).flatMap(([name, value]) =>
    value ? [String(new URLSearchParams({ [name]: value }))] : [],
  );
  return sql`string_to_array(split_part(key, '?', 2), '&') && ${parts}::text[]`;
};

/** The key under which attempts are counted, such as `login?email=asha%40people.test`. */
export function attemptKey(limited: Limited, by: By = {}): AttemptKey {
  const { address, email, ...rest } = by;
  const keyOf = (network: string | undefined) => {
    const parts = { ...rest, email: email?.toLowerCase(), network };
    const given = Object.entries(parts).filter(([, value]) => value !== undefined);
    return `${limited}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
  };
  const around = address === undefined ? null : networkAround(address);
  return {
    exact: keyOf(address === undefined ? undefined : networkOf(address)),
    nearby: around && keyOf(around),
  };
}

/**
 * The network of an IP address, as far as a limit can know: the address itself for IPv4 (also when
 * written as `::ffff:1.2.3.4`), and the first 64 bits for IPv6, which usually belong to one
 * customer (RFC 6177).
 */
export function networkOf(address: string): string {
  const groups = groupsOf(address);
  return groups ? `${groups.slice(0, 4).join(':')}::/64` : plainIpv4(address);
}

/** The first 48 bits of an IPv6 address: many providers give one customer that many. */
function networkAround(address: string): string | null {
  const groups = groupsOf(address);
  return groups && `${groups.slice(0, 3).join(':')}::/48`;
}

const plainIpv4 = (address: string) => /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1] ?? address;

/** The eight groups of an IPv6 address, without leading zeros; null for any other. */
function groupsOf(address: string): string[] | null {
  if (!plainIpv4(address).includes(':')) return null;
  const [before = '', after = ''] = address.split('::');
  const partsOf = (part: string) => (part === '' ? [] : part.split(':'));
  const first = partsOf(before);
  const last = partsOf(after);
  const left = Math.max(0, 8 - first.length - last.length);
  const groups = [...first, ...Array.from({ length: left }, () => '0'), ...last];
  return groups.map((group) => Number.parseInt(group, 16).toString(16));
}
