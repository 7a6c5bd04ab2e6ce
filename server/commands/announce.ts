// Usage: npm run announce -- PATH   Mails everybody who waits for a released page, once.
import { announce } from './programs/announce.ts';

process.exitCode = await announce(process.argv.slice(2));
