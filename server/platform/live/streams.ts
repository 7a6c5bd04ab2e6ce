import { PassThrough, type Readable } from 'node:stream';
import { refuse } from '../refusal.ts';

/** After this, the browser opens a new stream and its session is checked again. */
const STREAM_LIFE_MS = 10 * 60_000;
/** More open pages than one person looks at. */
const STREAMS_PER_ACCOUNT = 10;
/**
 * A reader this far behind is cut off: it opens a new stream, and reads everything it shows again.
 */
const BACKLOG_MAX_BYTES = 65_536;
/** When a page that got no stream may ask again; meanwhile it polls. */
const FULL_RETRY_SECONDS = 30;

type Audience = number | 'everybody';

/** The server-sent events that this server has open, by account; `most` of them in all. */
export function openStreams(most: number) {
  const streams = new Map<number, Set<PassThrough>>();
  let open = 0;

  const write = (stream: PassThrough, text: string) => {
    stream.write(text);
    if (stream.writableLength > BACKLOG_MAX_BYTES) stream.destroy();
  };
  const writeNews = (stream: PassThrough, topic: string) =>
    write(stream, `event: changed\ndata: ${topic}\n\n`);
  /** A copy, because a stream that ends leaves the set. */
  const streamsOf = (audience: Audience): PassThrough[] =>
    audience === 'everybody'
      ? [...streams.values()].flatMap((own) => [...own])
      : [...(streams.get(audience) ?? [])];

  return {
    /** A stream that begins with the news of these topics. */
    open(accountId: number, topics: readonly string[]): Readable {
      if (open >= most) throw refuse('server.busy', { retryAfterSeconds: FULL_RETRY_SECONDS });
      const stream = new PassThrough();
      open += 1;
      const own = streams.get(accountId) ?? new Set();
      streams.set(accountId, own.add(stream));
      if (own.size > STREAMS_PER_ACCOUNT) [...own][0]?.end();
      const ending = setTimeout(() => stream.end(), STREAM_LIFE_MS);
      ending.unref();
      const forget = () => {
        clearTimeout(ending);
        if (!own.delete(stream)) return;
        open -= 1;
        if (own.size === 0) streams.delete(accountId);
      };
      stream.once('close', forget).once('finish', forget);
      stream.write('retry: 3000\n\n');
      for (const topic of topics) writeNews(stream, topic);
      return stream;
    },
    tell(audience: Audience, topic: string): void {
      for (const stream of streamsOf(audience)) writeNews(stream, topic);
    },
    /** Networks drop connections that are silent for long, without telling either end. */
    keepAlive(): void {
      for (const stream of streamsOf('everybody')) write(stream, ': still here\n\n');
    },
    end(audience: Audience): void {
      for (const stream of streamsOf(audience)) stream.end();
    },
    accounts: (): number[] => [...streams.keys()],
    count: (): number => open,
  };
}
