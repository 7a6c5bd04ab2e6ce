/** The white edge that readers need, in modules. */
const EDGE = 4;

/** Dark on white in every theme: many readers take no other. */
export function QrImage({ modules, label }: { modules: boolean[][]; label: string }) {
  const width = modules.length + 2 * EDGE;
  const path = modules
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + EDGE},${y + EDGE}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role={label ? 'img' : undefined}
      aria-label={label}
      viewBox={`0 0 ${width} ${width}`}
      shapeRendering="crispEdges"
      className="size-48 rounded-sm border border-line"
    >
      <rect width={width} height={width} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
