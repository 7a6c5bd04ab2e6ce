// What every command does around its own work.
import { type Config, parseConfig } from '../../config.ts';
import { StartError } from '../../platform/process/start-error.ts';
import { openStorage, type Storage } from '../../storage.ts';

/**
 * Runs a command and resolves to its exit code. An expected failure prints one sentence for the person who typed it,
 * not a stack trace.
 */
export async function exitCode(run: () => Promise<number | void>): Promise<number> {
  try {
    return (await run()) ?? 0;
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    return 1;
  }
}

/** ADMIN_EMAIL and ADMIN_PASSWORD are for the start of a server, which may make an admin of them. */
export const configOfCommand = (): Config =>
  parseConfig({ ...process.env, ADMIN_EMAIL: '', ADMIN_PASSWORD: '' });

/** Opens the storage, beside a server that runs, for as long as `act` takes. */
export async function withStorage<T>(
  act: (storage: Storage) => Promise<T>,
  options: Parameters<typeof openStorage>[1] = { attach: true },
): Promise<T> {
  const storage = await openStorage(configOfCommand(), options);
  try {
    return await act(storage);
  } finally {
    await storage.close();
  }
}
