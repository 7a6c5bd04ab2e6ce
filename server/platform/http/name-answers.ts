import type { FastifyInstance } from 'fastify';
import {
  DEFAULT_NAME,
  PORTAL,
  withPortalName,
} from '../../../contract/portal-settings/portal-name.ts';
import type { Db } from '../database.ts';
import { portalName } from '../in-force/portal-name.ts';

/**
 * Puts the portal's name into answers and pages only when they are sent, because cached ones may
 * outlive the name.
 */
export const nameAnswers = (app: FastifyInstance, db: Db) =>
  app.addHook('onSend', async (_request, _reply, payload) =>
    typeof payload === 'string' && payload.includes(PORTAL)
      ? // A page that says that the database is away has no other name to say.
        withPortalName(payload, await portalName(db).catch(() => DEFAULT_NAME))
      : payload,
  );
