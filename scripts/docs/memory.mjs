// Checks that the server has the same bounds of memory as a service and in an image as by npm start.
import { existsSync, readFileSync } from 'node:fs';

const COPIES = ['docs/vritti.service', 'config/Dockerfile'];

/** Pairs of a file and its problem. */
export function memoryProblems() {
  const { config = {} } = JSON.parse(readFileSync('package.json', 'utf8'));
  const bounds = [config.memory, `MALLOC_MMAP_THRESHOLD_=${config.mmapThreshold}`];
  return COPIES.filter((file) => existsSync(file)).flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return bounds
      .filter((bound) => !text.includes(bound))
      .map((bound) => [file, `does not set ${bound}, as "config" in package.json says`]);
  });
}
