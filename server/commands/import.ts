// Usage: npm run import -- FILE…   Imports postings: JSON, Indeed XML or CSV, plain or
// gzipped.
import { importAll } from './programs/import.ts';

// Turns a signal into an exit, which stops an embedded PostgreSQL too; committed rows stay.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(130));
}

process.exitCode = await importAll(process.argv.slice(2));
