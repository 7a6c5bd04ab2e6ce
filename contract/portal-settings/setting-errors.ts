/** Errors of the settings of the portal. */
export const settingErrors = {
  'resource.setting.stale': {
    status: 412,
    en: 'Another admin has changed this meanwhile. Reload the page to see what is in force.',
    hi: 'इस बीच किसी और एडमिन ने इसे बदल दिया है। अभी क्या लागू है, यह देखने के लिए पेज फिर खोलें।',
  },
  'resource.setting.other_site': {
    status: 422,
    en: 'This is not an https address of a page there.',
    hi: 'यह वहाँ के किसी पेज का https पता नहीं है।',
  },
} as const;
