import { useEffect, useRef } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { NoticeBar } from '../../../ui/notice-bar.tsx';
import { copyText } from '../../../lib/copy-text.ts';
import { securityMessages } from './security-messages.ts';

interface RecoveryCodesProps {
  codes: readonly string[];
  onWritten: () => void;
}

/** Shown once, right after they were created; the server stores only their hashes. */
export function RecoveryCodes({ codes, onWritten }: RecoveryCodesProps) {
  const t = useMessages(securityMessages);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="grid gap-4">
      <NoticeBar tone="ok">{t.switchedOn}</NoticeBar>
      <div>
        <h3 ref={title} tabIndex={-1} className="text-body font-strong outline-none">
          {t.recoveryTitle}
        </h3>
        <p className="text-ink-2">{t.recoveryText}</p>
      </div>
      <ul className="grid gap-2 rounded-md bg-sunken p-4 font-mono md:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onWritten}>{t.written}</Button>
        {/* Only available on pages loaded over https or from this machine. */}
        {'clipboard' in navigator ? (
          <Button variant="secondary" onClick={() => void copyText(codes.join('\n'), t)}>
            {t.copy}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
