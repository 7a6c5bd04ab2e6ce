import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/** Names that Fastify has for groups of networks; `uniquelocal` is 10.0.0.0/8 and the like. */
const NAMED = new Set(['loopback', 'linklocal', 'uniquelocal']);

const isAddress = (text: string) => isIP(text) > 0 && !text.includes('%');

/** Whether the text names a proxy or a network of proxies, such as `10.0.0.0/8`. */
export function isProxy(text: string): boolean {
  if (NAMED.has(text)) return true;
  const [address = '', bits, ...more] = text.split('/');
  if (!isAddress(address) || more.length > 0) return false;
  if (bits === undefined) return true;
  const most = isIP(address) === 4 ? 32 : 128;
  return /^[1-9]\d*$/.test(bits) && Number(bits) <= most;
}

/**
 * Leaves only real addresses in X-Forwarded-For, without ports. The nearest proxy writes the last
 * one; anything before an entry that is not an address may have been made up by the client.
 */
export function cleanForwardedFor(headers: IncomingHttpHeaders): void {
  const addresses = [headers['x-forwarded-for'] ?? ''].flat().join().split(',').map(addressIn);
  const real = addresses.slice(addresses.lastIndexOf(null) + 1);
  if (real.length > 0) headers['x-forwarded-for'] = real.join(', ');
  else delete headers['x-forwarded-for'];
}

/** The address in `203.0.113.7`, `203.0.113.7:4711` or `[2001:db8::1]:4711`. */
function addressIn(text: string): string | null {
  const [, bracketed, dotted] =
    /^(?:\[([^\]]*)\]|(\d+(?:\.\d+){3}))(?::\d{1,5})?$/.exec(text.trim()) ?? [];
  const address = bracketed ?? dotted ?? text.trim();
  return isAddress(address) ? address : null;
}
