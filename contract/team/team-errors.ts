/** Error codes for the team of a company; `errors.ts` includes them. */
export const teamErrors = {
  'authz.team_role': {
    status: 403,
    en: 'Your role in the team does not allow this. Ask an owner of your company.',
    hi: 'टीम में आपकी भूमिका में इसकी अनुमति नहीं है। अपनी कंपनी के ओनर से कहें।',
  },
} as const;
