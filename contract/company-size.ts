/** The bands in which company sizes are shown, by their last number. */
const bandEnds = [10, 50, 200, 500, 1_000, 5_000, 10_000];

const grouped = (count: number) => count.toLocaleString('en-IN');

/** The band of a number of employees, as text without a unit: `11–50`, `10,001+`; null for none. */
export function sizeBandOf(employees: number | null): string | null {
  if (employees === null) return null;
  const index = bandEnds.findIndex((end) => employees <= end);
  const first = (index === -1 ? (bandEnds.at(-1) ?? 0) : (bandEnds[index - 1] ?? 0)) + 1;
  const end = bandEnds[index];
  return end === undefined ? `${grouped(first)}+` : `${grouped(first)}–${grouped(end)}`;
}
