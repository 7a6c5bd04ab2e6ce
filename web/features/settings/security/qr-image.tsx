import { drawnCode } from '../../../../contract/format/qr-code.ts';

/** Dark on white in every theme, because many readers accept nothing else. */
export function QrImage({ modules, label }: { modules: boolean[][]; label: string }) {
  const { width, path } = drawnCode(modules);
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
