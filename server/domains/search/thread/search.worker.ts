// The thread in which a server searches, so that nothing else waits for a search.
import { parentPort, workerData } from 'node:worker_threads';
import { openDatabases } from '../../../platform/postgres/databases.ts';
import { onReplica } from '../../../platform/postgres/replica.ts';
import { listenForSynonyms } from '../synonyms/dictionary.ts';
import { saveIndexIn } from '../memory/current-index.ts';
import { packFailure } from './failures.ts';
import { finders } from './finders.ts';
import type { DatabaseUse, FromThread, Start, ToThread } from './messages.ts';

const port = parentPort;
if (!port) throw new Error('This is a thread of the server.');

/** As many as public reads at once, of the database and of its replica. */
const CONNECTIONS = 8;
const limits = { max: CONNECTIONS, application_name: 'search' };

const { databases, indexFile } = workerData as Start;
const { primary, replica: copy } = databases;
let statements: DatabaseUse['statements'] = [];
const { pool, db, replica, close } = openDatabases(
  { primary: { ...primary, ...limits }, replica: copy && { ...copy, ...limits } },
  (text, ms) => statements.push({ text, ms }),
);

if (indexFile) saveIndexIn(db, indexFile);

const hearers = new Map<string, (about?: string) => void>();
listenForSynonyms({ db, live: { hear: (topic, hear) => void hearers.set(topic, hear) } });

const say = (message: FromThread) => port.postMessage(message);
say({ kind: 'hears', topics: [...hearers.keys()] });

port.on('message', (message: ToThread) => {
  if (message.kind === 'ask') void answer(message);
  else if (message.kind === 'heard') hearers.get(message.topic)?.(message.about);
  else if (message.kind === 'ping') say({ kind: 'pong' });
  else void close().then(() => port.close());
});

async function answer({ id, name, args, onReplica: isPublic }: ToThread & { kind: 'ask' }) {
  const find = finders[name] as (...all: unknown[]) => Promise<unknown>;
  const finding = () => find(db, ...args);
  try {
    const result = await (isPublic ? onReplica(finding) : finding());
    say({ kind: 'answer', id, result, spent: spentSinceLast() });
  } catch (error) {
    say({ kind: 'answer', id, failure: packFailure(error), spent: spentSinceLast() });
  }
}

const counted = { replica: 0, primary: 0 };

function spentSinceLast(): DatabaseUse {
  const { totalCount, idleCount, waitingCount } = pool;
  const { replica: onIt, primary: onPrimary } = replica?.reads ?? counted;
  const spent = {
    statements,
    reads: { replica: onIt - counted.replica, primary: onPrimary - counted.primary },
    connections: { totalCount, idleCount, waitingCount },
  };
  Object.assign(counted, { replica: onIt, primary: onPrimary });
  statements = [];
  return spent;
}
