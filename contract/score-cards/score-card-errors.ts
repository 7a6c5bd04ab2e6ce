/** Error codes for score cards; `errors.ts` includes them. */
export const scoreCardErrors = {
  'resource.score_card.missing_points': {
    status: 422,
    en: 'Choose a score from one to four.',
    hi: 'चार में से एक अंक चुनें।',
  },
  'resource.score_card.missing_evidence': {
    status: 422,
    en: 'Write what you saw or heard, in at least 20 characters.',
    hi: 'आपने क्या देखा या सुना, कम से कम 20 अक्षरों में लिखें।',
  },
  'resource.score_card.fixed': {
    status: 409,
    en: 'This score card can no longer be written: it is older than a day, a colleague has written one too, you chose to write none, or the application was withdrawn.',
    hi: 'यह स्कोर कार्ड अब नहीं लिखा जा सकता: इसे एक दिन हो गया है, किसी सहकर्मी ने भी लिख दिया है, आपने न लिखना चुना है, या आवेदन वापस ले लिया गया है।',
  },
} as const;
