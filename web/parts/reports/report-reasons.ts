import type { Labels } from '../../../contract/format/labels.ts';
import type { AnyReportReason } from '../../../contract/reports/report-reasons.ts';

export const reportReasonLabels: Labels<AnyReportReason> = {
  en: {
    money: 'Asks for money',
    fraud: 'Fraud or a false job',
    harassment: 'Insults or harasses',
    spam: 'Advertising',
    identity: 'Is not who they say they are',
    invented: 'Invented work or certificates',
    data: 'Shows what belongs to somebody else',
    other: 'Something else',
  },
  hi: {
    money: 'पैसे माँगना',
    fraud: 'धोखा या झूठी नौकरी',
    harassment: 'अपमान या परेशान करना',
    spam: 'विज्ञापन',
    identity: 'कोई और होने का दिखावा',
    invented: 'मनगढ़ंत काम या प्रमाणपत्र',
    data: 'किसी और की जानकारी दिखाना',
    other: 'कुछ और',
  },
};
