// What npm run admin does.
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { z } from 'zod';
import { Email } from '../../../contract/accounts/email.ts';
import { NewPassword } from '../../../contract/accounts.ts';
import { errorText, isErrorCode } from '../../../contract/errors.ts';
import {
  createAdmin,
  forgetSecondStep,
  signEverybodyOut,
  signOut,
} from '../../domains/accounts/admins.ts';
import { refuseBrokenHistories } from '../../domains/receipts/histories.ts';
import { isWeakPassword } from '../../domains/accounts/weak-passwords.ts';
import { resealKeys } from '../../domains/portal-settings/keys.ts';
import { resealSecrets } from '../../domains/two-step/two-step.ts';
import { openSeal, renewSealKey } from '../../platform/secrets/seal.ts';
import { noteSecurityEvent, whileServing } from '../../platform/security-events.ts';
import { StartError } from '../../platform/process/start-error.ts';
import { configOfCommand, exitCode, withStorage } from './command.ts';

const USAGE = `Usage: npm run admin -- create EMAIL
       npm run admin -- sign-out EMAIL
       npm run admin -- sign-out everybody
       npm run admin -- forget-second-step EMAIL
       npm run admin -- renew-key
       npm run admin -- check-histories

Makes an admin; the password is asked for, or taken from ADMIN_PASSWORD when nobody can be asked.
Or logs an account out on all its devices, or all accounts. Or, for somebody who has lost them, takes
an account's two-step sign-in and passkeys away, and logs it out. Or makes a new key for seal.key,
while no server runs, and encrypts with it what the old one has encrypted. Or reads the events of all
applications, and names those that somebody has tampered with.`;

const Admin = z
  .object({ email: Email, password: NewPassword })
  .refine(({ email, password }) => !isWeakPassword(password, [email]), 'password.weak');

const verbs = new Map([
  ['create', create],
  ['sign-out', endSessionsOf],
  ['forget-second-step', forgetSecondStepOf],
  ['renew-key', renewKey],
  ['check-histories', checkHistories],
]);

/** Runs the command and resolves to its exit code. */
export const admin = ([verb, address, ...more]: readonly string[]): Promise<number> =>
  exitCode(async () => {
    const run = verbs.get(verb ?? '');
    // Verbs about a person also take an address.
    if (!run || Boolean(address) !== run.length > 0 || more.length > 0) throw new StartError(USAGE);
    // Before `renew-key` there is no newer key than this.
    const seal = await openSeal(configOfCommand().dataDir);
    await whileServing(seal, `npm run admin -- ${verb}`, () => run(address ?? ''));
  });

async function create(email: string): Promise<void> {
  const password = process.stdin.isTTY ? await askPassword() : (process.env.ADMIN_PASSWORD ?? '');
  const account = readAdmin({ email, password });
  await withStorage(async ({ db }) => {
    const role = await createAdmin(db, account);
    if (role === 'user' || role === 'hr') {
      throw new StartError(`${account.email} has an account that is not an admin; it was left so.`);
    }
    const made = role === 'created' ? 'is an admin now.' : 'is an admin already; nothing changed.';
    console.log(`${account.email} ${made}`);
  });
}

async function forgetSecondStepOf(email: string): Promise<void> {
  await withStorage(async ({ db }) => {
    if (!(await forgetSecondStep(db, email))) {
      throw new StartError(`No account has the address ${email}.`);
    }
    console.log(`${email} logs in with the password alone now.`);
  });
}

async function endSessionsOf(whom: string): Promise<void> {
  await withStorage(async ({ db }) => {
    const ended = await (whom === 'everybody' ? signEverybodyOut(db) : signOut(db, whom));
    if (ended === null) throw new StartError(`No account has the address ${whom}.`);
    console.log(ended === 1 ? '1 session was ended.' : `${ended} sessions were ended.`);
  });
}

async function renewKey(): Promise<void> {
  const { dataDir } = configOfCommand();
  await withStorage(
    async ({ db }) => {
      const seal = await renewSealKey(dataDir);
      const secrets = await resealSecrets(db, seal);
      const keys = await resealKeys(db, seal);
      await noteSecurityEvent(db, { kind: 'key_renewed' });
      console.log(
        `There is a new key. It encrypts now: secrets of the second step ${secrets}, services that owners have set ${keys}.`,
      );
    },
    { attach: false },
  );
}

async function checkHistories(): Promise<void> {
  await withStorage(async ({ db }) => {
    await refuseBrokenHistories(db);
    console.log('Every event of every application is as it was written.');
  });
}

/** The rules of registration apply to admins too. */
function readAdmin(given: z.input<typeof Admin>): z.output<typeof Admin> {
  const read = Admin.safeParse(given);
  if (read.success) return read.data;
  const codes = new Set(read.error.issues.map(({ message }) => message).filter(isErrorCode));
  throw new StartError([...codes].map((code) => errorText(code, 'en')).join('\n'));
}

/** Asks without showing what is typed. */
async function askPassword(): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const asked = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  process.stdout.write('Password of the new admin: ');
  const stopped = new Promise<never>((_resolve, reject) => {
    asked.once('close', () => reject(new StartError('\nNothing was changed.')));
  });
  // Ctrl-C rejects the question, Ctrl-D only closes it.
  const answer = await Promise.race([asked.question('').catch(() => stopped), stopped]);
  asked.close();
  process.stdout.write('\n');
  return answer;
}
