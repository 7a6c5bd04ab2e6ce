import { CircleAlert, Clock } from 'lucide-react';
import { useMessages } from '../../../lib/messages.ts';
import type { Outbox } from '../../../parts/outbox/outbox.ts';
import type { OutboxState } from '../../../parts/outbox/outbox-state.ts';
import type { Unsent } from '../../../parts/outbox/store.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { conversationMessages } from '../messages.ts';
import { FileFace } from './attachments.tsx';
import { BubbleBox, Quote } from './bubble.tsx';
import { fileKey } from './files.ts';
import { MessageText } from './message-text.tsx';

interface UnsentBubbleProps {
  message: Unsent;
  onItsWay: OutboxState['onItsWay'];
  outbox: Outbox;
}

/** An own message that the server has not confirmed: being sent, waiting or refused. */
export function UnsentBubble({ message, onItsWay, outbox }: UnsentBubbleProps) {
  const t = useMessages(conversationMessages);
  const { client_id, quotes, text, files, refusal } = message;
  const isOnItsWay = onItsWay?.client_id === client_id;
  const isRefused = refusal !== null;
  return (
    <div className="grid justify-items-end gap-1">
      <BubbleBox isOurs look={isRefused ? 'refused' : 'unsent'}>
        {quotes ? <Quote name={quotes.sender_name} content={quotes.content} /> : null}
        {text ? <MessageText text={text} /> : null}
        {files.map(({ file }) => (
          <span
            key={fileKey(file)}
            className="flex min-h-11 items-center gap-3 rounded-md border border-line bg-surface px-3 py-2"
          >
            <FileFace name={file.name} size={file.size} />
          </span>
        ))}
        <span className="flex items-center justify-end gap-1 text-caption text-ink-2">
          {isRefused ? null : (
            <UnsentState sent={isOnItsWay ? onItsWay.sent : null} hasFiles={files.length > 0} />
          )}
        </span>
      </BubbleBox>
      {isRefused ? (
        <p className="flex max-w-[34rem] items-start gap-1.5 text-small text-danger-ink">
          <Icon of={CircleAlert} size={16} className="mt-0.5" />
          <span>
            {t.refused} {refusal}
          </span>
        </p>
      ) : null}
      {isOnItsWay ? null : (
        <div className="flex flex-wrap justify-end gap-2">
          {isRefused ? (
            <Button size="sm" variant="secondary" onClick={() => void outbox.retry(client_id)}>
              {t.retry}
            </Button>
          ) : null}
          <Button size="sm" variant="quiet" onClick={() => void outbox.remove(client_id)}>
            {t.deleteUnsent}
          </Button>
        </div>
      )}
    </div>
  );
}

/** `sent` is the share that has been sent, from 0 to 1, or null while it waits. */
function UnsentState({ sent, hasFiles }: { sent: number | null; hasFiles: boolean }) {
  const t = useMessages(conversationMessages);
  if (sent === null)
    return (
      <>
        {t.notSentYet} <Icon of={Clock} size={14} />
      </>
    );
  return (
    <>
      {hasFiles ? t.sendingPart(Math.round(sent * 100)) : t.sending} <Icon of={Clock} size={14} />
    </>
  );
}
