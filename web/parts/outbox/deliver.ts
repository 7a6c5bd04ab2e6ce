import type { Message } from '../../../contract/conversations/message.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { api } from '../../lib/api/api.ts';
import { errorText } from '../../lib/api/error-text.ts';
import type { Unsent } from './store.ts';

/**
 * If the server asks for a longer wait than this, the sender is told instead of retrying the
 * message.
 */
const WAIT_MOST_SECONDS = 60;

interface Delivery {
  /** Called with the share of the files that has been sent, from 0 to 1. */
  onProgress: (sent: number) => void;
  /** Records which files are on the server, so that they are not sent twice. */
  keep: (message: Unsent) => Promise<void>;
}

/** Sends a message with its files; rejects with ApiError. */
export async function deliver(message: Unsent, delivery: Delivery): Promise<Message> {
  try {
    return await post(await upload(message, delivery));
  } catch (error) {
    // Files that were never sent are erased after a day.
    if (!(error instanceof ApiError) || !error.is('resource.message_attachment.not_found'))
      throw error;
    const files = message.files.map(({ file }) => ({ file, attachment_id: null }));
    return post(await upload({ ...message, files }, delivery));
  }
}

async function upload(message: Unsent, { onProgress, keep }: Delivery): Promise<Unsent> {
  let current = message;
  const total = message.files.reduce((sum, { file }) => sum + file.size, 0);
  let done = 0;
  for (const [index, { file, attachment_id }] of message.files.entries()) {
    if (attachment_id === null) {
      const form = new FormData();
      form.append('upload[]', file, file.name);
      const before = done;
      const { id } = await api(
        'POST /barong/resource/conversations/:id/attachments',
        { params: { id: message.conversation_id } },
        { form, onProgress: (sent) => onProgress((before + sent * file.size) / total) },
      );
      const files = current.files.with(index, { file, attachment_id: id });
      current = { ...current, files };
      await keep(current);
    }
    done += file.size;
  }
  return current;
}

const post = (message: Unsent) =>
  api('POST /barong/resource/conversations/:id/messages', {
    params: { id: message.conversation_id },
    body: {
      content: message.text,
      client_id: message.client_id,
      quotes: message.quotes?.id,
      attachment_ids: message.files.flatMap(({ attachment_id }) => attachment_id ?? []),
    },
  });

/** Whether sending it again would fail in the same way. The end of a session is not the message's fault. */
export function isFinal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { status, retryAfterSeconds = 0 } = error;
  if (status === 429) return retryAfterSeconds > WAIT_MOST_SECONDS;
  return status >= 400 && status < 500 && ![401, 408, 419, 425].includes(status);
}

/** How many milliseconds the server asks to wait; undefined if it does not say. */
export const waitOf = (error: unknown): number | undefined =>
  error instanceof ApiError && error.retryAfterSeconds !== undefined
    ? error.retryAfterSeconds * 1_000
    : undefined;

/** Why the message was refused, for the sender: an error in its text or a file, or of the call itself. */
export const refusalOf = (error: unknown): string =>
  (error instanceof ApiError && Object.values(error.fields)[0]) ||
  errorText(error, document.documentElement.lang === 'hi' ? 'hi' : 'en');
