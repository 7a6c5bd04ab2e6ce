const BYTES_PER_KB = 1024;

/** "979 KB", "1.4 MB", "52.0 GB". */
export function sizeText(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / BYTES_PER_KB));
  if (kilobytes < BYTES_PER_KB) return `${kilobytes} KB`;
  const megabytes = kilobytes / BYTES_PER_KB;
  return megabytes < BYTES_PER_KB
    ? `${megabytes.toFixed(1)} MB`
    : `${(megabytes / BYTES_PER_KB).toFixed(1)} GB`;
}
