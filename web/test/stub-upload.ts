import { fetchFromStub } from './stub-server.ts';

/**
 * Replaces `XMLHttpRequest`, which pages use to upload files: half of the file is sent at once, the rest when the
 * stub answers.
 */
export class StubUpload extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  readonly #headers = new Headers();
  readonly #stop = new AbortController();
  #method = '';
  #url = '';
  #answer: Response | undefined;

  open(method: string, url: string): void {
    [this.#method, this.#url] = [method, url];
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }

  getResponseHeader(name: string): string | null {
    return this.#answer?.headers.get(name) ?? null;
  }

  abort(): void {
    this.#stop.abort();
  }

  send(body: FormData): void {
    void this.#send(body).then((outcome) => this.dispatchEvent(new Event(outcome)));
  }

  async #send(body: FormData): Promise<'load' | 'abort' | 'error'> {
    const { signal } = this.#stop;
    const [method, headers] = [this.#method, this.#headers];
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 1, total: 2 }));
    try {
      this.#answer = await fetchFromStub(new Request(this.#url, { method, headers, body, signal }));
      this.status = this.#answer.status;
      this.responseText = await this.#answer.text();
      return 'load';
    } catch {
      return signal.aborted ? 'abort' : 'error';
    }
  }
}
