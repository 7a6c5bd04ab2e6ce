import { ArrowLeft } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { User } from '../../../../contract/accounts.ts';
import type { UserProfile } from '../../../../contract/profiles.ts';
import { useMessages } from '../../../lib/messages.ts';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Loaded } from '../../../ui/lists/loaded.tsx';
import { TabPanel, Tabs } from '../../../ui/panels/tabs.tsx';
import { BasicTab } from './basic-tab.tsx';
import { useAccount, useProfile } from '../calls.ts';
import type { EditTab } from '../completion.ts';
import { RestoredNotice, StaleNotice } from './edit-notices.tsx';
import { editMessages } from './edit-messages.ts';
import { EducationTab } from './education-tab.tsx';
import { ExperienceTab } from './experience-tab.tsx';
import { LeaveWarning } from './leave-warning.tsx';
import { profileMessages } from '../messages.ts';
import { tabOf } from './profile-form.ts';
import { ResumeTab } from '../resume/resume-tab.tsx';
import { SaveBar } from './save-bar.tsx';
import { useProfileEditor } from './use-profile-editor.ts';

const editTabs = ['basic', 'experience', 'education', 'resume'] as const;

export default function EditProfilePage() {
  const t = useMessages(editMessages);
  const profileWords = useMessages(profileMessages);
  const profile = useProfile();
  const account = useAccount();
  const failure = {
    failed: profileWords.notFound,
    text: profileWords.problem,
    shapes: ['h-12', 'h-80'],
  };
  return (
    <div className="max-w-230">
      <title>{`${t.title} · Vritti`}</title>
      <Link
        to="/dashboard/user"
        className="inline-flex min-h-11 items-center gap-2 text-body text-ink-2 hover:text-ink"
      >
        <Icon of={ArrowLeft} />
        {t.back}
      </Link>
      <h1 className="mb-4 text-h1">{t.title}</h1>
      <Loaded query={profile} {...failure}>
        {(known) => (
          <Loaded query={account} {...failure}>
            {(user) => (
              <EditForm
                profile={known}
                account={user}
                refetch={async () => (await profile.refetch()).data ?? null}
              />
            )}
          </Loaded>
        )}
      </Loaded>
    </div>
  );
}

interface EditFormProps {
  profile: UserProfile | null;
  account: User;
  refetch: () => Promise<UserProfile | null>;
}

function EditForm({ profile, account, refetch }: EditFormProps) {
  const t = useMessages(editMessages);
  const editor = useProfileEditor(profile, account);
  const { fields, errors, change } = editor;
  const [params, setParams] = useSearchParams();
  const toFocus = useRef<string>(undefined);
  const tab = editTabs.find((name) => name === params.get('tab')) ?? 'basic';

  useEffect(() => {
    const wrong = toFocus.current;
    if (wrong === undefined || tabOf(wrong) !== tab) return;
    toFocus.current = undefined;
    // The field may be on a tab, or in a fold, that is only just opening.
    requestAnimationFrame(() => document.getElementById(wrong)?.focus());
  });

  const openTab = (next: EditTab) =>
    setParams(next === 'basic' ? {} : { tab: next }, { replace: true, preventScrollReset: true });

  async function save(event: FormEvent) {
    event.preventDefault();
    const wrong = await editor.save();
    if (wrong === undefined) return;
    toFocus.current = wrong;
    openTab(tabOf(wrong));
  }

  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <RestoredNotice editor={editor} />
      <Tabs
        label={t.tabs}
        tabs={editTabs.map((value) => ({ value, label: t[value] }))}
        value={tab}
        onChange={openTab}
      >
        <Card className="mt-4 md:p-5">
          <TabPanel value="basic">
            <BasicTab email={account.email} fields={fields} errors={errors} onChange={change} />
          </TabPanel>
          <TabPanel value="experience">
            <ExperienceTab
              entries={fields.experience}
              errors={errors}
              onChange={editor.changeExperience}
            />
          </TabPanel>
          <TabPanel value="education">
            <EducationTab
              entries={fields.education}
              errors={errors}
              onChange={editor.changeEducation}
            />
          </TabPanel>
          <TabPanel value="resume">
            <ResumeTab
              letter={fields.default_cover_letter}
              error={errors['default_cover_letter']}
              onLetter={(default_cover_letter) => change({ default_cover_letter })}
            />
          </TabPanel>
        </Card>
      </Tabs>
      {editor.isDirty ? (
        <SaveBar isSaving={editor.isSaving} isBlocked={editor.isStale} onDiscard={editor.discard}>
          <StaleNotice editor={editor} refetch={refetch} />
        </SaveBar>
      ) : null}
      <LeaveWarning isDirty={editor.isDirty} />
    </form>
  );
}
