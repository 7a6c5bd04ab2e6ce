/** Error codes for the team of a company; `errors.ts` includes them. */
export const teamErrors = {
  'authz.team_role': {
    status: 403,
    en: 'Your role in the team does not allow this. Ask an owner of your company.',
    hi: 'टीम में आपकी भूमिका में इसकी अनुमति नहीं है। अपनी कंपनी के ओनर से कहें।',
  },
  'resource.team.member_not_found': {
    status: 404,
    en: 'Nobody with this id is in your team.',
    hi: 'आपकी टीम में ऐसा कोई सदस्य नहीं है।',
  },
  'resource.team.already_member': {
    status: 409,
    en: 'This address already belongs to your team.',
    hi: 'यह पता पहले से आपकी टीम में है।',
  },
  'resource.team.last_owner': {
    status: 409,
    en: 'Every company needs an owner. Make somebody else an owner first.',
    hi: 'कंपनी में एक ओनर ज़रूरी है। पहले किसी और को ओनर बनाएँ।',
  },
  'resource.team.other_company': {
    status: 409,
    en: 'You belong to another company, {company}. Leave it first, or ask for an invitation to another address.',
    hi: 'आप एक और कंपनी, {company}, में हैं। पहले उसे छोड़ें, या किसी दूसरे पते पर न्योता माँगें।',
  },
  'resource.team_invitation.not_found': {
    status: 404,
    en: 'Invitation not found.',
    hi: 'न्योता नहीं मिला।',
  },
  'resource.team_invitation.exists': {
    status: 409,
    en: 'This address is already invited. Send that invitation again, or withdraw it.',
    hi: 'इस पते पर न्योता पहले ही भेजा जा चुका है। वही फिर भेजें, या उसे वापस लें।',
  },
  'resource.team_invitation.other_address': {
    status: 409,
    en: 'This invitation was sent to another address. Log in with the account of that address.',
    hi: 'यह न्योता किसी और पते पर भेजा गया था। उसी पते वाले खाते से लॉग इन करें।',
  },
  'resource.team_invitation.ended': {
    status: 410,
    en: 'This invitation was used, withdrawn, or has expired. Ask the company for a new one.',
    hi: 'यह न्योता काम में आ चुका है, वापस ले लिया गया है, या पुराना हो गया है। कंपनी से नया न्योता माँगें।',
  },
} as const;
