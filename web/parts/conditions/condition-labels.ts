import type { Labels } from '../../../contract/format/labels.ts';
import type { JobCondition } from '../../../contract/jobs/conditions/condition-kinds.ts';

/** In the order in which they are asked and shown. */
export const conditionLabels: Labels<JobCondition> = {
  en: {
    night_transport: 'Company transport after 7 pm',
    posh_committee: 'Committee against sexual harassment (POSH)',
    maternity_leave: 'Paid maternity leave',
    creche: 'Creche',
    return_welcome: 'Welcome after a career break',
    step_free: 'Wheelchair access',
    screen_reader: 'Work tools for screen readers',
    sign_language: 'Sign language interpreter',
    adapted_work: 'Interview and work adapted to a disability',
  },
  hi: {
    night_transport: 'शाम 7 बजे के बाद कंपनी की गाड़ी',
    posh_committee: 'यौन उत्पीड़न के ख़िलाफ़ समिति (POSH)',
    maternity_leave: 'वेतन के साथ मातृत्व अवकाश',
    creche: 'बच्चों के लिए क्रेच',
    return_welcome: 'काम से ब्रेक के बाद वापसी का स्वागत',
    step_free: 'व्हीलचेयर से पहुँच',
    screen_reader: 'स्क्रीन रीडर से चलने वाले साधन',
    sign_language: 'सांकेतिक भाषा का दुभाषिया',
    adapted_work: 'विकलांगता के अनुसार इंटरव्यू और काम',
  },
};
