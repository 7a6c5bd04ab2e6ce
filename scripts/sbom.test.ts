import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

interface Lock {
  packages: Record<string, { name?: string; version: string; dev?: boolean; integrity?: string }>;
}

interface Component {
  name: string;
  version: string;
  hashes?: { alg: string; content: string }[];
  properties?: { name: string; value: string }[];
}

interface Bom {
  bomFormat: string;
  specVersion: string;
  metadata: { component: { type: string; name: string } };
  components: Component[];
}

it('npm run sbom lists exactly the packages of the lock file, with their hashes', () => {
  const script = join(import.meta.dirname, 'sbom.mjs');
  const { stdout } = spawnSync(process.execPath, [script], {
    encoding: 'utf8',
    maxBuffer: 20_000_000,
  });
  const bom = JSON.parse(stdout) as Bom;
  expect(bom.bomFormat).toBe('CycloneDX');
  expect(bom.metadata.component).toMatchObject({ type: 'application', name: 'vritti' });

  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  const locked = Object.entries(lock.packages).filter(([path]) => path !== '');
  const namesOf = (path: string, { name }: { name?: string }) =>
    name ?? path.split('node_modules/').at(-1) ?? '';
  const wanted = new Set(locked.map(([path, one]) => `${namesOf(path, one)}@${one.version}`));
  expect(new Set(bom.components.map(({ name, version }) => `${name}@${version}`))).toEqual(wanted);
  expect(bom.components.filter(({ hashes }) => !hashes?.length)).toEqual([]);
});
