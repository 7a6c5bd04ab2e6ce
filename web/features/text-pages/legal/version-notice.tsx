import { type VersionedText, textPath } from '../../../../contract/legal/documents.ts';
import type { PublicVersion } from '../../../../contract/legal/legal.ts';
import { dateText } from '../../../lib/format/format.ts';
import { useMessages, useRootFacts } from '../../../lib/messages.ts';
import { NoticeBar } from '../../../ui/notice-bar.tsx';
import { legalPageMessages } from './messages.ts';

interface VersionNoticeProps {
  document: VersionedText;
  /** The version on the page; the built-in text has none. */
  shown?: PublicVersion;
  versions: readonly PublicVersion[];
}

/** Says that the text on the page is about to be replaced, or is not the one in force. */
export function VersionNotice({ document, shown, versions }: VersionNoticeProps) {
  const t = useMessages(legalPageMessages);
  const { language } = useRootFacts();
  if (shown && shown.state !== 'in_force') {
    return (
      <NoticeBar
        tone="time"
        action={
          <a href={textPath(document)} className="underline">
            {t.readCurrent}
          </a>
        }
      >
        {shown.state === 'earlier' ? t.noLonger : t.notYet}
      </NoticeBar>
    );
  }
  const next = versions.findLast(({ state }) => state === 'upcoming');
  if (!next) return null;
  return (
    <NoticeBar
      action={
        <a href={textPath(document, next.version)} className="underline">
          {t.readNew}
        </a>
      }
    >
      <strong className="font-strong">{t.willChange(dateText(next.effective_on, language))}</strong>{' '}
      {next.summary}
    </NoticeBar>
  );
}
