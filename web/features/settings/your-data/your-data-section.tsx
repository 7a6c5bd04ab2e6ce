import { useState } from 'react';
import type { User } from '../../../../contract/accounts.ts';
import type { PersonalCopy } from '../../../../contract/accounts/personal-copies.ts';
import { momentText } from '../../../lib/format/format.ts';
import { sizeText } from '../../../../contract/format/size.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Loaded } from '../../../ui/lists/loaded.tsx';
import { SettingsSection } from '../../../parts/sections/settings-section.tsx';
import { useSectionInAddress } from '../../../parts/sections/section-in-address.ts';
import { Holdings } from './holdings.tsx';
import { useCopy, useCopyDownload, useCopyRequest } from './your-data-calls.ts';
import { yourDataMessages } from './your-data-messages.ts';

/** A copy of one's own data, what it contains, and where to correct it. */
export function YourDataSection({ user }: { user: User }) {
  const t = useMessages(yourDataMessages);
  const copy = useCopy();
  const [isOpen, setOpen] = useState(false);
  const place = useSectionInAddress('your-data', copy.data !== undefined);
  return (
    <div ref={place} className="scroll-mt-20">
      <SettingsSection title={t.title} note={t.note}>
        <h3 className="text-body font-strong">{t.copy}</h3>
        <p className="text-body text-ink-2">{t.copyNote}</p>
        <Loaded query={copy} shapes={['h-12']}>
          {({ personal_copy }) => <Copy copy={personal_copy} />}
        </Loaded>
        {isOpen ? (
          <Holdings />
        ) : (
          <Button variant="secondary" className="justify-self-start" onClick={() => setOpen(true)}>
            {t.showHeld}
          </Button>
        )}
        {user.role === 'admin' ? null : (
          <LinkButton to="/settings/consents" variant="secondary" className="justify-self-start">
            {t.consents}
          </LinkButton>
        )}
        {user.role === 'user' ? (
          <LinkButton to="/user/shown" variant="secondary" className="justify-self-start">
            {t.shown}
          </LinkButton>
        ) : null}
      </SettingsSection>
    </div>
  );
}

function Copy({ copy }: { copy: PersonalCopy | null }) {
  const t = useMessages(yourDataMessages);
  const language = useLanguage();
  const request = useCopyRequest({ failed: t.notRequested });
  const download = useCopyDownload({ failed: t.notDownloaded });
  if (copy?.state === 'making') {
    return <output className="block text-body">{t.making}</output>;
  }
  const ask = (
    <Button
      variant={copy ? 'secondary' : 'primary'}
      busy={request.isBusy}
      onClick={() => void request.run()}
    >
      {copy ? t.requestAgain : t.request}
    </Button>
  );
  if (!copy) return <div className="flex flex-wrap gap-3">{ask}</div>;
  return (
    <>
      <output className="block text-body">
        {t.ready(sizeText(copy.size_bytes ?? 0), momentText(copy.expires_at, language))}
      </output>
      <div className="flex flex-wrap gap-3">
        <Button busy={download.isBusy} onClick={() => void download.run()}>
          {t.download}
        </Button>
        {ask}
      </div>
    </>
  );
}
