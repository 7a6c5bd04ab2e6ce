import type { Domain } from '../../platform/domain.ts';
import { workEventTables } from './tables.ts';

/** What the members of a team did with its jobs and applications. */
export const workEvents: Domain = { tables: workEventTables };
