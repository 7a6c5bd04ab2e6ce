import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { OUTBOX_PREFIX } from '../../lib/session/leaving.ts';

/** A message that the server has not confirmed yet. */
export interface Unsent {
  /** The server stores only one message with this id, however often it is sent. */
  client_id: string;
  conversation_id: number;
  text: string;
  /** The message that it replies to. */
  quotes: { id: number; sender_name: string; content: string } | null;
  /** The id is set as soon as the file is on the server. */
  files: { file: File; attachment_id: number | null }[];
  /** ISO time at which it was written. */
  written_at: string;
  /** Why the server refused it; null while it is still to be sent. */
  refusal: string | null;
}

interface Schema extends DBSchema {
  /** The key is the order in which they were written, in whichever tab. */
  messages: { key: number; value: Unsent; indexes: { client_id: string } };
}

export interface Store {
  /** In the order in which they were written. */
  all: () => Promise<Unsent[]>;
  add: (message: Unsent) => Promise<void>;
  /** Changes nothing if the message is gone. */
  change: (message: Unsent) => Promise<void>;
  remove: (clientId: string) => Promise<void>;
}

/**
 * Stores an account's unsent messages in this browser, where they survive closing the page and the browser. In
 * browsers without storage, they last as long as the page. Nothing is stored any more once the account is not the
 * signed-in one (`isOwn`).
 */
export function openStore(accountId: number, isOwn: () => boolean): Store {
  let database: Promise<IDBPDatabase<Schema>> | undefined;
  const forget = () => {
    database = undefined;
  };
  const open = async () => {
    if (!isOwn()) throw new Error('signed out');
    return (database ??= openDB<Schema>(`${OUTBOX_PREFIX}${accountId}`, 1, {
      upgrade(opened) {
        const messages = opened.createObjectStore('messages', { autoIncrement: true });
        messages.createIndex('client_id', 'client_id', { unique: true });
      },
      // Logging out erases it, in whichever tab.
      blocking(_current, _wanted, event) {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    }));
  };
  const lasting: Store = {
    all: async () => (await open()).getAll('messages'),
    add: async (message) => void (await (await open()).add('messages', message)),
    async change(message) {
      const transaction = (await open()).transaction('messages', 'readwrite');
      const place = await transaction.store.index('client_id').getKey(message.client_id);
      if (place !== undefined) await transaction.store.put(message, place);
      await transaction.done;
    },
    async remove(clientId) {
      const transaction = (await open()).transaction('messages', 'readwrite');
      const place = await transaction.store.index('client_id').getKey(clientId);
      if (place !== undefined) await transaction.store.delete(place);
      await transaction.done;
    },
  };
  return orElse(lasting, inMemory(), () => open());
}

function inMemory(): Store {
  let messages: Unsent[] = [];
  return {
    all: async () => messages,
    add: async (message) => void (messages = [...messages, message]),
    change: async (message) =>
      void (messages = messages.map((it) => (it.client_id === message.client_id ? message : it))),
    remove: async (clientId) =>
      void (messages = messages.filter(({ client_id }) => client_id !== clientId)),
  };
}

/** `best`, unless it cannot be opened. */
function orElse(best: Store, other: Store, open: () => Promise<unknown>): Store {
  const chosen = async () => {
    try {
      await open();
      return best;
    } catch {
      return other;
    }
  };
  return {
    all: async () => (await chosen()).all(),
    add: async (message) => (await chosen()).add(message),
    change: async (message) => (await chosen()).change(message),
    remove: async (clientId) => (await chosen()).remove(clientId),
  };
}
