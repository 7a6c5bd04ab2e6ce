import type { Answer } from '../../../../contract/endpoint.ts';
import type { Contract } from '../../../../contract/index.ts';
import { useReading } from '../../../lib/api/use-reading.ts';
import { useRefetch } from '../../../lib/api/use-refetch.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../../lib/messages.ts';
import { ActEntry } from '../../../parts/moderation/act-entry.tsx';
import { AppealFields, useAppealSettings } from '../../../parts/moderation/appeal-fields.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/lists/loaded.tsx';
import { NoticeBar } from '../../../ui/notice-bar.tsx';
import { PageHead } from '../../../ui/panels/page-head.tsx';
import { profileModerationMessages } from './moderation-messages.ts';

type Moderation = Answer<Contract['GET /barong/resource/profile_moderation']>;

const KEY = ['profile-moderation'];

/** What moderators did about one's own profile and why, and the appeal against it. */
export default function ProfileModerationPage() {
  const t = useMessages(profileModerationMessages);
  const query = useReading('GET /barong/resource/profile_moderation', { key: KEY, staleTime: 0 });
  return (
    <div className="grid gap-4 *:min-w-0">
      <PageHead title={t.title} />
      <Loaded query={query} failed={t.failed} shapes={['h-60 rounded-lg']}>
        {(moderation) => <ProfileModeration moderation={moderation} />}
      </Loaded>
    </div>
  );
}

function ProfileModeration({ moderation: { is_held, acts } }: { moderation: Moderation }) {
  const t = useMessages(profileModerationMessages);
  const [last] = acts;
  return (
    <>
      {is_held ? (
        <NoticeBar
          action={
            <LinkButton size="sm" variant="secondary" to="/profile/edit">
              {t.edit}
            </LinkButton>
          }
        >
          {t.isHeld}
        </NoticeBar>
      ) : null}
      {last ? null : <EmptyState title={t.none}>{t.noneText}</EmptyState>}
      {acts.map((act) => (
        <Card key={act.id} as="section">
          <ActEntry act={act} isOfProfile>
            {act === last && act.act !== 'released' && !act.appeal ? <AppealForm /> : null}
          </ActEntry>
        </Card>
      ))}
    </>
  );
}

function AppealForm() {
  const refetch = useRefetch(KEY);
  const settings = useAppealSettings(refetch);
  const form = useContractForm('POST /barong/resource/profile_moderation/appeals', settings);
  return <AppealFields form={form} />;
}
