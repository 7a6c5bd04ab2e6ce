import { MessageSquare } from 'lucide-react';
import { defineMessages, useMessages } from '../../lib/messages.ts';
import { useSession } from '../../lib/session/session.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Kbd } from '../../ui/panels/kbd.tsx';
import { MayDo } from '../team/may-do.tsx';

const messageLinkMessages = defineMessages({
  en: { message: 'Message', messageTo: (name: string) => `Message ${name}` },
  hi: { message: 'संदेश भेजें', messageTo: (name) => `${name} को संदेश भेजें` },
});

interface MessageLinkProps {
  /** Whom to write to: the other side of an application, or a candidate who agreed. */
  to: { applicationId: number } | { userId: number };
  name: string;
  wide?: boolean;
  /** The keyboard shortcut for the same. */
  shortcut?: string | undefined;
}

/** The page of messages with somebody. */
export const messagesPath = (to: MessageLinkProps['to'], isRecruiter: boolean): string =>
  `${isRecruiter ? '/hr' : '/user'}/messages?${
    'applicationId' in to ? `applicationId=${to.applicationId}` : `userId=${to.userId}`
  }`;

/** A link to the conversation with somebody, which is created if there is none yet. */
export function MessageLink({ to, name, wide, shortcut }: MessageLinkProps) {
  const t = useMessages(messageLinkMessages);
  const isRecruiter = useSession()?.user?.role === 'hr';
  const link = (
    <LinkButton
      to={messagesPath(to, isRecruiter)}
      variant="secondary"
      icon={MessageSquare}
      title={t.messageTo(name)}
      wide={wide ?? false}
      className="justify-self-start"
    >
      {t.message}
      {shortcut ? (
        <span aria-hidden="true" className="ml-1 max-lg:hidden">
          <Kbd>{shortcut}</Kbd>
        </span>
      ) : null}
    </LinkButton>
  );
  if (!isRecruiter) return link;
  return (
    <MayDo call="POST /barong/resource/conversations" least="recruiter">
      {link}
    </MayDo>
  );
}
