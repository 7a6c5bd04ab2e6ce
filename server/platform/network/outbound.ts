// Requests to addresses that people give us: feeds of jobs, push services. With such an address,
// nobody may reach what only this server can reach: itself, the private network, a cloud's
// metadata.
import { lookup as lookUp, type LookupAddress } from 'node:dns';
import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { isThisMachine } from './loopback.ts';

export interface OutboundRequest {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: Uint8Array | string;
  /**
   * The time for everything together: looking up the address, all redirects, and the whole answer.
   */
  timeoutMs: number;
  /** A longer answer is a failure. Answers are requested, and measured, without compression. */
  maxBytes: number;
  /**
   * How many redirects are followed, for GET only. If absent, an answer that redirects is returned
   * as it is.
   */
  redirects?: number;
}

interface OutboundAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** How many redirects were followed. */
  redirected: number;
}

/**
 * Why there is no answer. `forbidden`: the address, one that it redirects to, or one that its name
 * resolves to, is not on the open internet, or is not https on port 443. Asking again is useless
 * until that changes.
 */
export type OutboundReason =
  | 'forbidden'
  | 'too_many_redirects'
  | 'too_large'
  | 'too_slow'
  | 'unreachable';

export class OutboundFailure extends Error {
  override name = 'OutboundFailure';
  readonly reason: OutboundReason;

  constructor(reason: OutboundReason, options?: ErrorOptions) {
    super(`no answer: ${reason}`, options);
    this.reason = reason;
  }
}

/**
 * Sends a request and reads the whole answer, of any status. Rejects with an OutboundFailure. An address is
 * `https://host/…` on port 443, without user name and password.
 */
export type Outbound = (address: string, request: OutboundRequest) => Promise<OutboundAnswer>;

interface Opening {
  /**
   * For tests: allows requests to this machine, without encryption and on any port, and nothing
   * else.
   */
  thisMachine?: boolean;
  /** Looks up all addresses of a name; by default with the resolver of this machine. */
  addressesOf?: (name: string) => Promise<LookupAddress[]>;
}

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const OPEN_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an IP address (version 4 or 6, without brackets) is on the open internet. */
export function isOnOpenInternet(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  // IPv6 addresses outside this range belong to no network yet, or stand for an IPv4 address.
  return parsed instanceof ipaddr.IPv4 || parsed.match(OPEN_IPV6);
}

/**
 * Whether the text of an address allows a request to it; its name is looked up with each request.
 */
export function isOutboundAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, port, username, password, hostname } = new URL(address);
  const host = withoutBrackets(hostname);
  return (
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    password === '' &&
    (isIP(host) > 0 ? isOnOpenInternet(host) : host.includes('.') && !isThisMachine(address))
  );
}

/**
 * Makes the function that sends requests. The server's own has no options: it allows nothing extra.
 */
export function outboundRequests({
  thisMachine = false,
  addressesOf = systemAddressesOf,
}: Opening = {}): Outbound {
  const mayAsk = (address: string) =>
    isOutboundAddress(address) || (thisMachine && URL.canParse(address) && isThisMachine(address));
  const mayConnect = ({ address }: LookupAddress) =>
    isOnOpenInternet(address) || (thisMachine && ipaddr.process(address).range() === 'loopback');

  /**
   * The connection itself looks the name up with this, so it goes to the address that was checked:
   * a name that resolves to another address a moment later gains nothing.
   */
  const lookup: LookupFunction = (name, options, found) => {
    const tell = async () => {
      const [first, ...others] = (await addressesOf(name)).filter(mayConnect);
      if (!first) found(new OutboundFailure('forbidden'), []);
      else if (options.all === true) found(null, [first, ...others]);
      else found(null, first.address, first.family);
    };
    tell().catch((error: unknown) =>
      found(new OutboundFailure('unreachable', { cause: error }), []),
    );
  };

  return async (address, request) => {
    const signal = AbortSignal.timeout(request.timeoutMs);
    let at = address;
    for (let redirected = 0; ; redirected += 1) {
      if (!mayAsk(at)) throw new OutboundFailure('forbidden');
      const answer = await once(at, request, lookup, signal);
      const next = request.redirects === undefined ? undefined : nextOf(answer, at);
      if (next === undefined) return { ...answer, redirected };
      if (redirected === request.redirects) throw new OutboundFailure('too_many_redirects');
      at = next;
    }
  };
}

/**
 * Where an answer redirects to. A text that is not an address is returned as it is, and refused
 * later.
 */
function nextOf(answer: Omit<OutboundAnswer, 'redirected'>, at: string): string | undefined {
  const { location } = answer.headers;
  if (!REDIRECTS.has(answer.status) || location === undefined) return undefined;
  return URL.canParse(location, at) ? new URL(location, at).href : location;
}

/** One request, without redirects. */
function once(
  address: string,
  { method = 'GET', headers, body, maxBytes }: OutboundRequest,
  lookup: LookupFunction,
  signal: AbortSignal,
): Promise<Omit<OutboundAnswer, 'redirected'>> {
  return new Promise((answered, failed) => {
    const fail = (error: unknown) =>
      failed(
        error instanceof OutboundFailure
          ? error
          : new OutboundFailure(signal.aborted ? 'too_slow' : 'unreachable', { cause: error }),
      );
    const { request } = address.startsWith('http:') ? http : https;
    request(
      address,
      {
        method,
        headers: { 'accept-encoding': 'identity', ...headers },
        // A kept connection could be open to an address that the name had before.
        agent: false,
        lookup,
        signal,
      },
      (answer) => {
        const { statusCode: status = 0, headers: answeredHeaders } = answer;
        readAll(answer, maxBytes)
          .then((read) => answered({ status, headers: answeredHeaders, body: read }))
          .catch(fail);
      },
    )
      .on('error', fail)
      .end(body);
  });
}

async function readAll(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of answer as AsyncIterable<Buffer>) {
    bytes += piece.length;
    // Leaving the loop closes the connection.
    if (bytes > maxBytes) throw new OutboundFailure('too_large');
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

const withoutBrackets = (host: string) => host.replace(/^\[(.*)\]$/, '$1');

const systemAddressesOf = (name: string): Promise<LookupAddress[]> =>
  new Promise((found, failed) => {
    lookUp(name, { all: true }, (error, addresses) => {
      if (error) failed(error);
      else found(addresses);
    });
  });
