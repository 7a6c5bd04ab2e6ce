import { applicationStatusLabels, valuesOf } from '../../../parts/labels.ts';
import { day, listAddress, oneOf, severalOf } from '../../../lib/lists/list-address.ts';

/** The applications to every job of the company; those to one job stand below the path. */
export const receivedList = listAddress({
  path: '/hr/applications',
  filters: {
    status: severalOf([...valuesOf(applicationStatusLabels), 'waiting']),
    from: day,
    to: day,
    view: oneOf(['table', 'board'], 'table'),
  },
  opens: 'application',
});
export type ReceivedAddress = ReturnType<typeof receivedList.read>;
