/** What moderators' actions on jobs and on people have in common. */
import type { ModeratedAct } from '../../../contract/moderation/moderation.ts';
import type { Services } from '../../platform/endpoints.ts';
import type { ActRow } from './queries.ts';

export type Moderating = Pick<Services, 'db' | 'seal' | 'publicUrl'>;

export function presentAct(row: ActRow): ModeratedAct {
  const { id, act, reason, signals, created_at, text, appealed_at, decided_at, lifted } = row;
  const appeal =
    text === null || appealed_at === null
      ? null
      : { text, created_at: appealed_at, decided_at, lifted, answer: row.answer ?? '' };
  return { id, act, reason, signals, created_at, appeal };
}
