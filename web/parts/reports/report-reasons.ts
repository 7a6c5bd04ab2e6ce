import type { Labels } from '../../../contract/format/labels.ts';
import type { ReportReason } from '../../../contract/reports/report-reasons.ts';

export const reportReasonLabels: Labels<ReportReason> = {
  en: {
    money: 'Asks for money',
    fraud: 'Fraud or a false job',
    harassment: 'Insults or harasses',
    spam: 'Advertising',
    other: 'Something else',
  },
  hi: {
    money: 'पैसे माँगना',
    fraud: 'धोखा या झूठी नौकरी',
    harassment: 'अपमान या परेशान करना',
    spam: 'विज्ञापन',
    other: 'कुछ और',
  },
};
