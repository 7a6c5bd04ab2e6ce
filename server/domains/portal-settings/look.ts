/** The portal's own name, logo and colours. */
import { randomUUID } from 'node:crypto';
import { accentCss } from '../../../contract/portal-settings/accent.ts';
import {
  type LogoShape,
  logoShapes,
  logoUrl,
  type PortalLook,
} from '../../../contract/portal-settings/logo.ts';
import type { SettingGroups } from '../../../contract/portal-settings/settings.ts';
import type { PortalSettings } from '../../../contract/portal-settings/portal-settings.ts';
import type { Db } from '../../platform/database.ts';
import type { FileAnswer, Services, Upload } from '../../platform/endpoints.ts';
import { settingsInForce } from '../../platform/in-force/settings.ts';
import { refuse } from '../../platform/refusal.ts';
import { addTask } from '../../platform/tasks.ts';
import { takeLogo } from '../documents/documents.ts';
import { type Change, changeSettings } from './changes.ts';
import type { GroupWithHistory } from './history.ts';

export const shownLook = ({
  name,
  logo,
  accent,
  accent_dark: dark,
}: SettingGroups['look']): PortalLook => ({
  name,
  logo:
    logo === null
      ? null
      : {
          wide: logoUrl(logo, 'wide'),
          icon: logoUrl(logo, 'icon_192'),
          largeIcon: logoUrl(logo, 'icon_512'),
        },
  accent,
  css: accent === null ? null : accentCss(accent, dark),
});

export const presentLook = ({
  logo,
  ...look
}: GroupWithHistory<'look'>): PortalSettings['look'] => ({
  ...look,
  logo_url: logo && logoUrl(logo, 'wide'),
});

export const changeLook = async (db: Db, change: Change<'look'>): Promise<PortalSettings['look']> =>
  presentLook(await changeSettings(db, 'look', change));

interface Sent {
  adminId: number;
  upload: Upload | undefined;
  /** The IP address of the upload. */
  address: string;
  ifMatch: string | undefined;
}

/** Draws a logo anew under the rules of pictures, and shows it in place of the one before. */
export async function uploadLogo(
  services: Pick<Services, 'db' | 'files' | 'findVirus'>,
  { adminId, upload, address, ifMatch }: Sent,
): Promise<PortalSettings['look']> {
  const { files } = services;
  const { wide, icons } = await takeLogo(services, adminId, { upload, address });
  const key = randomUUID();
  await files.put(fileOf(key, 'wide'), Buffer.from(wide));
  for (const [side, icon] of icons) await files.put(fileOf(key, `icon_${side}`), Buffer.from(icon));
  try {
    return await showLogo(services, { adminId, logo: key, ifMatch });
  } catch (error) {
    // No row refers to these files.
    await eraseLogo(services.db, key);
    throw error;
  }
}

interface LogoChange {
  adminId: number;
  logo: string | null;
  ifMatch: string | undefined;
}

/** Shows another logo or none, and erases the files of the one before. */
export const showLogo = async (
  { db }: Pick<Services, 'db'>,
  { adminId, logo, ifMatch }: LogoChange,
): Promise<PortalSettings['look']> =>
  changeLook(db, {
    adminId,
    value: { logo },
    ifMatch,
    also: (trx, before) => eraseLogo(trx, before.logo),
  });

async function eraseLogo(db: Db, key: string | null): Promise<void> {
  if (key === null) return;
  for (const shape of logoShapes) await addTask(db, 'erase_file', { key: fileOf(key, shape) });
}

const fileOf = (key: string, shape: LogoShape) =>
  `logo/${key}-${shape}.${shape === 'wide' ? 'webp' : 'png'}`;

const YEAR_SECONDS = 31_536_000;

/** The current logo. */
export async function openLogo(
  { db, files }: Pick<Services, 'db' | 'files'>,
  { key, shape }: { key: string; shape: LogoShape },
): Promise<FileAnswer> {
  const { logo } = (await settingsInForce(db)).look;
  if (logo === null || key !== logo) throw refuse('resource.picture.not_found');
  const isWide = shape === 'wide';
  return {
    name: isWide ? 'Logo.webp' : 'Icon.png',
    mediaType: isWide ? 'image/webp' : 'image/png',
    content: await files.read(fileOf(logo, shape)),
    inline: true,
    keptSeconds: YEAR_SECONDS,
  };
}
