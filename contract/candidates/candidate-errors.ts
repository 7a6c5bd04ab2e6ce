/** Error codes for what a team keeps about candidates; `errors.ts` includes them. */
export const candidateErrors = {
  'resource.candidate_note.not_found': {
    status: 404,
    en: 'Note not found.',
    hi: 'नोट नहीं मिला।',
  },
  'resource.candidate_note.missing_text': {
    status: 422,
    en: 'Write the note first.',
    hi: 'पहले नोट लिखें।',
  },
  'resource.candidate_note.too_many': {
    status: 409,
    en: 'There are too many notes about this candidate. Delete one first.',
    hi: 'इस आवेदक के बारे में बहुत ज़्यादा नोट हैं। पहले कोई एक हटाएँ।',
  },
  'resource.candidate_tag.missing_word': {
    status: 422,
    en: 'Enter a tag.',
    hi: 'टैग लिखें।',
  },
  'resource.candidate_tag.too_many': {
    status: 409,
    en: 'This candidate has reached the limit for tags. Remove one first.',
    hi: 'इस आवेदक पर और टैग नहीं लग सकते। पहले कोई एक हटाएँ।',
  },
  'resource.candidate_search.not_found': {
    status: 404,
    en: 'Saved search not found.',
    hi: 'सेव की हुई खोज नहीं मिली।',
  },
  'resource.candidate_search.missing_name': {
    status: 422,
    en: 'Enter a name for the search.',
    hi: 'खोज का नाम लिखें।',
  },
  'resource.candidate_search.too_many': {
    status: 409,
    en: 'You have reached the limit for saved searches. Delete one first.',
    hi: 'आप और खोज सेव नहीं कर सकते। पहले कोई एक हटाएँ।',
  },
  'resource.candidate_search.too_many_alerts': {
    status: 409,
    en: 'You cannot be told of more saved searches. Choose “never” for one of them first.',
    hi: 'इससे ज़्यादा खोजों की ख़बर नहीं मिल सकती। पहले किसी एक के लिए “कभी नहीं” चुनें।',
  },
} as const;
