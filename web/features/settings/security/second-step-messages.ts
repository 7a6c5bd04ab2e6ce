import { defineMessages } from '../../../lib/messages.ts';

export const secondStepAdviceMessages = defineMessages({
  en: {
    required:
      'Admins need two-step sign-in. Set up an authenticator app or add a passkey here; until then nothing else opens.',
    recommended:
      'You read other people’s applications here. Protect them with two-step sign-in or a passkey.',
    recommendedToAdmin: 'Protect this portal with two-step sign-in or a passkey.',
    setUp: 'Set up',
    notNow: 'Not now',
  },
  hi: {
    required: 'एडमिन दो चरणों में लॉग इन करते हैं। यहाँ ऑथेंटिकेटर ऐप या पासकी जोड़ें: उससे पहले और कुछ नहीं खुलेगा।',
    recommended: 'आप यहाँ दूसरों के आवेदन पढ़ते हैं। उन्हें सुरक्षित रखें: दो चरणों में या पासकी से लॉग इन करें।',
    recommendedToAdmin: 'इस पोर्टल को सुरक्षित रखें: दो चरणों में या पासकी से लॉग इन करें।',
    setUp: 'शुरू करें',
    notNow: 'अभी नहीं',
  },
});
