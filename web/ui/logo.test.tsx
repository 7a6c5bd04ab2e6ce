import { expect, test } from 'vitest';
import { PORTAL, withPortalName } from '../../contract/portal-settings/portal-name.ts';
import { markupOf } from '../lib/test-markup.tsx';
import { Logo } from './logo.tsx';

const NAME = 'Rozgar Setu';

const logoOf = (label: string) =>
  markupOf(<Logo label={label} />, { root: { look: { name: NAME, logo: null } } });

test('a portal with a name of its own is rendered by the server as the browser renders it', () => {
  const fromServer = withPortalName(logoOf(PORTAL), NAME);
  expect(fromServer).toBe(logoOf(NAME));
  expect(fromServer).toContain(`<span class="sr-only">${NAME}</span>`);
});
