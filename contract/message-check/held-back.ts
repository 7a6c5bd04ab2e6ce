/**
 * Finds the parts of a message that lead out of the portal: phone numbers, links and addresses, and
 * where to pay.
 */
import { phonesIn } from '../format/phone-numbers.ts';
import { hostsIn } from './links.ts';
import { payAddressesIn } from './paying-in.ts';
import { plainOf } from './plain-text.ts';

/** A part of a message, by the places of its signs as JavaScript counts them. */
export interface HeldBack {
  from: number;
  to: number;
}

/** Whatever belongs to the address around a host: the scheme and name before it, the path behind it. */
function wholeAddress(text: string, { from, to }: { from: number; to: number }) {
  const isPart = (sign: string | undefined) => sign !== undefined && !/[\s<>()"'“”]/u.test(sign);
  let start = from;
  let end = to;
  while (isPart(text[start - 1])) start -= 1;
  while (isPart(text[end])) end += 1;
  while (/[.,;:!?।]/u.test(text[end - 1] ?? '')) end -= 1;
  return { from: start, to: end };
}

/** The places of all of them, in their order and apart from one another. */
export function heldBackIn(text: string): HeldBack[] {
  const plain = plainOf(text);
  const accounts = payAddressesIn(plain.text).map(({ from, to }) => ({
    from: plain.at[from] ?? 0,
    to: (plain.at[to - 1] ?? text.length - 1) + 1,
  }));
  const links: HeldBack[] = [];
  for (const host of hostsIn(text)) {
    // Text without a space is one address. Searching it again at each of its hosts would take
    // seconds.
    if (host.from >= (links.at(-1)?.to ?? 0)) links.push(wholeAddress(text, host));
  }
  const apart: HeldBack[] = [];
  const all = [...phonesIn(text), ...links, ...accounts];
  for (const place of all.toSorted((a, b) => a.from - b.from)) {
    const last = apart.at(-1);
    if (last && place.from <= last.to) last.to = Math.max(last.to, place.to);
    else apart.push({ ...place });
  }
  return apart;
}
