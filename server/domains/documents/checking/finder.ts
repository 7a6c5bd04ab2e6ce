// A process of its own (`check-resume.ts` starts it): looks at one file after another.
import { findDanger } from './dangers.ts';

process.on('message', (bytes: Uint8Array) => {
  void findDanger(Buffer.from(bytes)).then((finding) => process.send?.(finding));
});
