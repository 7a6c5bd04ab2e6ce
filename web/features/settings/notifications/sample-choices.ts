import type { ByPhone } from '../../../../contract/notifications.ts';

const withoutPhone: ByPhone = { number: null, channels: [] };
const noPhone = { sms: null, whatsapp: null };

/** For tests: what a seeker chose for decisions, beside a kind that cannot be switched off. */
export const sampleChoices = (
  product: boolean,
  mail: boolean,
  by_phone = withoutPhone,
  sms: boolean | null = null,
) => ({
  preferences: [
    {
      kind: 'application_decided' as const,
      product,
      mail,
      push: true,
      sms,
      whatsapp: null,
      always: false,
    },
    {
      kind: 'new_device' as const,
      product: true,
      mail: true,
      push: true,
      ...noPhone,
      always: true,
    },
  ],
  by_phone,
  quiet_hours: { on: true, from: '22:00', until: '07:00' },
});
