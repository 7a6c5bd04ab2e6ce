/**
 * Like `fetch`, but reports how much of the body has been sent (0 to 1), which `fetch` cannot do.
 * Rejects like `fetch`: with a TypeError when no answer came, with the signal's reason when aborted.
 */
export function fetchWithProgress(
  url: string,
  init: { method: string; headers: Record<string, string>; body: FormData; signal: AbortSignal },
  onProgress: (sent: number) => void,
): Promise<Response> {
  const { method, headers, body, signal } = init;
  return new Promise((resolve, reject) => {
    // Cancel can be pressed while this file is still being loaded.
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      onProgress(total > 0 ? loaded / total : 0);
    });
    request.addEventListener('load', () => {
      const { status, responseText } = request;
      const retryAfter = request.getResponseHeader('retry-after');
      resolve(
        new Response(responseText, {
          status,
          headers: retryAfter === null ? {} : { 'retry-after': retryAfter },
        }),
      );
    });
    request.addEventListener('error', () => reject(new TypeError('no answer came')));
    request.addEventListener('abort', () => reject(signal.reason as Error));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
}
