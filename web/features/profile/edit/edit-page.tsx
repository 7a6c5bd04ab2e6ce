import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { User } from '../../../../contract/accounts.ts';
import type { UserProfile } from '../../../../contract/profiles.ts';
import type { Mistakes } from '../../../lib/forms/mistakes.ts';
import { useMessages } from '../../../lib/messages.ts';
import { Card } from '../../../ui/card.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { Loaded } from '../../../ui/lists/loaded.tsx';
import { TabPanel, Tabs } from '../../../ui/panels/tabs.tsx';
import { PageHead } from '../../../ui/panels/page-head.tsx';
import { BasicTab } from './basic-tab.tsx';
import { useProfile } from '../../../parts/profile/profile-calls.ts';
import { useAccount } from '../calls.ts';
import type { EditTab } from '../completion.ts';
import { editMessages } from './edit-messages.ts';
import { EducationTab, ExperienceTab } from './entry-tabs.tsx';
import { LeaveWarning } from './leave-warning.tsx';
import { profileMessages } from '../messages.ts';
import { tabOf } from './profile-form.ts';
import { FillFromResume } from '../reading/review/fill-from-resume.tsx';
import { FileToKeep } from '../resume/file-to-keep.tsx';
import { ResumeTab } from '../resume/resume-tab.tsx';
import { useFileToKeep } from '../resume/use-file-to-keep.ts';
import { SaveBar } from './save-bar.tsx';
import { StaleDialog } from './stale-dialog.tsx';
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
      <PageHead title={t.title} back={{ to: '/dashboard/user', label: t.back }} className="mb-4" />
      <Loaded query={profile} {...failure}>
        {(known) => (
          <Loaded query={account} {...failure}>
            {(user) => <EditForm profile={known} account={user} />}
          </Loaded>
        )}
      </Loaded>
    </div>
  );
}

interface EditFormProps {
  profile: UserProfile | null;
  account: User;
}

function EditForm({ profile, account }: EditFormProps) {
  const t = useMessages(editMessages);
  const [params, setParams] = useSearchParams();
  const tab = editTabs.find((name) => name === params.get('tab')) ?? 'basic';
  const openTab = (next: EditTab) =>
    setParams(next === 'basic' ? {} : { tab: next }, { replace: true, preventScrollReset: true });

  /** Opens the first tab with an error, unless the open tab has one. */
  function reveal(mistakes: Mistakes) {
    const tabs = new Set(Object.keys(mistakes).map(tabOf));
    const first = editTabs.find((name) => tabs.has(name));
    if (first && !tabs.has(tab)) openTab(first);
  }

  const kept = useFileToKeep();
  const editor = useProfileEditor(profile, account, { reveal, onSaved: kept.upload });
  const { form } = editor;
  const wanted = params.get('field');
  const wantedId = wanted && form.idOf(wanted);
  useEffect(() => {
    if (wantedId) document.getElementById(wantedId)?.focus();
  }, [wantedId]);
  return (
    <Form form={form}>
      <Tabs
        label={t.tabs}
        tabs={editTabs.map((value) => ({ value, label: t[value] }))}
        value={tab}
        onChange={openTab}
      >
        <Card className="mt-4 md:p-5">
          <TabPanel value="basic">
            <BasicTab email={account.email} form={form} />
          </TabPanel>
          <TabPanel value="experience">
            <ExperienceTab form={form} />
          </TabPanel>
          <TabPanel value="education">
            <EducationTab form={form} />
          </TabPanel>
          <TabPanel value="resume">
            <ResumeTab
              letter={form.field('default_cover_letter')}
              isNew={profile === null}
              reader={
                <>
                  <FillFromResume
                    fields={form.values}
                    primary={profile === null}
                    onFill={(fields, file) => {
                      form.set(fields);
                      kept.set(file);
                    }}
                  />
                  <FileToKeep kept={kept} />
                </>
              }
            />
          </TabPanel>
        </Card>
      </Tabs>
      {form.isDirty ? <SaveBar isSaving={form.isBusy} onDiscard={form.startOver} /> : null}
      <StaleDialog editor={editor} />
      <LeaveWarning isDirty={form.isDirty || kept.file !== null} />
    </Form>
  );
}
