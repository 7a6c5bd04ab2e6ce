import { Copy } from 'lucide-react';
import { useState } from 'react';
import type { Breach } from '../../../contract/breaches/breaches.ts';
import { type BreachNotice, breachNotices } from '../../../contract/breaches/breach-kinds.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { useEdits } from '../../lib/forms/use-edits.ts';
import { copyText } from '../../lib/copy-text.ts';
import { Button } from '../../ui/button.tsx';
import { KeptNotice } from '../../ui/fields/form.tsx';
import { Segmented } from '../../ui/fields/segmented.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { breachMessages } from './messages.ts';
import { noticeText } from './notices.ts';

/** No text of a notice was edited. */
const AS_WRITTEN: Record<string, string> = {};

/** The notices as they can be sent, to be edited and copied. */
export function NoticesDialog({ breach, onClose }: { breach: Breach; onClose: () => void }) {
  const t = useMessages(breachMessages);
  const [language, setLanguage] = useState(useLanguage());
  const [notice, setNotice] = useState<BreachNotice>('board_told_at');
  const edits = useEdits('notices', { start: AS_WRITTEN, params: { id: breach.id } });
  const key = `${notice} ${language}`;
  const contactUrl = `${window.location.origin}/contact`;
  const text = edits.values[key] ?? noticeText(breach, notice, { language, contactUrl });

  return (
    <Dialog
      size="lg"
      onClose={onClose}
      title={t.draftTitle(breach.id)}
      description={t.draftText}
      footer={
        <Button icon={Copy} onClick={() => void copyText(text, t)}>
          {t.copy}
        </Button>
      }
    >
      <div className="grid gap-4 *:min-w-0">
        <KeptNotice edits={edits} />
        <SelectField
          label={t.which}
          value={notice}
          options={breachNotices.map((value) => ({ value, label: t[value] }))}
          onChange={({ target }) =>
            setNotice(breachNotices.find((known) => known === target.value) ?? notice)
          }
        />
        <Segmented
          label={t.language}
          value={language}
          onChange={setLanguage}
          segments={[
            { value: 'en', label: t.english },
            { value: 'hi', label: t.hindi },
          ]}
        />
        <TextArea
          label={t.notice}
          lang={language}
          rows={14}
          value={text}
          onChange={({ target }) => edits.set({ [key]: target.value })}
        />
      </div>
    </Dialog>
  );
}
