type Given = Readonly<Record<string, string | undefined>>;

/** Groups of environment variables of which all or none must be set. */
const TOGETHER = [
  ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
  ['SELLER_NAME', 'SELLER_ADDRESS'],
  ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
  ['REPLY_TLS_CERT', 'REPLY_TLS_KEY'],
] as const;

/** Environment variables that mean nothing without another one. */
const NEEDS = [
  ['DATABASE_REPLICA_URL', 'DATABASE_URL'],
  ['REPLY_PORT', 'REPLY_DOMAIN'],
  ['SMS_NOTICES', 'SMS_URL'],
  ['WHATSAPP_NOTICES', 'WHATSAPP_URL'],
] as const;

/** What is wrong with variables that belong together, as sentences. */
export function problemsTogether(given: Given): string[] {
  const torn = TOGETHER.filter(
    (names) => names.some((name) => given[name]) && !names.every((name) => given[name]),
  );
  const alone = NEEDS.filter(([name, needed]) => given[name] && !given[needed]);
  return [
    ...torn.map(
      (names) => `${names.slice(0, -1).join(', ')} and ${names.at(-1)} must be given together`,
    ),
    ...(given['SELLER_GSTIN'] && !given['SELLER_NAME']
      ? ['SELLER_GSTIN must be given with SELLER_NAME and SELLER_ADDRESS']
      : []),
    ...alone.map(([name, needed]) => `${name} needs ${needed}`),
  ];
}
