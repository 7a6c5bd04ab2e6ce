import { defineMessages } from '../../../../lib/messages.ts';

export const tierLineMessages = defineMessages({
  en: {
    nearby: (towns: string, isFirst: boolean) =>
      isFirst ? `Nearby: ${towns}` : `From here on, nearby: ${towns}`,
    fromHere:
      'From here on: jobs with most of your words, with all of them only in the description, or for related work',
    fromFirst:
      'Jobs with most of your words, with all of them only in the description, or for related work',
  },
  hi: {
    nearby: (towns, isFirst) => (isFirst ? `आस-पास: ${towns}` : `यहाँ से आगे, आस-पास: ${towns}`),
    fromHere: 'यहाँ से आगे की नौकरियों में ज़्यादातर शब्द हैं, या सारे शब्द सिर्फ़ विवरण में हैं, या काम मिलता-जुलता है',
    fromFirst: 'इन नौकरियों में ज़्यादातर शब्द हैं, या सारे शब्द सिर्फ़ विवरण में हैं, या काम मिलता-जुलता है',
  },
});
