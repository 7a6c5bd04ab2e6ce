/** Denies every browser feature that no page of ours uses. */
export const permissionsPolicy: string = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Where browsers report what a policy has stopped. */
export const POLICY_REPORTS_PATH = '/policy-reports';
/** The header that gives this path the name used in `report-to`. */
export const reportingEndpoints = `policy="${POLICY_REPORTS_PATH}"`;

/** The policy of answers that are not pages: nothing in them may run, load or be framed. */
export const policyOfData = "default-src 'none'; frame-ancestors 'none'";
/** The least that an answer needs that is made before routes and hooks. */
export const headersOfData = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': policyOfData,
};

/**
 * The Content-Security-Policy of our pages: scripts run only from our own address or with the
 * response's nonce. Inline styles are allowed because dialogs and toasts set them.
 */
export function contentSecurityPolicy(nonce?: string): string {
  const scripts = nonce ? `'self' 'nonce-${nonce}'` : "'self'";
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    // The checkout of the payment gateway is a page of its own, opened by a form.
    "form-action 'self' https://api.razorpay.com",
    "frame-ancestors 'none'",
    `report-uri ${POLICY_REPORTS_PATH}`,
    'report-to policy',
  ].join('; ');
}
