import { useNavigate } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../test/stage.tsx';
import { listAddress } from './list-address.ts';
import { useListAddress } from './use-list-address.ts';

const letters = listAddress({ path: '/letters', filters: {} });

/** Opens a row, and searches before the page shows it as open. */
function Letters() {
  const list = useListAddress(letters);
  const navigate = useNavigate();
  async function openAndSearch() {
    await navigate(list.pathOf({ open: 7 }));
    list.go({ search: 'asha' });
  }
  return (
    <main>
      <button type="button" onClick={() => void openAndSearch()}>
        Open and search
      </button>
      <output>{JSON.stringify(list.address)}</output>
    </main>
  );
}

test('a search that begins before an opened row is on screen does not close it', async () => {
  await show(<Letters />, { as: 'hr', at: '/letters' });
  await page.getByRole('button', { name: 'Open and search' }).click();
  await expect.element(page.getByText(/"search":"asha"/)).toMatchTextContent(/"open":7/);
});
