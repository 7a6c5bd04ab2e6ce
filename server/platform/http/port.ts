// Checks that a port can be listened on, before anything slow is started.
import { once } from 'node:events';
import { createServer } from 'node:net';
import { StartError } from '../process/start-error.ts';

/**
 * The port to listen on: the given one, or any free one for 0. Throws a StartError with advice if
 * the host or port is not available.
 */
export async function availablePort(host: string, port: number): Promise<number> {
  const probe = createServer();
  try {
    probe.listen(port, host);
    await once(probe, 'listening');
    const address = probe.address();
    probe.close();
    return address && typeof address === 'object' ? address.port : port;
  } catch (error) {
    throw new StartError(explain(error, host, port));
  }
}

function explain(error: unknown, host: string, port: number): string {
  const { code = '' } = error instanceof Error ? (error as NodeJS.ErrnoException) : {};
  if (code === 'EADDRINUSE') {
    return `Port ${port} is already in use: stop the program that uses it, or set PORT to another one.`;
  }
  if (code === 'EACCES')
    return `Port ${port} is not allowed to this user: set PORT to another one.`;
  return `HOST ${host} is not an address of this machine (${code}).`;
}
