import { useState } from 'react';
import type { Message } from '../../../../contract/conversations/message.ts';
import { useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { careMessages } from './care-messages.ts';
import { MessageText } from './message-text.tsx';

/** The text with dots in these places. */
function dotted(text: string, places: NonNullable<Message['held_back']>): string {
  let rest = '';
  let from = 0;
  for (const place of places) {
    rest += `${text.slice(from, place.from)}•••`;
    from = place.to;
  }
  return rest + text.slice(from);
}

/** The text of a message; parts that lead out of the portal are shown on request. */
export function CarefulText({ message: { content, held_back } }: { message: Message }) {
  const t = useMessages(careMessages);
  const [isShown, setShown] = useState(false);
  if (!held_back?.length || isShown) return <MessageText text={content} />;
  return (
    <>
      <MessageText text={dotted(content, held_back)} />
      <p className="text-caption text-ink-2">{t.heldBack}</p>
      <Button
        size="sm"
        variant="secondary"
        className="justify-self-start"
        onClick={() => setShown(true)}
      >
        {t.showHeldBack}
      </Button>
    </>
  );
}
