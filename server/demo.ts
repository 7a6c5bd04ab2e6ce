// The demo: loaded once into an empty database, with its logins printed at every start.
import type { DemoLogins } from '../db/demo/load/load.ts';
import type { Db } from './platform/database.ts';
import { passwordFits } from './platform/secrets/passwords.ts';
import { StartError } from './platform/process/start-error.ts';
import type { Storage } from './storage.ts';

const ROLES = { user: 'Job seeker', hr: 'Recruiter', admin: 'Admin' } as const;

/** Fills an empty database; returns the logins, or undefined if the database has other content. */
export async function openDemo(
  { db, files }: Pick<Storage, 'db' | 'files'>,
  onProgress: (step: string) => void,
): Promise<DemoLogins | undefined> {
  // Imported only here, because it is thousands of lines that other servers do not need.
  const { demoLogins, loadDemo } = await import('../db/demo/load/load.ts');
  if (await isEmpty(db)) {
    onProgress('Filling the portal with demo companies, jobs and people');
    return loadDemo({ db, files });
  }
  const emails = demoLogins.accounts.map(({ email }) => email);
  const present = await db
    .selectFrom('accounts')
    .select('email')
    .where('email', 'in', emails)
    .executeTakeFirst();
  return present && demoLogins;
}

/**
 * Refuses to start with accounts of an earlier demo that still have its password, which everybody
 * knows.
 */
export async function refuseOldDemo(db: Db): Promise<void> {
  const { DEMO_PASSWORD, people } = await import('../db/demo/people.ts');
  const found = await db
    .selectFrom('accounts')
    .select('password_hash')
    .where(
      'email',
      'in',
      people.map(({ email }) => email),
    )
    .where('state', 'in', ['active', 'pending'])
    .execute();
  for (const { password_hash } of found) {
    if (await passwordFits(password_hash, DEMO_PASSWORD)) throw new StartError(OLD_DEMO);
  }
}

const OLD_DEMO = `This database has the demo, whose passwords everybody knows, and others can reach this server.
Start with another DATA_DIR or DATABASE_URL. To show the demo to others, write DEMO=1.`;

/** The logins as lines for a terminal. */
export function loginLines({ password, accounts }: DemoLogins): string[] {
  const width = Math.max(...accounts.map(({ email }) => email.length));
  return [
    `Demo logins, all with the password ${password}`,
    ...accounts.map(
      ({ role, email, name, company }) =>
        `  ${ROLES[role].padEnd(12)}${email.padEnd(width + 2)}${name}${company ? `, ${company}` : ''}`,
    ),
  ];
}

async function isEmpty(db: Db): Promise<boolean> {
  const tables = ['accounts', 'companies'] as const;
  const rows = await Promise.all(
    tables.map((table) => db.selectFrom(table).select('id').limit(1).execute()),
  );
  return rows.flat().length === 0;
}
