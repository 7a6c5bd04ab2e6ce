import type { User } from '../../../contract/accounts.ts';
import { useMessages } from '../../lib/messages.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { AboutSection } from './account/about-section.tsx';
import { useMe } from './account/account-calls.ts';
import { DeleteSection } from './account/delete-section.tsx';
import { EmailSection } from './account/email-section.tsx';
import { ExclusionsSection } from './exclusions/exclusions-section.tsx';
import { settingsMessages } from './messages.ts';
import { WithSectionList } from '../../parts/sections/section-list.tsx';
import { NotificationsSection } from './notifications/notifications-section.tsx';
import { NomineeSection } from './nominee/nominee-section.tsx';
import { PasswordSection } from './account/password-section.tsx';
import { PasskeysSection } from './passkeys/passkeys-section.tsx';
import { PhoneSection } from './phone/phone-section.tsx';
import { ActivitySection } from './security/activity-section.tsx';
import { SettingsSection } from '../../parts/sections/settings-section.tsx';
import { SessionsSection } from './security/sessions-section.tsx';
import { TwoStepSection } from './security/two-step-section.tsx';
import { TestimonialSection } from './testimonial/testimonial-section.tsx';
import { YourDataSection } from './your-data/your-data-section.tsx';

/** All settings of one's own account, for every role; each section is independent. */
export function OwnSettings() {
  const me = useMe();
  return (
    <WithSectionList>
      <Loaded query={me} shapes={['h-64', 'h-96']}>
        {(user) => <Sections user={user} />}
      </Loaded>
    </WithSectionList>
  );
}

function Sections({ user }: { user: User }) {
  return (
    <>
      <AboutSection user={user} />
      <PhoneSection user={user} />
      <NotificationsSection />
      {user.role === 'user' ? <SharingSection /> : null}
      {user.role === 'user' ? <ExclusionsSection /> : null}
      <PasswordSection user={user} />
      <TwoStepSection />
      <PasskeysSection user={user} />
      <SessionsSection />
      <ActivitySection />
      <EmailSection user={user} />
      <YourDataSection user={user} />
      {user.role === 'admin' ? null : <NomineeSection />}
      {user.role === 'admin' ? null : <TestimonialSection user={user} />}
      <DeleteSection user={user} />
    </>
  );
}

/** Links a seeker to the page about who sees them. */
function SharingSection() {
  const t = useMessages(settingsMessages);
  return (
    <SettingsSection title={t.sharing} note={t.sharingNote}>
      <LinkButton to="/user/sharing" variant="secondary" className="justify-self-start">
        {t.sharingOpen}
      </LinkButton>
    </SettingsSection>
  );
}
