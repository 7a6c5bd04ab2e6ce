import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { claimFolder } from './sole-owner.ts';

/** A folder name that no other test and no earlier run has claimed. */
const unique = (name: string) => `/folder/${process.pid}/${name}`;

describe('a folder', () => {
  it('has one owner at a time', async () => {
    const folder = unique('shared');
    const release = await claimFolder(folder);
    expect(release).toBeDefined();
    expect(await claimFolder(folder)).toBeUndefined();
    release?.();
    const second = await claimFolder(folder);
    expect(second).toBeDefined();
    second?.();
  });

  it('does not lock its neighbours', async () => {
    const releases = [await claimFolder(unique('a')), await claimFolder(unique('b'))];
    expect(releases).not.toContain(undefined);
    for (const release of releases) release?.();
  });

  it('goes to exactly one of many who ask at once', async () => {
    const folder = unique('contested');
    const claims = await Promise.all(Array.from({ length: 20 }, () => claimFolder(folder)));
    expect(claims.filter(Boolean)).toHaveLength(1);
    for (const release of claims) release?.();
  });

  it('is free again after its owner was killed', async () => {
    const folder = unique('killed');
    const program = `
      import { claimFolder } from ${JSON.stringify(new URL('sole-owner.ts', import.meta.url).href)};
      await claimFolder(process.argv[1]);
      process.send('claimed');
      setInterval(() => {}, 1000);`;
    const owner = spawn(process.execPath, ['--input-type=module', '-e', program, folder], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    await once(owner, 'message');
    expect(await claimFolder(folder)).toBeUndefined();
    owner.kill('SIGKILL');
    await once(owner, 'exit');
    const release = await claimFolder(folder);
    expect(release).toBeDefined();
    release?.();
  });
});
