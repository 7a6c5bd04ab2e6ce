import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { UserProfile } from '../../../../contract/profiles.ts';
import { USUAL_SECTIONS } from '../../../../contract/profiles/resume-choices.ts';
import { idIn } from '../../../lib/links/id-in-path.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/lists/loaded.tsx';
import { PageHead } from '../../../ui/panels/page-head.tsx';
import { useProfile } from '../../../parts/profile/profile-calls.ts';
import { type Choices, usePreview, useTailoring } from './builder-calls.ts';
import { BuilderChoices } from './builder-choices.tsx';
import { builderMessages } from './builder-messages.ts';
import { ResumeFiles } from './resume-files.tsx';
import { ResumePreview } from './resume-preview.tsx';
import { TailoringPanel } from './tailoring-panel.tsx';

/** Builds a resume from the profile, for one job if the address names one. */
export default function BuilderPage() {
  const t = useMessages(builderMessages);
  return (
    <>
      <PageHead
        title={t.title}
        intro={t.intro}
        back={{ to: '/user/profile', label: t.back }}
        className="mb-4"
      />
      <Loaded query={useProfile()}>
        {(profile) =>
          profile === null ? (
            <EmptyState
              title={t.noProfile}
              actions={<LinkButton to="/profile/edit">{t.editProfile}</LinkButton>}
            >
              {t.noProfileText}
            </EmptyState>
          ) : (
            <Builder profile={profile} />
          )
        }
      </Loaded>
    </>
  );
}

function Builder({ profile }: { profile: UserProfile }) {
  const language = useLanguage();
  const [address] = useSearchParams();
  const job = idIn(address.get('job'));
  const tailoring = useTailoring(job);
  const [chosen, setChosen] = useState<Omit<Choices, 'skills_first'>>(() => ({
    layout: 'classic',
    language,
    pages: 2,
    sections: USUAL_SECTIONS,
    headline: profile.title,
  }));
  const choices = { ...chosen, skills_first: tailoring.data?.skills_first ?? [] };
  const isReady = job === null || !tailoring.isPending;
  const preview = usePreview(choices, isReady);
  const choose = (change: Partial<Choices>) => setChosen((before) => ({ ...before, ...change }));
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[22rem_minmax(0,1fr)] xl:gap-5">
      <div className="grid min-w-0 gap-4">
        {job === null ? null : <TailoringPanel tailoring={tailoring} />}
        <Card as="section" className="grid gap-5">
          <BuilderChoices profile={profile} choices={choices} onChoose={choose} />
        </Card>
      </div>
      <div className="grid min-w-0 gap-4">
        <ResumeFiles choices={choices} />
        <ResumePreview preview={preview} wished={choices.pages} />
      </div>
    </div>
  );
}
