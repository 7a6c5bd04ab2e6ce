import type { Breach } from '../../../contract/breaches/breaches.ts';

/** For tests: a breach of which the Board was told, and neither the details nor the people. */
export const sampleBreach: Breach = {
  id: 7,
  noticed_at: '2026-03-01T03:30:00.000Z',
  began_at: null,
  happened: 'A list was mailed to a wrong address.',
  data_kinds: ['contact'],
  people_count: 12,
  consequences: '',
  measures: '',
  findings: '',
  advice: '',
  board_told_at: '2026-03-01T04:30:00.000Z',
  board_detailed_at: null,
  people_told_at: null,
  closed: false,
  details_due_at: '2026-03-04T03:30:00.000Z',
  version: 3,
  changed_at: '2026-03-01T04:30:00.000Z',
  changed_by: 'Kavita Rao',
};
