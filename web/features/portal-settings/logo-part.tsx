import type { PortalSettings } from '../../../contract/portal-settings/portal-settings.ts';
import { useMessages } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import { FileButton } from '../../ui/fields/file-button.tsx';
import { UnsentFile, useUnsentFile } from '../../ui/fields/unsent-file.tsx';
import { useLogo } from './calls.ts';
import { lookMessages } from './look-messages.ts';

/** Uploads a logo, or removes it. */
export function LogoPart({ look }: Pick<PortalSettings, 'look'>) {
  const t = useMessages(lookMessages);
  const { version } = look;
  const unsent = useUnsentFile();
  const logo = useLogo({
    failed: t.logoFailed,
    done: (_look, { file }) => (file ? t.logoKept : t.logoRemoved),
    onDone: unsent.forget,
    onFailed: (error, { file }) => unsent.keepAfter(error, file),
  });

  return (
    <div className="grid gap-2">
      <p className="text-body font-strong">{t.logo}</p>
      <p className="note">{t.logoHint}</p>
      {look.logo_url ? (
        <div className="flex flex-wrap gap-3">
          {['bg-[#fff]', 'bg-[#121d20]'].map((ground) => (
            <span key={ground} className={`rounded-md border border-line p-4 ${ground}`}>
              <img
                src={look.logo_url ?? ''}
                alt={ground === 'bg-[#fff]' ? t.logo : ''}
                className="h-8 max-w-56 rounded-xs bg-[#fff] object-contain p-px"
              />
            </span>
          ))}
        </div>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <FileButton
          accept="image/jpeg,image/png,image/gif,image/webp"
          onChoose={(file) => void logo.run({ file, version })}
          size="sm"
          variant="secondary"
          busy={logo.isBusy}
        >
          {look.logo_url ? t.otherLogo : t.chooseLogo}
        </FileButton>
        {look.logo_url ? (
          <Button
            size="sm"
            variant="quiet"
            busy={logo.isBusy}
            onClick={() => void logo.run({ file: null, version })}
          >
            {t.removeLogo}
          </Button>
        ) : null}
      </div>
      <UnsentFile
        unsent={unsent}
        busy={logo.isBusy}
        onAgain={(file) => void logo.run({ file, version })}
      />
    </div>
  );
}
