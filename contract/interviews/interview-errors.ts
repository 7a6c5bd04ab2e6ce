/** Error codes for interviews; `errors.ts` includes them. */
export const interviewErrors = {
  'resource.interview.not_found': {
    status: 404,
    en: 'Interview not found.',
    hi: 'इंटरव्यू नहीं मिला।',
  },
  'resource.interview.missing_time': {
    status: 422,
    en: 'Choose a date and time, or offer several.',
    hi: 'तारीख़ और समय चुनें, या एक से ज़्यादा समय दें।',
  },
  'resource.interview.missing_choice': {
    status: 422,
    en: 'Choose one of the times.',
    hi: 'इनमें से एक समय चुनें।',
  },
  'resource.interview.past_time': {
    status: 422,
    en: 'This time has passed. Choose a later one.',
    hi: 'यह समय बीत चुका है। बाद का समय चुनें।',
  },
  'resource.interview.missing_place': {
    status: 422,
    en: 'Enter the place, or a video link.',
    hi: 'जगह या वीडियो लिंक लिखें।',
  },
  'resource.interview.invalid_link': {
    status: 422,
    en: 'Enter a link that begins with https://.',
    hi: 'https:// से शुरू होने वाला लिंक लिखें।',
  },
  'resource.interview.exists': {
    status: 409,
    en: 'This candidate is already invited. Change that interview, or cancel it first.',
    hi: 'इस आवेदक को पहले ही बुलाया जा चुका है। वही इंटरव्यू बदलें, या पहले उसे रद्द करें।',
  },
  'resource.interview.slot_taken': {
    status: 409,
    en: 'Somebody else has taken this time, or it has passed. Choose another one.',
    hi: 'यह समय किसी और ने ले लिया है या निकल चुका है। कोई दूसरा समय चुनें।',
  },
  'resource.interview.over': {
    status: 409,
    en: 'This interview was cancelled or is over. Reload to see its current state.',
    hi: 'यह इंटरव्यू रद्द हो गया या हो चुका है। ताज़ा स्थिति देखने के लिए पेज फिर खोलें।',
  },
  'resource.interview.not_begun': {
    status: 409,
    en: 'This interview has not begun yet.',
    hi: 'यह इंटरव्यू अभी शुरू नहीं हुआ है।',
  },
  'resource.interview.not_missed': {
    status: 409,
    en: 'This has already been answered or withdrawn. Reload to see its current state.',
    hi: 'इसका जवाब पहले ही दिया जा चुका है, या बात अब नहीं रही। ताज़ा स्थिति देखने के लिए पेज फिर खोलें।',
  },
} as const;
