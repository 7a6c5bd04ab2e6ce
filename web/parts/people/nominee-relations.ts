import type { Nominee } from '../../../contract/nominees/nominees.ts';
import { defineMessages } from '../../lib/messages.ts';

/** Who somebody's nominee is to them. */
export const nomineeRelationWords = defineMessages({
  en: {
    spouse: 'husband or wife',
    parent: 'mother or father',
    child: 'daughter or son',
    sibling: 'sister or brother',
    relative: 'another relative',
    friend: 'friend',
    lawyer: 'lawyer',
    other: 'somebody else',
  } satisfies Record<Nominee['relation'], string>,
  hi: {
    spouse: 'पति या पत्नी',
    parent: 'माता या पिता',
    child: 'बेटी या बेटा',
    sibling: 'बहन या भाई',
    relative: 'दूसरे रिश्तेदार',
    friend: 'दोस्त',
    lawyer: 'वकील',
    other: 'कोई और',
  },
});
