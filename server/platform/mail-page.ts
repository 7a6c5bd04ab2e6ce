/** The HTML of a mail: one layout for all, light and dark. */
import { coloursOf, lightened, SURFACE } from '../../contract/portal-settings/accent.ts';
import type { Language } from '../../contract/endpoint.ts';

/** What its reader sees of a mail. */
export interface MailContent {
  language: Language;
  subject: string;
  paragraphs: string[];
  /** Named links below the paragraphs, with a line about each. */
  entries?: { title: string; text: string; url: string }[];
  /** A paragraph below the entries. */
  closing?: string;
  /** A code to show in large type. */
  code?: string;
  link?: { label: string; url: string };
  /**
   * For optional mails: the page with the settings, and the URL to which a mail program posts to
   * stop them.
   */
  choice?: { label: string; url: string; stopUrl: string };
}

/** How mails present the portal. */
export interface MailLook {
  name: string;
  /** The accent colour; null for that of the product. */
  accent: string | null;
  /** The one in the dark; null derives it from `accent`. */
  accentDark: string | null;
}

/** As in `web/app.css`, which no mail can load. */
const LIGHT = { page: '#f1f5f5', surface: SURFACE.light, ink: '#0f2326', 'ink-3': '#566a6e' };
const DARK = { page: '#0b1416', surface: SURFACE.dark, ink: '#e7efef', 'ink-3': '#98a9ac' };
const BRAND = { light: '#0b5e6c', dark: '#63c4d2' };

/** What lies on what, in the light and in the dark. */
function coloursIn({ accent, accentDark }: MailLook) {
  const light = accent ?? BRAND.light;
  const dark = accentDark ?? (accent === null ? BRAND.dark : lightened(accent));
  return {
    light: { ...LIGHT, brand: light, 'on-brand': coloursOf(light, 'light')['on-brand'] },
    dark: { ...DARK, brand: dark, 'on-brand': coloursOf(dark, 'dark')['on-brand'] },
  };
}

const escape = (text: string) =>
  text.replaceAll(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`).replaceAll('\n', '<br>');

export function mailPage(
  { subject, paragraphs, entries = [], closing, code, link, language, choice }: MailContent,
  { footer, look }: { footer: string; look: MailLook },
): string {
  const { light, dark } = coloursIn(look);
  // Many mail programs heed nothing but what stands at an element, and leave out the sheet, which
  // then changes what they show in the dark or on a phone.
  const font = "font:16px/1.5 'Noto Sans','Noto Sans Devanagari',Roboto,Arial,sans-serif";
  const paragraph = 'margin:0 0 16px';
  const anchor = (url: string, text: string, style = '') =>
    `<a class="brand" style="color:${light.brand};${style}" href="${escape(url)}">${escape(text)}</a>`;
  const small = `margin:16px 0 0;font-size:13px;color:${light['ink-3']}`;
  const button = `display:inline-block;background:${light.brand};color:${light['on-brand']};padding:12px 20px;border-radius:8px;font-weight:600;text-decoration:none`;
  const sheet = [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    '@media (max-width:480px){.page{padding:0!important}.card{border-radius:0!important;padding:20px 16px!important}}',
    '@media (prefers-color-scheme:dark){',
    `.page{background:${dark.page}!important}`,
    `.card{background:${dark.surface}!important;border-color:${dark.brand}!important;color:${dark.ink}!important}`,
    `.brand{color:${dark.brand}!important}`,
    `.button{background:${dark.brand}!important;color:${dark['on-brand']}!important}`,
    `.small{color:${dark['ink-3']}!important}`,
    '}',
  ];
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escape(subject)}</title><style>${sheet.join('')}</style></head>`,
    `<body class="page" style="background:${light.page};margin:0;padding:24px">`,
    `<div class="card" style="max-width:520px;margin:auto;background:${light.surface};border-top:3px solid ${light.brand};border-radius:0 0 12px 12px;padding:24px;overflow-wrap:anywhere;${font};color:${light.ink}">`,
    `<p class="brand" style="margin:0 0 20px;font-weight:700;color:${light.brand}">${escape(look.name)}</p>`,
    ...paragraphs.map((text) => `<p style="${paragraph}">${escape(text)}</p>`),
    ...entries.map(
      ({ title, text, url }) =>
        `<p style="${paragraph}">${anchor(url, title, 'font-weight:600')}<br>${escape(text)}</p>`,
    ),
    closing ? `<p style="${paragraph}">${escape(closing)}</p>` : '',
    code
      ? `<p style="${paragraph};font-size:30px;letter-spacing:6px;font-weight:600">${escape(code)}</p>`
      : '',
    link
      ? `<p style="margin:24px 0"><a class="button" style="${button}" href="${escape(link.url)}">${escape(link.label)}</a></p>`
      : '',
    `<p class="small" style="${small}">${escape(footer)}</p>`,
    // High enough for a finger.
    choice
      ? `<p class="small" style="${small}">${anchor(choice.url, choice.label, 'display:inline-block;padding:10px 0')}</p>`
      : '',
    '</div></body></html>',
  ].join('\n');
}
