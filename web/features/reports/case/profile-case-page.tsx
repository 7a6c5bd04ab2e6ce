import { placeName } from '../../../../contract/format/names/place-names.ts';
import { Link } from 'react-router';
import type { ProfileCase } from '../../../../contract/moderation/profile-moderation.ts';
import { dateText } from '../../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { companyPath } from '../../../../contract/format/page-paths.ts';
import { AccountNotes, StateChanges } from '../../../parts/admins/account-history.tsx';
import { AccountStateBadge } from '../../../parts/admins/account-state-badge.tsx';
import { ActEntry } from '../../../parts/moderation/act-entry.tsx';
import {
  educationEntries,
  Entries,
  experienceEntries,
  Text,
} from '../../../parts/profile/entries.tsx';
import { SkillTags } from '../../../parts/skills/skill-tag.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { DetailPage } from '../../../ui/lists/detail-page.tsx';
import { SectionCard } from '../../../ui/panels/section-card.tsx';
import { useProfileCase } from './calls.ts';
import { caseMessages } from './case-messages.ts';
import { ReportsSection } from './reports-section.tsx';
import { ProfileActButtons } from './profile-act-buttons.tsx';
import { profileCaseMessages } from './profile-case-messages.ts';
import { DOT, dotted } from '../../../lib/format/separator.ts';
import { useIdInPath } from '../../../lib/links/id-in-path.ts';

/** Everything known about one person on one screen, and the actions on the profile. */
export default function ProfileCasePage() {
  const t = useMessages(profileCaseMessages);
  const query = useProfileCase(useIdInPath());
  return (
    <DetailPage
      query={query}
      title={query.data?.account.username ?? t.case}
      failed={t.failed}
      missing={{ title: t.notFound, text: t.notFoundText }}
      back={{ to: '/admin/reports', label: t.back }}
    >
      {(found) => <PersonCase key={found.account.id} found={found} />}
    </DetailPage>
  );
}

interface CaseProps {
  found: ProfileCase;
}

function PersonCase({ found }: CaseProps) {
  const words = useMessages(caseMessages);
  const { account, acts, reports } = found;
  return (
    <div className="grid items-start gap-4 *:min-w-0 lg:grid-cols-2">
      <div className="grid gap-4 *:min-w-0">
        <PersonCard found={found} />
        {account.role === 'user' ? <ProfilePart found={found} /> : <CompanyPart found={found} />}
      </div>
      <div className="grid gap-4 *:min-w-0">
        <SectionCard title={words.acts} none={acts.length === 0 && words.noActs}>
          {acts.map((act) => (
            <ActEntry key={act.id} act={act} by={act.by} isOfProfile />
          ))}
        </SectionCard>
        <HistoryPart found={found} />
        <NotesPart found={found} />
        <ReportsSection reports={reports} />
      </div>
    </div>
  );
}

function PersonCard({ found }: CaseProps) {
  const t = useMessages(profileCaseMessages);
  const language = useLanguage();
  const { account, profile, message_reports } = found;
  const { id, role, username, email, state, last_seen_at } = account;
  const facts = [
    t.since(dateText(account.created_at, language)),
    ...(last_seen_at ? [t.lastSeen(dateText(last_seen_at, language))] : []),
    account.email_verified ? t.confirmed : t.unconfirmed,
    ...(account.phone_verified ? [t.phone] : []),
    ...(role === 'user' ? [t.applications(account.applications)] : []),
  ];
  return (
    <Card as="section" className="grid gap-3">
      <div>
        <h1 className="text-h1 wrap-anywhere">
          <bdi>{username}</bdi>
        </h1>
        <p className="text-body break-all text-ink-2">{email}</p>
      </div>
      <p className="flex flex-wrap gap-2">
        <Badge>{t[role]}</Badge>
        <AccountStateBadge state={state} />
        {profile?.is_held ? <Badge tone="danger">{t.held}</Badge> : null}
      </p>
      <p className="note">
        <Facts of={facts} />
      </p>
      <p className="text-small">
        {t.messageReports(message_reports)}
        {message_reports > 0 ? (
          <>
            {DOT}
            <Link to="/admin/message-reports" className="link">
              {t.toMessageReports}
            </Link>
          </>
        ) : null}
      </p>
      <ProfileActButtons found={found} />
      <Link
        to={`/admin/${role === 'hr' ? 'hr-accounts' : 'users'}/${id}`}
        className="link justify-self-start text-small"
      >
        {t.account}
      </Link>
    </Card>
  );
}

function ProfilePart({ found: { profile } }: CaseProps) {
  const t = useMessages(profileCaseMessages);
  const language = useLanguage();
  return (
    <SectionCard title={t.profile} none={profile === null && t.noProfile}>
      {profile ? (
        <>
          <p className="note">
            {dotted([t[profile.visibility], profile.is_public ? t.isPublic : ''])}
          </p>
          <p className="font-strong wrap-anywhere">
            {dotted([profile.title, placeName(profile.location, language)])}
          </p>
          {profile.about ? <Text>{profile.about}</Text> : null}
          {profile.skills.length > 0 ? (
            <SkillTags skills={profile.skills} max={profile.skills.length} />
          ) : null}
          {profile.experience.length > 0 ? (
            <>
              <h3 className="text-body font-strong">{t.experience}</h3>
              <Entries entries={experienceEntries(profile.experience, language)} />
            </>
          ) : null}
          {profile.education.length > 0 ? (
            <>
              <h3 className="text-body font-strong">{t.education}</h3>
              <Entries entries={educationEntries(profile.education, language)} />
            </>
          ) : null}
        </>
      ) : null}
    </SectionCard>
  );
}

function CompanyPart({ found: { account } }: CaseProps) {
  const t = useMessages(profileCaseMessages);
  const { company } = account;
  return (
    <SectionCard title={t.company} none={company === null && t.noProfile}>
      {company ? (
        <>
          <a href={companyPath(company)} className="link justify-self-start font-strong">
            {company.name}
          </a>
          <p className="note">
            {dotted([t.openJobs(company.open_jobs), t.companyReports(company.reports_count)])}
          </p>
        </>
      ) : null}
    </SectionCard>
  );
}

function HistoryPart({ found: { account } }: CaseProps) {
  const t = useMessages(profileCaseMessages);
  const { state_changes: changes } = account;
  return (
    <SectionCard title={t.history} none={changes.length === 0 && t.noHistory}>
      <StateChanges changes={changes} />
    </SectionCard>
  );
}

function NotesPart({ found: { account } }: CaseProps) {
  const t = useMessages(profileCaseMessages);
  return (
    <SectionCard title={t.notes} none={account.notes.length === 0 && t.noNotes}>
      <AccountNotes notes={account.notes} />
    </SectionCard>
  );
}
