import { ExternalLink } from 'lucide-react';
import { type ReactNode } from 'react';
import { visibilities } from '../../../../contract/profiles/choices.ts';
import type { Sharing } from '../../../../contract/profiles/sharing.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { visibilityLabels, workFactsMessages } from '../../../parts/profile/work-facts-messages.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Loaded } from '../../../ui/lists/loaded.tsx';
import { NoticeBar } from '../../../ui/notice-bar.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { PageHead } from '../../../ui/panels/page-head.tsx';
import { SectionCard } from '../../../ui/panels/section-card.tsx';
import { DialogButton } from '../../../ui/overlays/dialog-button.tsx';
import { useProfile } from '../../../parts/profile/profile-calls.ts';
import { BlockedList } from './blocked-list.tsx';
import { contactSharingMessages } from '../../../parts/contact-sharing/contact-sharing-messages.ts';
import { ContactRequests } from './contact-requests.tsx';
import { ContactShares } from './contact-shares.tsx';
import { useSectionInAddress } from '../../../parts/sections/section-in-address.ts';
import { PublicLink } from './public-link.tsx';
import { PublicSwitches } from './public-switches.tsx';
import { useSharing, useSharingChange } from './sharing-calls.ts';
import { sharingMessages } from './sharing-messages.ts';

/** Who sees a seeker: by link, by search, and which companies never do. */
export default function SharingPage() {
  const t = useMessages(sharingMessages);
  const contact = useMessages(contactSharingMessages);
  const { data: profile } = useProfile();
  const sharing = useSharing();
  return (
    <>
      <PageHead
        title={t.title}
        intro={t.intro}
        back={{ to: '/user/profile', label: t.back }}
        className="mb-4"
      />
      <div className="grid max-w-prose gap-5">
        {profile === null ? (
          <NoticeBar
            action={
              <LinkButton to="/profile/edit" variant="secondary" size="sm">
                {t.editProfile}
              </LinkButton>
            }
          >
            {t.profileFirst}
          </NoticeBar>
        ) : (
          <Loaded
            query={sharing}
            shapes={['h-68', 'h-70 md:h-57']}
            className="gap-5"
            failed={t.loadFailed}
          >
            {(chosen) => (
              <>
                <Place of="public">
                  <PublicPart sharing={chosen} />
                </Place>
                <Place of="found">
                  <VisibilityPart sharing={chosen} />
                </Place>
              </>
            )}
          </Loaded>
        )}
        <Place of="contact">
          <SectionCard isRoomy title={contact.who} note={contact.whoText}>
            <ContactShares />
          </SectionCard>
        </Place>
        <Place of="requests">
          <SectionCard isRoomy title={t.requests} note={t.requestsText}>
            <ContactRequests />
          </SectionCard>
        </Place>
        <SectionCard isRoomy title={t.blocked} note={`${t.blockedText} ${t.blockedPublic}`}>
          <BlockedList />
        </SectionCard>
      </div>
    </>
  );
}

function PublicPart({ sharing }: { sharing: Sharing }) {
  const t = useMessages(sharingMessages);
  const change = useSharingChange();
  const { url } = sharing;
  return (
    <Card as="section" aria-label={t.publicProfile} className="grid gap-4 md:p-6">
      <PublicSwitches sharing={sharing} />
      {url === null ? null : (
        <>
          <PublicLink url={url} />
          <div className="flex flex-wrap gap-2.5">
            <a href={url} target="_blank" rel="noopener" className="btn btn-quiet btn-sm">
              <Icon of={ExternalLink} size={16} />
              {t.look}
            </a>
            <DialogButton label={t.renew} variant="quiet" size="sm">
              {(close) => (
                <ConfirmDialog
                  onClose={close}
                  title={t.renewTitle}
                  description={t.renewText}
                  confirmLabel={t.renew}
                  busy={change.isBusy}
                  onConfirm={() =>
                    void change.run({ wish: 'give address', said: t.renewed }).then(close)
                  }
                />
              )}
            </DialogButton>
          </div>
        </>
      )}
    </Card>
  );
}

function VisibilityPart({ sharing }: { sharing: Sharing }) {
  const t = useMessages(sharingMessages);
  const language = useLanguage();
  const change = useSharingChange();
  const name = workFactsMessages[language].visibility;
  return (
    <SectionCard isRoomy title={name} note={t.visibilityText}>
      <RadioGroup
        label={<span className="sr-only">{name}</span>}
        name="visibility"
        value={sharing.visibility}
        hint={t.visibilityChecked}
        disabled={change.isBusy}
        options={visibilities.map((value) => ({ value, label: visibilityLabels[language][value] }))}
        onChange={({ target }) => {
          const visibility = visibilities.find((value) => value === target.value);
          if (visibility) void change.run({ wish: { visibility }, said: t.saved });
        }}
      />
    </SectionCard>
  );
}

/** Where the page opens if its address names this part. */
function Place({
  of,
  children,
}: {
  of: 'public' | 'found' | 'contact' | 'requests';
  children: ReactNode;
}) {
  return (
    <div ref={useSectionInAddress(of, true)} className="scroll-mt-28 lg:scroll-mt-24">
      {children}
    </div>
  );
}
