// PostgreSQL refuses to run as root; this chooses another user.
import { chownSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Numeric ids, as child_process.spawn takes them. */
export interface SystemUser {
  uid: number;
  gid: number;
}

/**
 * The user that must run PostgreSQL; undefined if the current one will do. Root is replaced by the
 * owner of an existing cluster, so that an ordinary user's folder stays usable for them, or else by
 * nobody.
 */
export function postgresUser(cluster: string): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(cluster, { throwIfNoEntry: false });
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : nobody();
}

function nobody(): SystemUser {
  const [, uid, gid] = /^nobody:[^:]*:(\d+):(\d+):/m.exec(passwd()) ?? [];
  return { uid: Number(uid ?? 65_534), gid: Number(gid ?? 65_534) };
}

function passwd(): string {
  try {
    return readFileSync('/etc/passwd', 'utf8');
  } catch {
    return '';
  }
}

/** Whether the user may pass through every folder of an absolute path, the last one included. */
export function canReach(path: string, user: SystemUser): boolean {
  const { mode, uid, gid } = statSync(path);
  const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
  const open = (mode & bit) !== 0;
  return open && (dirname(path) === path || canReach(dirname(path), user));
}

/**
 * Gives a folder and everything in it to the user; links themselves are changed, not their targets.
 */
export function giveTo(path: string, user: SystemUser): void {
  chownSync(path, user.uid, user.gid);
  for (const name of readdirSync(path)) {
    const child = join(path, name);
    const stat = lstatSync(child);
    if (stat.isDirectory()) giveTo(child, user);
    else if (!stat.isSymbolicLink()) chownSync(child, user.uid, user.gid);
  }
}
