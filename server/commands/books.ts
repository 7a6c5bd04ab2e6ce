// Usage: npm run books -- reconcile [FROM TO | FILE]   Holds the gateway's settlements against the books.
import { books } from './programs/books.ts';

process.exitCode = await books(process.argv.slice(2));
