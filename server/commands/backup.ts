// Usage: npm run backup              Makes a backup, also while the server runs.
//        npm run backup -- new-key   Makes a pair of keys to encrypt backups with.
import { backup } from './programs/backup.ts';

process.exitCode = await backup(process.argv.slice(2));
