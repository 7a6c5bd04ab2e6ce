import { Flag, ShieldAlert } from 'lucide-react';
import type { Message } from '../../../../contract/conversations/message.ts';
import type { MessageWarning } from '../../../../contract/message-check/warnings.ts';
import { api } from '../../../lib/api/api.ts';
import { useAct } from '../../../lib/api/use-act.ts';
import { useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { careMessages, warningTexts } from './care-messages.ts';

const CYBERCRIME = 'https://cybercrime.gov.in';

/** Why a seeker should be careful with a message, whom to call, and a button that reports it. */
export function CareNote({ message }: { message: Message }) {
  const t = useMessages(careMessages);
  const { warnings = [], attachments } = message;
  const files = attachments.filter((file) => file.warnings?.length);
  if (warnings.length + files.length === 0) return null;
  return (
    <aside
      aria-label={t.title}
      className="my-1 grid gap-1.5 rounded-md border border-danger bg-danger-tint px-3 py-2 text-small text-ink"
    >
      <p className="flex items-center gap-2 font-strong">
        <Icon of={ShieldAlert} size={16} />
        {t.title}
      </p>
      {warnings.length > 0 ? <Reasons warnings={warnings} /> : null}
      {files.map((file) => (
        <div key={file.id} className="grid gap-1">
          <p className="font-medium wrap-anywhere">{t.inFile(file.name)}</p>
          <Reasons warnings={file.warnings ?? []} />
        </div>
      ))}
      <p>
        {t.help}{' '}
        <a href={CYBERCRIME} target="_blank" rel="noopener noreferrer" className="link">
          cybercrime.gov.in
        </a>
      </p>
      <ReportButton message={message} />
    </aside>
  );
}

/** Each reason with the words that triggered it. */
export function Reasons({ warnings }: { warnings: readonly MessageWarning[] }) {
  const texts = useMessages(warningTexts);
  return (
    <ul className="grid gap-1">
      {warnings.map(({ reason, words }) => (
        <li key={reason}>
          {texts[reason]}{' '}
          {words.map((quoted) => (
            <q key={quoted} className="wrap-anywhere text-ink-2">
              <bdi>{quoted}</bdi>
            </q>
          ))}
        </li>
      ))}
    </ul>
  );
}

function ReportButton({ message }: { message: Message }) {
  const { id, conversation_id, warnings = [], attachments } = message;
  const t = useMessages(careMessages);
  const all = [...warnings, ...attachments.flatMap((file) => file.warnings ?? [])];
  const isMoney = all.some(({ reason }) => /^(?:money_asked|private_account)$/.test(reason));
  const report = useAct(
    () =>
      api('POST /barong/resource/conversations/:id/reports', {
        params: { id: conversation_id },
        body: { reason: isMoney ? 'money' : 'fraud', message_ids: [id] },
      }),
    {
      failed: t.reportFailed,
      done: (made) => ({ title: t.reported, description: t.reportedText(made.id) }),
    },
  );
  const isReported = report.answer !== undefined;

  return (
    <Button
      size="sm"
      variant="secondary"
      icon={Flag}
      busy={report.isBusy}
      disabled={isReported}
      className="justify-self-start"
      onClick={() => void report.run()}
    >
      {isReported ? t.reported : t.report}
    </Button>
  );
}
