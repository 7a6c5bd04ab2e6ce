import { API_BASE } from '../endpoint.ts';

/**
 * The shapes in which a logo is kept: at its own width for pages, and as squares of this many
 * pixels for icons.
 */
export const logoShapes = ['wide', 'icon_192', 'icon_512'] as const;
export type LogoShape = (typeof logoShapes)[number];

/** How pages show the portal. */
export interface PortalLook {
  /** Null for the product's own name, whose letters are its logo. */
  name: string | null;
  /** Null for the product's own, or the name as text. */
  logo: { wide: string; icon: string; largeIcon: string } | null;
  /** The accent colour, for the browser around the page. */
  accent: string | null;
  /** Declarations that replace the product's colours. */
  css: string | null;
}

/**
 * The address of a logo. Every logo has an address of its own, so browsers may cache it for good.
 */
export const logoUrl = (key: string, shape: LogoShape): string =>
  `${API_BASE}/barong/public/logo?key=${key}&shape=${shape}`;
