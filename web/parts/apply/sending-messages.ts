import { PORTAL } from '../../../contract/portal-settings/portal-name.ts';
import { defineMessages } from '../../lib/messages.ts';

/** Texts after sending an application, by one click or from the dialog. */
export const sendingMessages = defineMessages({
  en: {
    submitted: 'Application Submitted',
    submittedText: 'Your job application has been submitted successfully',
    see: 'See it',
    undo: 'Undo',
    undone: 'Application taken back',
    undoFailed: 'It could not be undone',
    undoLateText: 'It stays sent. You can withdraw it in your applications.',
    failed: 'Application Failed',
    failedText: 'Failed to submit your application. Please try again.',
    readTerms: 'Read them',
    waits: (company: string) =>
      `${company} has not joined ${PORTAL} yet. Your application waits here until somebody from the company does, so there may be no answer soon.`,
  },
  hi: {
    submitted: 'आवेदन भेज दिया गया',
    submittedText: 'आपका आवेदन भेज दिया गया है',
    see: 'देखें',
    undo: 'पहले जैसा करें',
    undone: 'आवेदन हटा दिया गया',
    undoFailed: 'पहले जैसा नहीं हो सका',
    undoLateText: 'आवेदन भेजा जा चुका है। आप उसे अपने आवेदनों में वापस ले सकते हैं।',
    failed: 'आवेदन नहीं भेजा जा सका',
    failedText: 'आवेदन नहीं भेजा जा सका। कृपया फिर कोशिश करें।',
    readTerms: 'शर्तें पढ़ें',
    waits: (company) =>
      `${company} अभी ${PORTAL} पर नहीं है। कंपनी के जुड़ने तक आपका आवेदन यहीं रहेगा, इसलिए जवाब में देर हो सकती है।`,
  },
});
