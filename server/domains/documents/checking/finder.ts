// The process that `check-resume.ts` starts: it checks one file after another.
import { findDanger } from './dangers.ts';

process.on('message', (bytes: Uint8Array) => {
  void findDanger(Buffer.from(bytes)).then((finding) => process.send?.(finding));
});
