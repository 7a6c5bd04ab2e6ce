import { FileText } from 'lucide-react';
import type { MessageAttachment } from '../../../../contract/conversations/message.ts';
import { sizeText } from '../../../../contract/format/size.ts';
import { useMessages } from '../../../lib/messages.ts';
import { Icon } from '../../../ui/icon.tsx';
import { inOwnTab } from '../../../ui/panels/file-link.tsx';
import { conversationMessages } from '../messages.ts';

interface AttachmentsProps {
  attachments: readonly MessageAttachment[];
}

/** The files of a message: pictures are displayed, documents open in a new tab. */
export const Attachments = ({ attachments }: AttachmentsProps) => (
  <ul className="grid gap-2">
    {attachments.map((attachment) => (
      <li key={attachment.id}>
        <Attachment attachment={attachment} />
      </li>
    ))}
  </ul>
);

function Attachment({
  attachment: { kind, name, url, size_bytes },
}: {
  attachment: MessageAttachment;
}) {
  const t = useMessages(conversationMessages);
  const label = t.opensFile(name, sizeText(size_bytes));
  if (kind === 'image') {
    return (
      <a
        href={url}
        target={inOwnTab.target}
        rel={inOwnTab.rel}
        aria-label={label}
        className="block"
      >
        <img
          src={url}
          alt=""
          loading="lazy"
          decoding="async"
          className="max-h-64 min-h-24 max-w-full rounded-md bg-sunken object-contain"
        />
      </a>
    );
  }
  return (
    <a
      href={url}
      target={inOwnTab.target}
      rel={inOwnTab.rel}
      aria-label={label}
      className="flex min-h-11 items-center gap-3 rounded-md border border-line bg-surface px-3 py-2 hover:border-brand"
    >
      <FileFace name={name} size={size_bytes} />
    </a>
  );
}

/** A file's name and size, before it is sent and after. */
export const FileFace = ({ name, size }: { name: string; size: number }) => (
  <>
    <Icon of={FileText} />
    <span className="min-w-0">
      <bdi className="block truncate text-small font-strong">{name}</bdi>
      <span className="block text-caption text-ink-2">{sizeText(size)}</span>
    </span>
  </>
);
