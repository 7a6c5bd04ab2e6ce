/** Reads mails in a process of its own, because a mail can be made so that reading it takes hours. */
import PostalMime, { type Attachment, type Email } from 'postal-mime';
import type { Upload } from '../../platform/endpoints.ts';
import { ownWordsOf } from './own-words.ts';
import type { ReadMail } from './read-mail.ts';

process.on('message', (raw: Uint8Array) => {
  // A mail that cannot be read ends the process, which is answer enough.
  void read(raw).then((mail) => process.send?.(mail));
});

async function read(raw: Uint8Array): Promise<ReadMail> {
  const email = await PostalMime.parse(raw, {
    maxNestingDepth: 20,
    maxHeadersSize: 65_536,
    maxRfc822NestingDepth: 1,
  });
  return {
    from: email.from?.address,
    messageId: email.messageId,
    isAutomatic: isAutomatic(email),
    ownWords: ownWordsOf(email),
    files: filesOf(email),
  };
}

/** Sent by a program, not by a person (RFC 3834, and older conventions). */
function isAutomatic({ headers, from }: Email): boolean {
  const valueOf = (name: string) =>
    headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase();
  const auto = valueOf('auto-submitted');
  return (
    (auto !== undefined && auto !== 'no') ||
    /^(?:bulk|junk|list|auto_reply)$/.test(valueOf('precedence') ?? '') ||
    ['x-autoreply', 'x-autorespond', 'list-id'].some((name) => valueOf(name) !== undefined) ||
    /^(?:mailer-daemon|postmaster|no-?reply)@/i.test(from?.address ?? '')
  );
}

/** Pictures within the text are logos and the smileys of mail programs. */
const filesOf = ({ attachments }: Email): Upload[] =>
  attachments.filter(isFile).map(({ filename, content }) => ({
    name: filename ?? '',
    bytes:
      typeof content === 'string'
        ? Buffer.from(content)
        : Buffer.from(content instanceof ArrayBuffer ? new Uint8Array(content) : content),
  }));

const isFile = ({ related, disposition, contentId, mimeType }: Attachment) =>
  !related &&
  !(disposition === 'inline' && contentId) &&
  !/^(?:text\/(?:calendar|x-amp-html)|application\/(?:pgp-signature|pkcs7-signature|x-pkcs7-signature|ms-tnef))$/.test(
    mimeType,
  );
