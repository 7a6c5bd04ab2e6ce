import type { Tables } from '../../platform/personal.ts';

export const breachTables = {
  breaches: {
    nobody:
      'What happened to data of many people, without their names; `changed_by` says which admin wrote last.',
    columns: [
      'id',
      'noticed_at',
      'began_at',
      'happened',
      'data_kinds',
      'people_count',
      'consequences',
      'measures',
      'findings',
      'advice',
      'board_told_at',
      'board_detailed_at',
      'people_told_at',
      'closed',
      'version',
      'changed_at',
      'changed_by',
    ],
  },
} satisfies Tables;
