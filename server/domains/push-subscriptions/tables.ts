import { PORTAL } from '../../../contract/portal-settings/portal-name.ts';
import { CREATED, ofAccount, type Tables } from '../../platform/personal.ts';

export const pushSubscriptionTables = {
  push_subscriptions: {
    words: {
      en: `Devices that show notifications while ${PORTAL} is closed`,
      hi: `डिवाइस, जिन पर ${PORTAL} बंद होने पर भी सूचनाएँ आती हैं`,
    },
    rowsOf: ofAccount,
    correctedAt: '/settings',
    columns: {
      id: 'inner',
      account_id: 'inner',
      session_id: 'inner',
      endpoint: 'secret',
      p256dh: 'secret',
      auth: 'secret',
      server_key: 'inner',
      browser: { en: 'Browser', hi: 'ब्राउज़र' },
      system: { en: 'System', hi: 'सिस्टम' },
      created_at: CREATED,
      used_at: { en: 'Last used', hi: 'आख़िरी बार' },
    },
  },
} satisfies Tables;
