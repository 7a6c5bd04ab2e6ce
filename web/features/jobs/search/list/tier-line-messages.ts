import { defineMessages } from '../../../../lib/messages.ts';

export const tierLineMessages = defineMessages({
  en: {
    fromHere:
      'From here on: jobs with most of your words, with all of them only in the description, or for related work',
    fromFirst:
      'Jobs with most of your words, with all of them only in the description, or for related work',
  },
  hi: {
    fromHere: 'यहाँ से आगे: ज़्यादातर शब्दों वाली, सिर्फ़ विवरण में सारे शब्दों वाली, या मिलते-जुलते काम की नौकरियाँ',
    fromFirst: 'ज़्यादातर शब्दों वाली, सिर्फ़ विवरण में सारे शब्दों वाली, या मिलते-जुलते काम की नौकरियाँ',
  },
});
