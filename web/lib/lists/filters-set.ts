interface Filtered<Address> {
  address: Address;
  pathOf: (change: Partial<Address>) => string;
}

/**
 * How many of a list's filters are set, and the list without them. A filter of several names, such as a
 * range of days, counts once. `usual` is the address without any.
 */
export function filtersSet<Address extends object>(
  { usual }: { usual: Address },
  { address, pathOf }: Filtered<Address>,
  filters: readonly (readonly (keyof Address)[])[],
): { count: number; clearedPath: string } {
  const isSet = (name: keyof Address) => String(address[name]) !== String(usual[name]);
  const without: Partial<Address> = {};
  for (const name of filters.flat()) without[name] = usual[name];
  return {
    count: filters.filter((names) => names.some(isSet)).length,
    clearedPath: pathOf(without),
  };
}
