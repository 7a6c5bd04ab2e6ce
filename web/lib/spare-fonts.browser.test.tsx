import { expect, onTestFinished, test, vi } from 'vitest';
import '../app.css';
import { spareFonts } from './spare-fonts.ts';

/** The fonts that the page asks for on such a connection. */
function fontsOn(connection: object | undefined) {
  vi.spyOn(navigator as { connection?: object }, 'connection', 'get').mockReturnValue(connection);
  onTestFinished(() => {
    vi.restoreAllMocks();
    delete document.documentElement.dataset.saver;
  });
  spareFonts();
  return getComputedStyle(document.body).fontFamily;
}

test.each([
  { effectiveType: '3g' },
  { effectiveType: 'slow-2g' },
  { effectiveType: '4g', saveData: true },
])('on %j the device’s own Hindi font comes first', (connection) => {
  const fonts = fontsOn(connection);
  expect(fonts).toContain('"Anek Devanagari before loading"');
  expect(fonts).not.toContain('"Anek Devanagari",');
});

test.each([{ effectiveType: '4g', saveData: false }, undefined])(
  'on %j ours comes first',
  (connection) => {
    expect(fontsOn(connection)).toContain('"Anek Devanagari",');
  },
);
