// HAProxy before two servers, as docs/running.md describes it.
import { type ChildProcess, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A read whose server dies is sent to the other one. A write is not: only its sender knows whether it may be
 * repeated.
 */
const configurationOf = (port: number, servers: readonly number[]) => `
defaults
  mode http
  timeout connect 1s
  timeout check 2s
  timeout client 30s
  timeout server 30s
  retries 3
  option redispatch
frontend people
  bind 127.0.0.1:${port}
  default_backend portal
backend portal
  option httpchk GET /healthz
  retry-on conn-failure empty-response response-timeout 503
  http-request disable-l7-retry unless METH_GET
${servers.map((at) => `  server at${at} 127.0.0.1:${at} check inter 1s fall 3 rise 1`).join('\n')}
`;

/** Stop it with `kill`. */
export function startBalancer(
  folder: string,
  port: number,
  servers: readonly number[],
): ChildProcess {
  const file = path.join(folder, 'haproxy.cfg');
  writeFileSync(file, configurationOf(port, servers));
  const balancer = spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' });
  balancer.once('error', () => {
    console.error('This needs HAProxy: apt-get install haproxy');
    process.exit(1);
  });
  return balancer;
}
