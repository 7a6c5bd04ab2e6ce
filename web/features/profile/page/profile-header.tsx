import { placeName } from '../../../../contract/format/names/place-names.ts';
import { Download, FileText, Mail, MapPin, Pencil, Phone, Settings, Upload } from 'lucide-react';
import type { UserProfile } from '../../../../contract/profiles.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { OwnAvatar } from '../../../parts/people/own-avatar.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FileLink } from '../../../ui/panels/file-link.tsx';
import { Icon, type IconType } from '../../../ui/icon.tsx';
import { SkillTags } from '../../../parts/skills/skill-tag.tsx';
import { toast } from '../../../lib/toast.ts';
import { useResumes } from '../../../parts/resumes/resume-calls.ts';
import { editPath } from '../completion.ts';
import { profileMessages } from '../messages.ts';
import { ShareButton } from '../sharing/share-button.tsx';

const SKILLS_SHOWN = 5;

/** The name and contact details, as a company sees them after an application. */
export function ProfileHeader({ profile }: { profile: UserProfile }) {
  const t = useMessages(profileMessages);
  const language = useLanguage();
  const contacts: [IconType, string | null][] = [
    [MapPin, placeName(profile.location, language)],
    [Mail, profile.email],
    [Phone, profile.phone],
  ];
  return (
    <Card as="section" className="md:p-5">
      <div className="flex flex-wrap items-start gap-x-5 gap-y-4">
        <OwnAvatar name={profile.name} size="lg" />
        <div className="min-w-0 flex-1 basis-56">
          <h1 className="text-h1">{profile.name}</h1>
          {profile.title ? <p className="text-body text-ink-2">{profile.title}</p> : null}
        </div>
        <LinkButton to="/profile/edit" icon={Pencil} className="max-md:w-full">
          {t.editProfile}
        </LinkButton>
        <div className="w-full gap-2.5 max-md:grid max-md:grid-cols-2 max-md:*:px-2 max-md:[&_svg]:hidden md:flex md:flex-wrap">
          <ShareButton />
          <ResumeButton />
          <LinkButton to="/user/resume-builder" variant="secondary" icon={FileText}>
            {t.resumeBuilder}
          </LinkButton>
          <LinkButton to="/settings" variant="secondary" icon={Settings}>
            {t.settings}
          </LinkButton>
        </div>
      </div>
      <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1.5 note">
        {contacts.map(([icon, text]) =>
          text ? (
            <li key={text} className="inline-flex max-w-full items-start gap-1.5">
              <Icon of={icon} size={16} className="mt-[3px]" />
              <span className="min-w-0 wrap-anywhere">{text}</span>
            </li>
          ) : null,
        )}
      </ul>
      {profile.skills.length > 0 ? (
        <div className="mt-3.5">
          <h2 className="sr-only">{t.skills}</h2>
          <SkillTags skills={profile.skills} max={SKILLS_SHOWN} moreLabel={t.more} />
        </div>
      ) : null}
    </Card>
  );
}

/** Opens the default resume, or links to where one is added. */
function ResumeButton() {
  const t = useMessages(profileMessages);
  const { data: resumes } = useResumes();
  if (!resumes) {
    return (
      <Button variant="secondary" icon={Download} disabled>
        {t.downloadResume}
      </Button>
    );
  }
  const resume = resumes.find(({ is_default }) => is_default);
  if (!resume) {
    return (
      <LinkButton to={editPath('resume')} variant="secondary" icon={Upload}>
        {t.addResume}
      </LinkButton>
    );
  }
  return (
    <FileLink
      to={resume.upload}
      variant="secondary"
      icon={Download}
      title={resume.doc_name}
      onClick={() => toast({ title: t.openingResume, description: t.openingResumeText })}
    >
      {t.downloadResume}
    </FileLink>
  );
}
