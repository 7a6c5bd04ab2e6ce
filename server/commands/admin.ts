// Usage: npm run admin -- create EMAIL   Creates an admin.
//        npm run admin -- sign-out EMAIL|everybody   Ends sessions.
//        npm run admin -- forget-second-step EMAIL   For somebody who lost it.
//        npm run admin -- renew-key   Makes a new key for what is encrypted.
//        npm run admin -- check-histories   Finds applications whose events were tampered with.
import { admin } from './programs/admin.ts';

process.exitCode = await admin(process.argv.slice(2));
