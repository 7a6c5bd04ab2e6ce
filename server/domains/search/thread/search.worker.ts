// The thread in which a server searches, so that whatever else it does waits for no search.
import { parentPort, workerData } from 'node:worker_threads';
import { isTooBusy } from '../../../platform/database.ts';
import { openDatabases } from '../../../platform/postgres/databases.ts';
import { onReplica } from '../../../platform/postgres/replica.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { refusalOf } from '../../../platform/http/failures.ts';
import { listenForSynonyms } from '../dictionary.ts';
import { finders } from './finders.ts';
import type { Answer, FromThread, Spent, Start, ToThread } from './messages.ts';

const port = parentPort;
if (!port) throw new Error('This is a thread of the server.');

const { databases } = workerData as Start;
let statements: Spent['statements'] = [];
/** As many as public reads at once. */
const CONNECTIONS = 8;

const primary = { max: CONNECTIONS, ...databases.primary, application_name: 'search' };
const { db, replica, close } = openDatabases({ ...databases, primary }, (text, ms) => {
  statements.push({ text, ms });
});

const hearers = new Map<string, (about?: string) => void>();
listenForSynonyms({ db, live: { hear: (topic, hear) => void hearers.set(topic, hear) } });

const say = (message: FromThread) => port.postMessage(message);
say({ kind: 'hears', topics: [...hearers.keys()] });

port.on('message', (message: ToThread) => {
  if (message.kind === 'ask') void answer(message);
  else if (message.kind === 'heard') hearers.get(message.topic)?.(message.about);
  else void close().then(() => port.close());
});

async function answer(asked: ToThread & { kind: 'ask' }): Promise<void> {
  const find = finders[asked.name] as (...args: unknown[]) => Promise<unknown>;
  const finding = () => find(db, ...asked.args);
  const found = await (asked.onReplica ? onReplica(finding) : finding()).then(
    (result): Answer => ({ result }),
    failed,
  );
  say({ kind: 'answer', id: asked.id, spent: spentSinceLast(), ...found });
}

function failed(error: unknown): Answer {
  if (error instanceof Refusal || isTooBusy(error)) {
    const { rules, retryAfterSeconds } = refusalOf(error);
    return { refused: { rules, retryAfterSeconds } };
  }
  return { failure: error instanceof Error ? error : new Error(String(error)) };
}

const counted = { replica: 0, primary: 0 };

function spentSinceLast(): Spent {
  const { replica: onIt, primary: onPrimary } = replica?.reads ?? counted;
  const reads = { replica: onIt - counted.replica, primary: onPrimary - counted.primary };
  counted.replica = onIt;
  counted.primary = onPrimary;
  const spent = { statements, reads };
  statements = [];
  return spent;
}
