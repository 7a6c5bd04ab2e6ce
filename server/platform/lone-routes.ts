/**
 * What was forgotten when an endpoint was added, in sentences. Empty if every route of the contract
 * has a domain that answers it, and every route of a domain is in the contract: without the first,
 * people would get 404; without the second, no test would try the route.
 */
export function loneRoutes(inContract: readonly string[], answered: readonly string[]): string[] {
  return [
    ...without(inContract, answered).map(
      (route) => `${route}: no domain answers it: does the index.ts of its noun name its routes?`,
    ),
    ...without(answered, inContract).map(
      (route) => `${route}: \`npm run generate\` lists its file in contract/index.ts`,
    ),
  ];
}

const without = (all: readonly string[], others: readonly string[]) => {
  const left = new Set(others);
  return all.filter((one) => !left.has(one));
};
