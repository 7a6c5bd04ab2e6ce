import { announced } from '../../../contract/announced/announced.ts';
import { WithSectionList } from '../../parts/sections/section-list.tsx';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { AnnouncingSection } from './announcing-section.tsx';
import { usePortalSettings } from './calls.ts';
import { CategoriesSection } from './categories-section.tsx';
import { ContactSection } from './contact-section.tsx';
import { MailSection, PaymentsSection, SmsSection } from './keys-section.tsx';
import { LanguagesSection } from './languages-section.tsx';
import { LimitsSection } from './limits-section.tsx';
import { LookSection } from './look-section.tsx';
import { ModerationSection } from './moderation-section.tsx';

/** The owners' settings for everybody; each group is saved separately. */
export function PortalSettingsSections() {
  const query = usePortalSettings();
  return (
    <WithSectionList>
      <Loaded query={query} shapes={['h-96', 'h-96', 'h-48', 'h-64']}>
        {(settings) => (
          <>
            <LookSection {...settings} />
            <LanguagesSection {...settings} />
            <ContactSection {...settings} />
            <MailSection {...settings} />
            <SmsSection {...settings} />
            <PaymentsSection {...settings} />
            <LimitsSection {...settings} />
            <ModerationSection {...settings} />
            <CategoriesSection {...settings} />
            {announced.length > 0 ? <AnnouncingSection {...settings} /> : null}
          </>
        )}
      </Loaded>
    </WithSectionList>
  );
}
