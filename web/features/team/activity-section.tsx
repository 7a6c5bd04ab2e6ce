import { Link } from 'react-router';
import type { Language } from '../../../contract/endpoint.ts';
import type { TeamActivity } from '../../../contract/team/team-activity.ts';
import { momentText } from '../../lib/format/format.ts';
import { listAddress } from '../../lib/lists/list-address.ts';
import { useListAddress } from '../../lib/lists/use-list-address.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { applicationStatusLabels } from '../../parts/labels.ts';
import { personName } from '../../../contract/format/names/person-name.ts';
import { teamRoleMessages } from '../../parts/team/team-role-messages.ts';
import { Card } from '../../ui/card.tsx';
import { Facts } from '../../ui/facts.tsx';
import { List } from '../../ui/lists/list.tsx';
import { activityMessages } from './activity-messages.ts';
import { changedFieldMessages } from './changed-field-messages.ts';
import { useTeamActivity } from './calls.ts';

const activityList = listAddress({ path: '/hr/team', filters: {} });

/** Who did what with the team, jobs and applications. */
export function ActivitySection() {
  const t = useMessages(activityMessages);
  const list = useListAddress(activityList);
  const query = useTeamActivity(list.address.page);
  return (
    <section className="grid gap-3">
      <div>
        <h2 className="text-h2">{t.title}</h2>
        <p className="mt-1 max-w-prose note">{t.intro}</p>
      </div>
      <List
        list={list}
        query={query}
        rowsOf={({ activity }) => activity}
        failed={t.failed}
        none={{ title: t.none, text: t.noneText }}
      >
        {(acts) => (
          <Card as="ul" flush className="divide-y divide-line">
            {acts.map((act) => (
              <Act key={keyOf(act)} act={act} />
            ))}
          </Card>
        )}
      </List>
    </section>
  );
}

const keyOf = ({ at, kind, actor, member, job, application }: TeamActivity) =>
  [at, kind, actor?.id, member?.id, job?.id, application?.id].join(' ');

function Act({ act }: { act: TeamActivity }) {
  const t = useMessages(activityMessages);
  const roles = useMessages(teamRoleMessages);
  const language = useLanguage();
  const { at, job, application } = act;
  const fields = namesOf(act.fields, useMessages(changedFieldMessages));
  return (
    <li className="px-3.5 py-3 md:px-4">
      <p className="wrap-anywhere">{sentenceOf(act, { t, roles, language })}</p>
      <p className="note wrap-anywhere">
        <Facts
          of={[
            application && (
              <Link
                key="application"
                className="link"
                to={`/hr/applications?application=${application.id}`}
              >
                {personName(application.candidate_name, language)}
              </Link>
            ),
            job?.title,
            fields.join(', '),
            <time key="at" dateTime={at}>
              {momentText(at, language)}
            </time>,
          ]}
        />
      </p>
    </li>
  );
}

/** Each changed field once, in words. */
const namesOf = (fields: readonly string[], t: (typeof changedFieldMessages)['en']): string[] => {
  const names = new Map<string, string>(Object.entries(t));
  return [...new Set(fields.map((field) => names.get(field) ?? t.others))];
};

interface Words {
  t: (typeof activityMessages)['en'];
  roles: (typeof teamRoleMessages)['en'];
  language: Language;
}

function sentenceOf(
  { kind, actor, member, role, application }: TeamActivity,
  { t, roles, language }: Words,
): string {
  const whom = personName(member?.name ?? '', language);
  if (!actor && kind === 'became_owner') return t.inherited(whom);
  const by = personName(actor?.name ?? '', language);
  if (kind === 'status_changed') {
    return t.status_changed(
      by,
      application ? applicationStatusLabels[language][application.status] : '',
    );
  }
  const as = role ? roles[role].toLowerCase() : '';
  if (kind === 'role_changed' && actor?.id === member?.id) return t.own_role_changed(by, as);
  return t[kind](by, as, whom);
}
