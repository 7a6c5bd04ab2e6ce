// Usage: node scripts/scan-addresses.mjs URL [public]   Prints an address for every GET endpoint of
// the portal at URL, with its query parameters filled in, for a scanner to begin with. With
// `public`: only the endpoints that need no session.
const [base = 'http://127.0.0.1:3000', scope] = process.argv.slice(2);

/** Values that the schema does not describe. A cursor is the portal's own, so an invented one is refused. */
const KNOWN = { remote: 'true', include_remote: 'true', include_undisclosed: 'true', cursor: null };

const answer = await fetch(new URL('/api/openapi.json', base));
if (!answer.ok) throw new Error(`${base} answered ${answer.status}`);
const { paths } = await answer.json();

for (const [path, { get }] of Object.entries(paths)) {
  if (!get || (scope === 'public' && get.security.length > 0)) continue;
  // The stream of live news never ends, so a scanner would wait for ever.
  if (path.endsWith('/live')) continue;
  const address = new URL(path.replaceAll(/\{\w+\}/g, '1'), base);
  for (const { name, in: place, schema } of get.parameters ?? []) {
    const value = name in KNOWN ? KNOWN[name] : exampleOf(schema);
    if (place === 'query' && value) address.searchParams.set(name, value);
  }
  console.log(address.href);
}

/** A value that the endpoint accepts; the scanner tries variations of it. */
function exampleOf({ anyOf, enum: values, type, items, format }) {
  if (anyOf) return exampleOf(anyOf[0]);
  if (values) return values[0];
  if (type === 'array') return exampleOf(items);
  if (type === 'integer' || type === 'number') return '1';
  return format === 'date' ? '2026-01-01' : 'driver';
}
