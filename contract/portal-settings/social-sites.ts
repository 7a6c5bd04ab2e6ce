/** The networks on which an operator can have a page, and the hosts of their pages. */
const hostsOfSites = {
  linkedin: ['linkedin.com'],
  x: ['x.com', 'twitter.com'],
  youtube: ['youtube.com'],
  instagram: ['instagram.com'],
  facebook: ['facebook.com'],
} as const;

export type SocialSite = keyof typeof hostsOfSites;
export const socialSites = Object.keys(hostsOfSites) as SocialSite[];

/** Their names, which are the same in every language. */
export const siteNames: Readonly<Record<SocialSite, string>> = {
  linkedin: 'LinkedIn',
  x: 'X',
  youtube: 'YouTube',
  instagram: 'Instagram',
  facebook: 'Facebook',
};

/** Whether the text is an https address of the site, with or without a subdomain such as `www`. */
export function isPageOf(site: SocialSite, text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username } = new URL(text);
  const isHost = hostsOfSites[site].some(
    (host) => hostname === host || hostname.endsWith(`.${host}`),
  );
  return protocol === 'https:' && username === '' && isHost;
}
