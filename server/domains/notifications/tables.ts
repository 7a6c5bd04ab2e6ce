import { ofAccount, type Tables } from '../../platform/personal.ts';

const ABOUT = { en: 'About', hi: 'किस बारे में' };

export const notificationTables = {
  notifications: {
    words: { en: 'Notifications', hi: 'सूचनाएँ' },
    rowsOf: ofAccount,
    columns: {
      id: 'inner',
      account_id: 'inner',
      kind: ABOUT,
      subject: { en: 'Details', hi: 'ब्योरा' },
      about: 'inner',
      count: { en: 'How many', hi: 'कितनी' },
      mailed_at: { en: 'Mailed', hi: 'मेल कब भेजा' },
      pushed_at: { en: 'Sent to your devices', hi: 'आपके डिवाइस पर कब भेजी' },
      texted_at: { en: 'Sent to your number', hi: 'आपके नंबर पर कब भेजी' },
      created_at: { en: 'When', hi: 'कब' },
      read_at: { en: 'Read', hi: 'कब पढ़ी' },
    },
  },
  notification_choices: {
    words: { en: 'Notifications that you turned on or off', hi: 'सूचनाएँ, जो आपने चालू या बंद कीं' },
    rowsOf: ofAccount,
    correctedAt: '/settings',
    columns: {
      account_id: 'inner',
      kind: ABOUT,
      channel: { en: 'Where', hi: 'कहाँ' },
      is_on: { en: 'On', hi: 'चालू' },
      created_at: { en: 'When', hi: 'कब' },
    },
  },
} satisfies Tables;
