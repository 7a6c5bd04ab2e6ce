/** Error codes for accounts, sessions and passwords; `errors.ts` includes them. */
export const accountErrors = {
  'identity.session.invalid_params': {
    status: 401,
    en: 'Invalid email or password. Please try again.',
    hi: 'ईमेल या पासवर्ड सही नहीं है। कृपया फिर कोशिश करें।',
  },
  'identity.session.not_active': {
    status: 401,
    en: 'Your account has been deactivated. Please contact support for assistance.',
    hi: 'आपका खाता बंद कर दिया गया है। मदद के लिए सपोर्ट से संपर्क करें।',
  },
  'identity.session.invalid': {
    status: 401,
    en: 'Your session has expired. Please log in again.',
    hi: 'आपका सेशन ख़त्म हो गया है। कृपया फिर लॉग इन करें।',
  },
  'jwt.decode_and_verify': {
    status: 401,
    en: 'Your session has expired. Please log in again.',
    hi: 'आपका सेशन ख़त्म हो गया है। कृपया फिर लॉग इन करें।',
  },
  'identity.session.banned': {
    status: 401,
    en: 'Your account has been banned. Please contact support for assistance.',
    hi: 'आपके खाते पर रोक लगा दी गई है। मदद के लिए सपोर्ट से संपर्क करें।',
  },
  'identity.session.deleted': {
    status: 401,
    en: 'This account has been deleted.',
    hi: 'यह खाता हटा दिया गया है।',
  },
  'identity.session.missing_otp': {
    status: 401,
    en: 'Please enter the code from your authenticator app.',
    hi: 'कृपया अपने ऑथेंटिकेटर ऐप का कोड लिखें।',
  },
  'identity.session.invalid_otp': {
    status: 401,
    en: 'This code is wrong or has already been used. Please enter the newest one. If that is refused too, set the clock of your phone to automatic.',
    hi: 'यह कोड सही नहीं है या पहले इस्तेमाल हो चुका है। कृपया सबसे नया कोड लिखें। वह भी न चले, तो फ़ोन की सेटिंग में समय को अपने-आप सेट होने दें।',
  },
  'identity.session.invalid_passkey': {
    status: 401,
    en: 'This passkey does not belong to an account here, or it took too long. Please try again, or log in with your password.',
    hi: 'इस पासकी से यहाँ कोई खाता नहीं खुलता, या उसका समय निकल गया। फिर कोशिश करें, या पासवर्ड से लॉग इन करें।',
  },
  'identity.session.passkey_needed': {
    status: 401,
    en: 'This account opens with its passkey, not with a password or a code alone.',
    hi: 'यह खाता अपनी पासकी से खुलता है, सिर्फ़ पासवर्ड या कोड से नहीं।',
  },
  'identity.session.no_sms': {
    status: 409,
    en: 'This server cannot send an SMS to this number. Please log in with your password.',
    hi: 'यह सर्वर इस नंबर पर SMS नहीं भेज सकता। कृपया पासवर्ड से लॉग इन करें।',
  },
  'authz.second_step_required': {
    status: 403,
    en: 'Admins need two-step sign-in. Please set up an authenticator app or a passkey in the settings first.',
    hi: 'एडमिन दो चरणों में लॉग इन करते हैं। कृपया पहले सेटिंग में ऑथेंटिकेटर ऐप या पासकी जोड़ें।',
  },
  'authz.reauthentication_required': {
    status: 403,
    en: 'Please confirm that it is you: your last login was a while ago.',
    hi: 'कृपया बताएँ कि यह आप ही हैं: आपका पिछला लॉग इन कुछ देर पहले का है।',
  },
  'resource.passkey.not_found': {
    status: 404,
    en: 'This passkey no longer exists.',
    hi: 'यह पासकी अब नहीं है।',
  },
  'resource.passkey.invalid': {
    status: 422,
    en: 'The passkey could not be added. Please try again.',
    hi: 'पासकी जोड़ी नहीं जा सकी। कृपया फिर कोशिश करें।',
  },
  'resource.passkey.exists': {
    status: 409,
    en: 'This passkey has already been added.',
    hi: 'यह पासकी पहले से जुड़ी है।',
  },
  'resource.passkey.too_many': {
    status: 409,
    en: 'There are as many passkeys as an account can have. Please remove one first.',
    hi: 'एक खाते में इससे ज़्यादा पासकी नहीं हो सकतीं। पहले कोई एक हटाएँ।',
  },
  'resource.session.not_found': {
    status: 404,
    en: 'This device is not signed in any more.',
    hi: 'यह डिवाइस अब लॉग इन नहीं है।',
  },
  'resource.otp.already_enabled': {
    status: 409,
    en: 'Two-step sign-in is already on.',
    hi: 'दो चरणों में लॉग इन पहले से चालू है।',
  },
  'resource.otp.not_enabled': {
    status: 409,
    en: 'Two-step sign-in is not on.',
    hi: 'दो चरणों में लॉग इन चालू नहीं है।',
  },
  'resource.otp.not_started': {
    status: 409,
    en: 'Please add the key to your authenticator app first.',
    hi: 'कृपया पहले अपने ऑथेंटिकेटर ऐप में कुंजी जोड़ें।',
  },
  'resource.otp.invalid': {
    status: 422,
    en: 'This code is wrong or has already been used. Please enter the newest one. If that is refused too, set the clock of your phone to automatic.',
    hi: 'यह कोड सही नहीं है या पहले इस्तेमाल हो चुका है। कृपया सबसे नया कोड लिखें। वह भी न चले, तो फ़ोन की सेटिंग में समय को अपने-आप सेट होने दें।',
  },
  'identity.user.already_exists': {
    status: 409,
    en: 'An account with this email already exists.',
    hi: 'इस ईमेल से एक खाता पहले से है।',
  },
  'identity.user.missing_email': {
    status: 422,
    en: 'Email address is required.',
    hi: 'ईमेल पता ज़रूरी है।',
  },
  'identity.user.invalid_email': {
    status: 422,
    en: 'Please enter a valid email address.',
    hi: 'कृपया सही ईमेल पता लिखें।',
  },
  'identity.user.disposable_email': {
    status: 422,
    en: 'Please use an address of your company. Mailboxes that last for minutes are not accepted from employers.',
    hi: 'कृपया अपनी कंपनी का ईमेल पता लिखें। कुछ ही मिनट चलने वाले ईमेल से कंपनी का खाता नहीं बन सकता।',
  },
  'identity.user.missing_name': {
    status: 422,
    en: 'Please provide your name.',
    hi: 'कृपया अपना नाम लिखें।',
  },
  'identity.user.contact_in_name': {
    status: 422,
    en: 'Names cannot contain phone numbers, email or web addresses.',
    hi: 'नाम में फ़ोन नंबर, ईमेल पता या वेब पता नहीं हो सकता।',
  },
  'identity.user.missing_password': {
    status: 422,
    en: 'Password is required.',
    hi: 'पासवर्ड ज़रूरी है।',
  },
  'identity.user.invalid_password': {
    status: 422,
    en: 'Password must be at least 8 characters long and include a mix of letters and numbers.',
    hi: 'पासवर्ड कम से कम 8 अक्षरों का हो और उसमें अक्षर और अंक दोनों हों।',
  },
  'identity.user.missing_confirmations': {
    status: 422,
    en: 'Please confirm your password.',
    hi: 'कृपया पासवर्ड दोबारा लिखें।',
  },
  'identity.user.passwords_dont_match': {
    status: 422,
    en: 'Passwords do not match.',
    hi: 'पासवर्ड मेल नहीं खाते।',
  },
  'user.password.invalid': {
    status: 422,
    en: 'Current password is incorrect.',
    hi: 'मौजूदा पासवर्ड सही नहीं है।',
  },
  'identity.password.reset_expired': {
    status: 422,
    en: 'This reset link has expired or has already been used. Please request a new one.',
    hi: 'यह लिंक पुराना है या पहले इस्तेमाल हो चुका है। कृपया नया लिंक मँगाएँ।',
  },
  'identity.email_change.expired': {
    status: 422,
    en: 'This link has expired or is no longer needed.',
    hi: 'यह लिंक पुराना हो चुका है या अब इसकी ज़रूरत नहीं है।',
  },
  'identity.email_change.same': {
    status: 422,
    en: 'This is already your address.',
    hi: 'आपका पता पहले से यही है।',
  },
  'password.weak': {
    status: 422,
    en: 'This password is too weak. Please choose one that is harder to guess.',
    hi: 'यह पासवर्ड बहुत कमज़ोर है। ऐसा चुनें जिसका अंदाज़ा लगाना मुश्किल हो।',
  },
  'identity.user.invalid_phone': {
    status: 422,
    en: 'Please enter a valid mobile number.',
    hi: 'कृपया सही मोबाइल नंबर लिखें।',
  },
  'identity.phone.no_provider': {
    status: 409,
    en: 'This server cannot send SMS to this number, so it cannot be verified here.',
    hi: 'यह सर्वर इस नंबर पर SMS नहीं भेज सकता, इसलिए यहाँ यह नंबर सत्यापित नहीं हो सकता।',
  },
  'identity.phone.not_verified': {
    status: 409,
    en: 'Please verify your mobile number first.',
    hi: 'कृपया पहले अपना मोबाइल नंबर सत्यापित करें।',
  },
  'identity.phone.already_verified': {
    status: 409,
    en: 'Your mobile number is already verified.',
    hi: 'आपका मोबाइल नंबर पहले से सत्यापित है।',
  },
  'identity.user.invalid_data': {
    status: 422,
    en: 'The registration details could not be read.',
    hi: 'रजिस्ट्रेशन की जानकारी पढ़ी नहीं जा सकी।',
  },
  'identity.user.not_verified': {
    status: 403,
    en: 'Please verify your email address first.',
    hi: 'कृपया पहले अपना ईमेल पता सत्यापित करें।',
  },
  'identity.otp.invalid': {
    status: 422,
    en: 'Invalid verification code. Please try again.',
    hi: 'कोड सही नहीं है। कृपया फिर कोशिश करें।',
  },
  'identity.otp.expired': {
    status: 422,
    en: 'Verification code has expired. Please request a new one.',
    hi: 'कोड का समय ख़त्म हो गया है। कृपया नया कोड मँगाएँ।',
  },
  'resource.user.not_found': {
    status: 404,
    en: 'User not found.',
    hi: 'खाता नहीं मिला।',
  },
  'resource.hr_account.deletion_asked': {
    status: 409,
    en: 'You have already requested this deletion. Another admin has to confirm it.',
    hi: 'आप यह खाता हटाने को पहले ही कह चुके हैं। अब किसी दूसरे एडमिन की हामी चाहिए।',
  },
  'resource.admin.not_found': {
    status: 404,
    en: 'There is no such admin.',
    hi: 'ऐसा कोई एडमिन नहीं है।',
  },
  'resource.admin.own_rights': {
    status: 409,
    en: 'Nobody changes their own rights. Another owner has to do it.',
    hi: 'अपने अधिकार कोई ख़ुद नहीं बदल सकता। यह किसी दूसरे ओनर को करना होगा।',
  },
  'resource.admin.last_owner': {
    status: 409,
    en: 'You are the only owner. Make somebody else an owner first.',
    hi: 'आप अकेले ओनर हैं। पहले किसी और को ओनर बनाएँ।',
  },
  'resource.appeal.not_found': {
    status: 404,
    en: 'There is nothing to appeal against here. Please open the link in the email again.',
    hi: 'यहाँ अपील के लिए कुछ नहीं है। मेल का लिंक एक बार फिर खोलें।',
  },
  'resource.appeal.too_short': {
    status: 422,
    en: 'Please write a little more.',
    hi: 'कृपया थोड़ा और लिखें।',
  },
  'resource.appeal.exists': {
    status: 409,
    en: 'You have appealed already.',
    hi: 'आप पहले ही अपील कर चुके हैं।',
  },
  'resource.appeal.own_decision': {
    status: 403,
    en: 'You decided this yourself. Another admin has to look at the appeal.',
    hi: 'यह फ़ैसला आपका ही था। अपील किसी दूसरे एडमिन को देखनी होगी।',
  },
  'resource.appeal.decided': {
    status: 409,
    en: 'This appeal was already decided by {by}: {how}.',
    hi: '{by} ने इस अपील पर फ़ैसला पहले ही कर दिया है: {how}।',
  },
  'authz.missing_csrf_token': {
    status: 401,
    en: 'Your session could not be checked. Please try again.',
    hi: 'आपका सेशन जाँचा नहीं जा सका। कृपया फिर कोशिश करें।',
  },
  'authz.csrf_token_mismatch': {
    status: 419,
    en: 'Your session could not be checked. Please try again.',
    hi: 'आपका सेशन जाँचा नहीं जा सका। कृपया फिर कोशिश करें।',
  },
  'authz.unauthorized': {
    status: 403,
    en: 'You are not authorized to perform this action.',
    hi: 'आपको यह करने की अनुमति नहीं है।',
  },
} as const;
