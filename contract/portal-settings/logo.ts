import { API_BASE } from '../endpoint.ts';

/** In which a logo is kept: as wide as it is for pages, and in squares of so many pixels for icons. */
export const logoShapes = ['wide', 'icon_192', 'icon_512'] as const;
export type LogoShape = (typeof logoShapes)[number];

/** How pages show the portal. */
export interface PortalLook {
  /** Null for that of the product, whose letters are its logo. */
  name: string | null;
  /** Null for the product's own, or the name as text. */
  logo: { wide: string; icon: string; largeIcon: string } | null;
  /** The accent colour, for the browser around the page. */
  accent: string | null;
  /** Declarations that replace the product's colours. */
  css: string | null;
}

/** An address for each logo, so that browsers keep it; another logo has another one. */
export const logoUrl = (key: string, shape: LogoShape): string =>
  `${API_BASE}/barong/public/logo?key=${key}&shape=${shape}`;
