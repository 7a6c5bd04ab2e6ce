import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../test/stage.tsx';
import { DataTable, Td, Th, Tr } from './data-table.tsx';

const table = (
  <DataTable framed caption="Accounts" head={<Th>Name</Th>}>
    <Tr>
      <Td label="Name">
        <span className="grid">
          <span>Asha</span>
          <span>asha.kulkarni@people.example</span>
        </span>
      </Td>
    </Tr>
  </DataTable>
);
const edges = (element: Element) => {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
};

/** The position of the row, once it is rendered. */
async function rowEdges() {
  const email = page.getByText('asha.kulkarni@people.example');
  await expect.element(email).toBeVisible();
  return email.element().closest('tr')?.getBoundingClientRect();
}

test('on a phone the rows are cards without another card around them, and short lists are as wide as long ones', async () => {
  await show(table);
  const row = await rowEdges();
  expect([row?.left, row?.width]).toEqual([0, 390]);
  const [short, long] = ['Asha', 'asha.kulkarni@people.example'].map((text) =>
    edges(page.getByText(text, { exact: true }).element()),
  );
  expect(short?.right).toBeCloseTo(long?.right ?? 0, 0);
});

test('on a phone lines divide the rows of a table inside a card of its page', async () => {
  await show(
    <DataTable caption="Accounts" head={<Th>Name</Th>}>
      <Tr>
        <Td>asha.kulkarni@people.example</Td>
      </Tr>
    </DataTable>,
  );
  await rowEdges();
  const row = page.getByText('asha.kulkarni@people.example').element().closest('tr');
  const { borderTopWidth, borderLeftWidth, borderTopLeftRadius } = getComputedStyle(
    row ?? document.body,
  );
  expect([borderTopWidth, borderLeftWidth, borderTopLeftRadius]).toEqual(['1px', '0px', '0px']);
});

test('on a phone a value on a line of its own is aligned with the others', async () => {
  await show(
    <DataTable framed caption="Accounts" head={<Th>Name</Th>}>
      <Tr>
        <Td label="The name of the account">
          <span className="grid">Raghunath Venkatasubramaniam Chidambaranathan</span>
        </Td>
        <Td label="Day">28 Nov 2026</Td>
      </Tr>
    </DataTable>,
  );
  const name = page.getByText('Raghunath Venkatasubramaniam Chidambaranathan', { exact: true });
  await expect.element(name).toBeVisible();
  const day = edges(page.getByText('28 Nov 2026').element());
  const label = edges(page.getByText('The name of the account').element());
  expect(edges(name.element()).top).toBeGreaterThanOrEqual(label.bottom);
  expect(edges(name.element()).right).toBeCloseTo(day.right, 0);
});

test('on a wide screen a card is around the table', async () => {
  await show(table, { screen: 'desktop' });
  const row = await rowEdges();
  expect(row?.left).toBeGreaterThan(0);
});
