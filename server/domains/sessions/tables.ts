import { NETWORK, ofAccount, type Tables } from '../../platform/personal.ts';

export const sessionTables = {
  known_devices: {
    words: { en: 'Devices that you logged in from', hi: 'डिवाइस, जिनसे आपने लॉग इन किया' },
    rowsOf: ofAccount,
    columns: {
      account_id: 'inner',
      device: 'secret',
      network: NETWORK,
      first_seen_at: { en: 'First time', hi: 'पहली बार' },
      last_seen_at: { en: 'Last time', hi: 'आख़िरी बार' },
    },
  },
} satisfies Tables;
