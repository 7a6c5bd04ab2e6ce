/** The highest number of employees in each band of company sizes. */
const bandEnds = [10, 50, 200, 500, 1_000, 5_000, 10_000];

const grouped = (count: number) => count.toLocaleString('en-IN');

/** The band for a number of employees, without a unit: `11–50`, `10,001+`; null when unknown. */
export function sizeBandOf(employees: number | null): string | null {
  if (employees === null) return null;
  const index = bandEnds.findIndex((end) => employees <= end);
  const first = (index === -1 ? (bandEnds.at(-1) ?? 0) : (bandEnds[index - 1] ?? 0)) + 1;
  const end = bandEnds[index];
  return end === undefined ? `${grouped(first)}+` : `${grouped(first)}–${grouped(end)}`;
}
