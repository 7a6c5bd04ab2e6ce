import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { useHydrated } from './hydrated.ts';
import { lazyPart } from './lazy-part.tsx';

const Filters = ({ of }: { of: string }) => <p>{`Filters of ${of}`}</p>;
/** What React renders of the page below on the server. */
const MARKUP = '<main><!--$--><p>Filters of nurse</p><!--/$--></main>';

test('what the server rendered stays until the script of the part has come', async () => {
  const script = Promise.withResolvers<{ default: typeof Filters }>();
  const FetchedFilters = lazyPart(() => script.promise);
  function Page() {
    const [search, setSearch] = useState('nurse');
    return (
      <main>
        <FetchedFilters of={search} />
        {useHydrated() ? <button onClick={() => setSearch('driver')}>Search drivers</button> : null}
      </main>
    );
  }

  const stage = document.createElement('div');
  stage.innerHTML = MARKUP;
  document.body.append(stage);
  const root = hydrateRoot(stage, <Page />);
  await expect.poll(() => stage.querySelector('button')).not.toBeNull();
  expect(stage.querySelector('p')?.checkVisibility()).toBe(true);

  script.resolve({ default: Filters });
  await script.promise;
  stage.querySelector('button')?.click();
  await expect.poll(() => stage.querySelector('p')?.textContent).toBe('Filters of driver');
  root.unmount();
  stage.remove();
});
