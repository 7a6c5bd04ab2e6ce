/** Error codes for the text of a job; `errors.ts` includes them. */
export const textErrors = {
  'resource.job.phone_in_title': {
    status: 422,
    en: 'Leave the phone number out of the title. People apply here.',
    hi: 'पद के नाम में फ़ोन नंबर न लिखें। लोग यहीं आवेदन करेंगे।',
  },
  'resource.job.shuts_out': {
    status: 422,
    en: 'This shuts people out for who they are: {words}. Ask for what the work needs, or give the lawful reason.',
    hi: 'यह लोगों को उनकी पहचान के कारण बाहर रखता है: {words}। वही लिखें जो काम के लिए ज़रूरी है, या क़ानूनी कारण बताएँ।',
  },
} as const;
