// Finds the browser for the browser tests, and installs it if that is possible without asking.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fail } from './bootstrap.mjs';

/** The headless shell takes three quarters of the processor time of a full browser. */
const HEADLESS = 'chromium-headless-shell';
const USUAL_PLACES = [
  `/usr/bin/${HEADLESS}`,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of a Chromium: CHROMIUM_PATH, a usual place, or a freshly installed Debian package. */
export function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given && !existsSync(given)) fail(`CHROMIUM_PATH names ${given}, which does not exist.`);
  return (
    given ??
    present() ??
    installed() ??
    fail(
      'The browser tests need Chromium: install it, or set CHROMIUM_PATH to a Chromium or Chrome.',
    )
  );
}

function present() {
  return USUAL_PLACES.find((path) => existsSync(path));
}

function installed() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  console.log('Installing Chromium for the browser tests: only this time, about a minute …');
  const options = { encoding: 'utf8', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  const aptGet = (...words) => {
    const { status, stdout, stderr } = spawnSync('apt-get', words, options);
    if (status !== 0) console.error(`${stdout}${stderr}`.trim());
    return status === 0;
  };
  aptGet('update');
  // Older Debians have no headless shell.
  if (!aptGet('install', '-y', HEADLESS)) aptGet('install', '-y', 'chromium');
  return present();
}
