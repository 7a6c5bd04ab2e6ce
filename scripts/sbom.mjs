// Usage: npm run --silent sbom > vritti.cdx.json   Prints every package of package-lock.json with
// version, licence and hash, as CycloneDX. Packages that only development needs are marked.
import { readFileSync } from 'node:fs';
import { fail, npm, root } from './bootstrap.mjs';

process.chdir(root);
const flags = [
  '--sbom-format=cyclonedx',
  '--package-lock-only',
  // Otherwise npm leaves them out where NODE_ENV is production.
  '--include=dev',
  '--offline',
  '--loglevel=silent',
];
const { code, output } = await npm(['sbom', ...flags]);
if (code !== 0) fail(`npm sbom ended with an error: ${output.trim()}`);

const { name, description, license } = JSON.parse(readFileSync('package.json', 'utf8'));
const bom = JSON.parse(output);
// npm calls it a library, by the name of its folder.
Object.assign(bom.metadata.component, { type: 'application', name, description });
bom.metadata.component.licenses = [{ license: { id: license } }];
console.log(JSON.stringify(bom, null, 2));
