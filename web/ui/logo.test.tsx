import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { PORTAL, withPortalName } from '../../contract/portal-settings/portal-name.ts';
import { Logo } from './logo.tsx';

const NAME = 'Rozgar Setu';

function logoOf(label: string): string {
  const router = createMemoryRouter([{ id: 'root', path: '/', element: <Logo label={label} /> }], {
    hydrationData: { loaderData: { root: { look: { name: NAME, logo: null } } } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test('a portal with a name of its own is rendered by the server as the browser renders it', () => {
  const fromServer = withPortalName(logoOf(PORTAL), NAME);
  expect(fromServer).toBe(logoOf(NAME));
  expect(fromServer).toContain(`<span class="sr-only">${NAME}</span>`);
});
