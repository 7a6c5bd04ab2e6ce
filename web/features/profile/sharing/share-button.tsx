import { Share2 } from 'lucide-react';
import { useMessages } from '../../../lib/messages.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Loaded } from '../../../ui/lists/loaded.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { DialogButton } from '../../../ui/overlays/dialog-button.tsx';
import { PublicLink, ShownParts } from './public-link.tsx';
import { useSharing, useSharingChange } from './sharing-calls.ts';
import { sharingMessages } from './sharing-messages.ts';

/** Opens the dialog with the link of the public profile. */
export function ShareButton() {
  const t = useMessages(sharingMessages);
  return (
    <DialogButton label={t.share} variant="secondary" icon={Share2}>
      {(close) => <ShareDialog onClose={close} />}
    </DialogButton>
  );
}

function ShareDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(sharingMessages);
  const query = useSharing();
  const change = useSharingChange();
  const isOff = query.data?.is_public === false;
  return (
    <Dialog
      onClose={onClose}
      title={t.shareTitle}
      description={isOff ? `${t.shareOff} ${t.makeText}` : t.publicOn}
      footer={
        <>
          <LinkButton to="/user/sharing" variant="secondary">
            {t.choices}
          </LinkButton>
          {isOff ? (
            <Button
              busy={change.isBusy}
              onClick={() => void change.run({ wish: 'give address', said: t.isPublic })}
            >
              {t.makePublic}
            </Button>
          ) : null}
        </>
      }
    >
      <Loaded query={query} shapes={['h-12']} failed={t.loadFailed}>
        {(sharing) =>
          sharing.url ? <PublicLink url={sharing.url} /> : <ShownParts sharing={sharing} />
        }
      </Loaded>
    </Dialog>
  );
}
