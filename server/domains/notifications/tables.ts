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
      created_at: { en: 'When', hi: 'कब' },
      read_at: { en: 'Read', hi: 'कब पढ़ी' },
    },
  },
  notification_mutes: {
    words: { en: 'Notifications that you turned off', hi: 'सूचनाएँ, जो आपने बंद कीं' },
    rowsOf: ofAccount,
    correctedAt: '/settings',
    columns: {
      account_id: 'inner',
      kind: ABOUT,
      channel: { en: 'Where', hi: 'कहाँ' },
      created_at: { en: 'When', hi: 'कब' },
    },
  },
} satisfies Tables;
