import type { Tables } from '../../platform/personal.ts';

export const advertisementTables = {
  advertisements: {
    nobody: 'What advertisers have booked.',
    columns: [
      'id',
      'slot',
      'advertiser',
      'title',
      'text',
      'target_url',
      'words',
      'starts_on',
      'ends_on',
      'views_max',
      'clicks_max',
      'views',
      'clicks',
      'version',
      'created_at',
      'decided_at',
      'approved',
      'reason',
      'paused_at',
      'picture_key',
    ],
  },
  advertisement_days: {
    nobody: 'How often an advertisement was seen and clicked on a day, not by whom.',
    columns: ['advertisement_id', 'day', 'views', 'clicks'],
  },
} satisfies Tables;
