// Starts Vritti: configuration, then storage, then the rest (`start.ts`). A signal stops them in reverse
// order. With --check it only says what is wrong with its settings: npm start asks before it builds the pages.
import { type Config, parseConfig } from './config.ts';
import { availablePort } from './platform/http/port.ts';
import { shutdownOnSignals } from './platform/process/shutdown.ts';
import { StartError } from './platform/process/start-error.ts';
import { openSeal } from './platform/secrets/seal.ts';
import { checkDatabase, openStorage } from './storage.ts';

const shutdown = shutdownOnSignals();
const onProgress = (step: string) => console.log(`${step} …`);
const onCrash = (reason: unknown) => {
  console.error(reason);
  void shutdown.exit(1);
};
try {
  const config = await readConfig();
  if (process.argv.includes('--check')) {
    await checkDatabase(config);
    await shutdown.exit(0);
  }
  const storage = await openStorage(config, { onProgress, onCrash });
  shutdown.closeLater(storage.close);
  const seal = await openSeal(config.dataDir);
  // Loading the rest takes most of a start, so wrong settings are reported before it.
  const { start } = await import('./start.ts');
  await start({ config, storage, seal, shutdown, onProgress, onCrash });
} catch (error) {
  if (!shutdown.hasBegun()) console.error(error instanceof StartError ? error.message : error);
  await shutdown.exit(1);
}

/**
 * The configuration with a real port in place of 0. A port in use is reported before anything
 * starts.
 */
async function readConfig(): Promise<Config> {
  const config = parseConfig(process.env);
  if (config.role === 'worker') return config;
  const port = await availablePort(config.host, config.port);
  return config.port === port ? config : parseConfig({ ...process.env, PORT: String(port) });
}
