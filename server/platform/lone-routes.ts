/**
 * What was forgotten when an endpoint was added, as texts; empty if every route of the contract has a domain that answers
 * it, and the other way round. Otherwise the one would only be answered by 404, and the other be walked by no test.
 */
export function loneRoutes(inContract: readonly string[], answered: readonly string[]): string[] {
  return [
    ...without(inContract, answered).map(
      (route) => `${route}: list the domain that answers it in server/domains.ts`,
    ),
    ...without(answered, inContract).map(
      (route) => `${route}: list the file that declares it in contract/index.ts`,
    ),
  ];
}

const without = (all: readonly string[], others: readonly string[]) => {
  const left = new Set(others);
  return all.filter((one) => !left.has(one));
};
