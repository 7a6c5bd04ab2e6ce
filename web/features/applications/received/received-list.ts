import { applicationStatusLabels, valuesOf } from '../../../parts/labels.ts';
import { day, listAddress, oneOf, severalOf } from '../../../lib/lists/list-address.ts';

/** Averages of which the list can ask for at least so much. */
export const scoreSteps = ['2', '3', '3.5'] as const;

/** The applications to every job of the company; those to one job stand below the path. */
export const receivedList = listAddress({
  path: '/hr/applications',
  filters: {
    status: severalOf([...valuesOf(applicationStatusLabels), 'waiting']),
    from: day,
    to: day,
    /** The least score of the interviewers. */
    score_min: oneOf(scoreSteps),
    view: oneOf(['table', 'board'], 'table'),
  },
  sorts: ['newest', 'answer_due', 'score'],
  opens: 'application',
});
export type ReceivedAddress = ReturnType<typeof receivedList.read>;
