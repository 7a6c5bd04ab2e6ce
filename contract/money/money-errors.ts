/** Error codes for plans, subscriptions and payments; `errors.ts` includes them. */
export const moneyErrors = {
  'resource.plan.not_found': {
    status: 404,
    en: 'This plan is not offered any more. Reload the page to see the current plans.',
    hi: 'यह प्लान अब नहीं मिलता। आज के प्लान देखने के लिए पेज दोबारा खोलें।',
  },
  'resource.plan.free': {
    status: 409,
    en: 'This plan is free for everybody and will stay free.',
    hi: 'यह प्लान सबके लिए मुफ़्त है और मुफ़्त रहेगा।',
  },
  'resource.plan.invalid_price': {
    status: 422,
    en: 'Enter the price in paise, 100 or more.',
    hi: 'क़ीमत पैसों में लिखें, कम से कम 100।',
  },
  'resource.plan.limit': {
    status: 409,
    en: 'Your plan allows {most} of these at once, and all are in use. End or remove one, or choose a larger plan under Subscription.',
    hi: 'आपके प्लान में ये एक साथ {most} हो सकते हैं, और सब इस्तेमाल में हैं। कोई एक बंद करें या हटाएँ, या सब्सक्रिप्शन में बड़ा प्लान चुनें।',
  },
  'resource.subscription.not_found': {
    status: 404,
    en: 'Subscription not found.',
    hi: 'सब्सक्रिप्शन नहीं मिली।',
  },
  'resource.subscription.current': {
    status: 409,
    en: 'You already have this plan.',
    hi: 'यह प्लान आपके पास पहले से है।',
  },
  'resource.subscription.canceled': {
    status: 409,
    en: 'Your plan is canceled. You can choose one again when it has ended.',
    hi: 'आपका प्लान रद्द है। उसके ख़त्म होने पर आप फिर से प्लान चुन सकते हैं।',
  },
  'resource.subscription.over': {
    status: 409,
    en: 'There is nothing to cancel. Reload to see the current state.',
    hi: 'रद्द करने को कुछ नहीं है। अभी की स्थिति देखने के लिए पेज दोबारा खोलें।',
  },
  'resource.payment.not_found': {
    status: 404,
    en: 'Payment not found.',
    hi: 'भुगतान नहीं मिला।',
  },
  'resource.payment.not_refundable': {
    status: 409,
    en: 'Only the newest payment can be refunded, within seven days and once.',
    hi: 'केवल सबसे नया भुगतान लौट सकता है, सात दिन के अंदर और एक बार।',
  },
  'resource.refund.not_found': {
    status: 404,
    en: 'Refund not found.',
    hi: 'वापसी नहीं मिली।',
  },
  'resource.refund.not_failed': {
    status: 409,
    en: 'This refund is on its way or has arrived. Reload to see its current state.',
    hi: 'यह वापसी रास्ते में है या पहुँच चुकी है। अभी की स्थिति देखने के लिए पेज दोबारा खोलें।',
  },
  'resource.refund.invalid_reference': {
    status: 422,
    en: 'Enter the number that the bank gave the transfer, such as SBIN426330123456. No card number and no UPI id.',
    hi: 'बैंक का ट्रांसफ़र नंबर लिखें, जैसे SBIN426330123456। कार्ड नंबर या UPI आईडी नहीं।',
  },
  'resource.refund.invalid_day': {
    status: 422,
    en: 'Choose the day of the transfer: from the day of the refund to today.',
    hi: 'ट्रांसफ़र का दिन चुनें: वापसी माँगे जाने के दिन से आज तक।',
  },
  'resource.refund.invalid_amount': {
    status: 422,
    en: 'Enter an amount from ₹1 up to what is left of the payment, and leave either nothing or at least ₹1.',
    hi: '₹1 से लेकर भुगतान में बची रक़म तक लिखें, और बाद में या कुछ न बचे या कम से कम ₹1।',
  },
  'resource.refund.not_paid': {
    status: 409,
    en: 'None of this payment can be refunded: it did not arrive, or has already been refunded.',
    hi: 'इस भुगतान में से कुछ लौटाया नहीं जा सकता: यह आया नहीं, या पहले ही लौट चुका है।',
  },
  'resource.refund.changed': {
    status: 409,
    en: 'Part of this payment was refunded in the meantime. Reload to see what is left.',
    hi: 'इस बीच इस भुगतान में से कुछ लौटाया गया। बची रक़म देखने के लिए पेज दोबारा खोलें।',
  },
  'resource.difference.not_found': {
    status: 404,
    en: 'Difference not found.',
    hi: 'यह अंतर नहीं मिला।',
  },
  'resource.difference.solved': {
    status: 409,
    en: 'There is no longer a difference. Reload to see the current state.',
    hi: 'अब कोई अंतर नहीं है। अभी की स्थिति देखने के लिए पेज दोबारा खोलें।',
  },
  'resource.settlement.unreadable': {
    status: 422,
    en: 'This is not a settlement report: it needs the columns entity_id, type, amount, fee, tax, credit, debit, settlement_id and settled_at.',
    hi: 'यह सेटलमेंट रिपोर्ट नहीं है: इसमें entity_id, type, amount, fee, tax, credit, debit, settlement_id और settled_at कॉलम चाहिए।',
  },
  'resource.payment.forged': {
    status: 400,
    en: 'This was not signed by the payment service.',
    hi: 'भुगतान सेवा ने इस पर हस्ताक्षर नहीं किए।',
  },
  'resource.payment.gateway_down': {
    status: 503,
    en: 'The payment service does not answer. Nothing was charged. Please try again in a few minutes.',
    hi: 'भुगतान सेवा जवाब नहीं दे रही। कोई पैसा नहीं कटा। कुछ मिनट बाद फिर कोशिश करें।',
  },
} as const;
