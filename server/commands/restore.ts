// Usage: npm run restore -- FILE           Restores a backup into an empty place.
//        npm run restore -- FILE check     Only reads it.
//        npm run restore -- FILE replace   Gives up what is there.
import { restore } from './programs/restore.ts';

process.exitCode = await restore(process.argv.slice(2));
