/** Error codes for conversations; `errors.ts` includes them. */
export const conversationErrors = {
  'resource.conversation.not_found': {
    status: 404,
    en: 'Conversation not found.',
    hi: 'बातचीत नहीं मिली।',
  },
  'resource.conversation.missing_partner': {
    status: 422,
    en: 'Say with whom the conversation is.',
    hi: 'बताएँ कि बातचीत किसके साथ है।',
  },
  'resource.conversation.not_allowed': {
    status: 403,
    en: 'You can write only to people who applied to your company or agreed to be contacted.',
    hi: 'आप सिर्फ़ उन्हें लिख सकते हैं जिन्होंने आपकी कंपनी में आवेदन किया या संपर्क के लिए हाँ कहा।',
  },
  'resource.conversation.closed': {
    status: 409,
    en: 'This conversation is closed. Nobody can answer here any more.',
    hi: 'यह बातचीत बंद है। यहाँ अब कोई जवाब नहीं दे सकता।',
  },
  'resource.conversation.blocked': {
    status: 409,
    en: 'You blocked this conversation. Unblock it to write.',
    hi: 'आपने यह बातचीत ब्लॉक की है। लिखने के लिए इसे अनब्लॉक करें।',
  },
  'resource.message.not_found': {
    status: 404,
    en: 'Message not found.',
    hi: 'संदेश नहीं मिला।',
  },
  'resource.message.missing_text': {
    status: 422,
    en: 'Write a message first.',
    hi: 'पहले संदेश लिखें।',
  },
  'resource.message.too_long': {
    status: 422,
    en: 'Messages have at most 4,000 characters.',
    hi: 'एक संदेश में ज़्यादा से ज़्यादा 4,000 अक्षर हो सकते हैं।',
  },
  'resource.message_attachment.not_found': {
    status: 404,
    en: 'Attachment not found.',
    hi: 'अटैचमेंट नहीं मिला।',
  },
  'resource.message_attachment.shows_name': {
    status: 409,
    en: 'This company does not know your name yet, and a file could give it away. You can send files once they know you.',
    hi: 'यह कंपनी अभी आपका नाम नहीं जानती, और फ़ाइल से वह पता चल सकता है। जब वे आपको जान लें, तब फ़ाइल भेज सकते हैं।',
  },
  'resource.message_report.handled': {
    status: 409,
    en: 'This report was already marked as done by {by}, with another answer.',
    hi: '{by} ने इस शिकायत को किसी और जवाब के साथ पहले ही निपटा दिया है।',
  },
  'resource.message_report.not_found': {
    status: 404,
    en: 'Report not found.',
    hi: 'शिकायत नहीं मिली।',
  },
} as const;
