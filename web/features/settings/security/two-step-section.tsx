import { useState } from 'react';
import { useEdits } from '../../../lib/forms/use-edits.ts';
import { useMessages } from '../../../lib/messages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Loaded } from '../../../ui/lists/loaded.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useSectionInAddress } from '../../../parts/sections/section-in-address.ts';
import { useNewSecret, useTwoStep } from './security-calls.ts';
import { securityMessages } from './security-messages.ts';
import { SettingsSection } from '../../../parts/sections/settings-section.tsx';
import { TwoStepOff } from './two-step-off.tsx';
import { TwoStepSetup } from './two-step-setup.tsx';

const NO_KEY = { url: '', secret: '' };

/** Signing in with a code from an app: on, off, and switching between the two. */
export function TwoStepSection() {
  const t = useMessages(securityMessages);
  const twoStep = useTwoStep();
  const place = useSectionInAddress('two-step', twoStep.data !== undefined);
  return (
    <div ref={place} className="scroll-mt-20">
      <SettingsSection title={t.twoStep} note={t.twoStepNote}>
        <Loaded query={twoStep} shapes={['h-11']}>
          {({ enabled, recovery_codes_left }) => (
            <Switch isOn={enabled} codesLeft={recovery_codes_left} />
          )}
        </Loaded>
      </SettingsSection>
    </div>
  );
}

function Switch({ isOn, codesLeft }: { isOn: boolean; codesLeft: number }) {
  const t = useMessages(securityMessages);
  /** Kept in this tab: a phone may drop the page while its owner is in the app, which has the key by then. */
  const key = useEdits('two-step', { start: NO_KEY });
  const begin = useNewSecret({ failed: t.failed, onDone: (made) => key.set(made) });
  /** Kept only on this page, until their owner confirms having written them down. */
  const [codes, setCodes] = useState<readonly string[]>([]);

  if (codes.length > 0) return <RecoveryCodes codes={codes} onWritten={() => setCodes([])} />;
  if (isOn) {
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="flex flex-1 items-center gap-2">
          <Badge tone="ok">{t.isOn}</Badge>
          {t.codesLeft(codesLeft)}
        </p>
        <TwoStepOff />
      </div>
    );
  }
  if (key.isDirty) {
    return (
      <TwoStepSetup
        {...key.values}
        isFresh={begin.answer !== undefined}
        onCancel={() => key.startOver()}
        onDone={(fresh) => {
          key.startOver();
          setCodes(fresh);
        }}
      />
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="flex-1">
        <Badge tone="mute">{t.isOff}</Badge>
      </p>
      <Button busy={begin.isBusy} busyLabel={t.pleaseWait} onClick={() => void begin.run()}>
        {t.setUp}
      </Button>
    </div>
  );
}
