// Usage: npm run audit -- verify [PLACE:HASH]   Finds entries of the audit log that were tampered with.
//        npm run audit -- sql ROLE              Prints what gives the log an owner of its own.
import { audit } from './programs/audit.ts';

process.exitCode = await audit(process.argv.slice(2));
