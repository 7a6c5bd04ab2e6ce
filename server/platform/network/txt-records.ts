import { NODATA, NOTFOUND, Resolver } from 'node:dns/promises';

/**
 * Resolves to the TXT records of a domain, which may be none; rejects if no name server answers.
 */
export type ReadTxt = (domain: string) => Promise<string[]>;

const TIMEOUT_MS = 2_000;
const TRIES = 2;

/** Asks this machine's name servers, or another one such as `127.0.0.1:5353`. */
export function txtRecordsBy(server?: string): ReadTxt {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES });
  if (server !== undefined) resolver.setServers([server]);
  return async (domain) => {
    try {
      // A long record comes in pieces.
      return (await resolver.resolveTxt(domain)).map((pieces) => pieces.join(''));
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : null;
      if (code === NODATA || code === NOTFOUND) return [];
      throw error;
    }
  };
}
