import { keep, readKeptJson } from '../session/storage.ts';
import { randomKey } from './random-key.ts';

interface Sent {
  content: string;
  key: string;
}

/**
 * Idempotency keys for one form: the same content keeps its key however often it is sent, until its
 * sending was answered, and changed content gets a new one. With a `place`, a name in this tab's
 * storage, that is so after a reload, too.
 */
export function sendingKeys(place?: string) {
  let sent = place ? (readKeptJson(place) as Sent | null) : null;
  return {
    of: (content: string): string => {
      if (sent?.content !== content) {
        sent = { content, key: randomKey() };
        if (place) keep(place, JSON.stringify(sent));
      }
      return sent.key;
    },
    /** Afterwards the same content can be sent anew. */
    forget: (): void => {
      sent = null;
      if (place) keep(place, null);
    },
  };
}
