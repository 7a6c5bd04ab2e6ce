const BYTES_PER_KB = 1024;

/** "979 KB", "1.4 MB". */
export function sizeText(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / BYTES_PER_KB));
  return kilobytes < BYTES_PER_KB
    ? `${kilobytes} KB`
    : `${(kilobytes / BYTES_PER_KB).toFixed(1)} MB`;
}
