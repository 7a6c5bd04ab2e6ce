import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { MessageAttachment } from '../../contract/conversations/message.ts';
import { addRecruiter, signIn } from '../../db/world/people.ts';
import { apply, openJob, openTeam } from './hiring.ts';
import { register } from './people.ts';
import type { Actor, Portal } from './portal.ts';
import { uploadResume } from './resumes.ts';

/** What people do with conversations, over HTTP. */
export function talkOn(portal: Portal) {
  const open = (as: Actor, body: { application_id?: number; user_id?: number }) =>
    portal.call('POST /barong/resource/conversations', { as, body });

  const send = (as: Actor, id: number, content: string, more: object = {}) =>
    portal.call('POST /barong/resource/conversations/:id/messages', {
      as,
      params: { id },
      body: { content, client_id: randomUUID(), ...more },
    });

  const thread = async (as: Actor, id: number, query: object = {}) => {
    const { status, body } = await portal.call('GET /barong/resource/conversations/:id/messages', {
      as,
      params: { id },
      query,
    });
    expect(status).toBe(200);
    return body;
  };

  return {
    ...inboxesOn(portal),
    open,
    send,
    thread,

    /** A seeker who applied, and their conversation with the company. */
    async begin(jobId: number, name = 'Asha Rao') {
      const seeker = await register(portal, { name });
      const application = await apply(portal, seeker, jobId);
      const { status, body } = await open(seeker, { application_id: application.id });
      expect(status).toBe(201);
      return { seeker, application, id: body.id };
    },

    /** Sends a message and expects it to succeed. */
    async sent(as: Actor, id: number, content: string, more: object = {}) {
      const { status, body } = await send(as, id, content, more);
      expect([status, body.errors]).toEqual([201, undefined]);
      return body;
    },

    async textsOf(as: Actor, id: number) {
      return (await thread(as, id)).messages.map(({ content }) => content);
    },

    async read(as: Actor, id: number, up_to?: number) {
      const { status, body } = await portal.call('POST /barong/resource/conversations/:id/read', {
        as,
        params: { id },
        body: { up_to },
      });
      expect(status).toBe(200);
      return body;
    },

    /** Uploads a file, as a browser does. */
    async upload(as: Actor | undefined, id: number, bytes: Buffer, name = 'file.pdf') {
      const path = `/barong/resource/conversations/${id}/attachments`;
      const sent = { ...(as ? { as } : {}), bytes, name, path };
      const { status, body } = await uploadResume(portal, sent);
      return { status, body: body as unknown as MessageAttachment & { errors: string[] } };
    },

    block(as: Actor, id: number, blocked = true) {
      return portal.call('PUT /barong/resource/conversations/:id/block', {
        as,
        params: { id },
        body: { blocked },
      });
    },
  };
}

/** What people see of their conversations without opening one. */
const inboxesOn = (portal: Portal) => ({
  async list(as: Actor, query: { search?: string; kind?: 'candidate' | 'team' } = {}) {
    const { status, body } = await portal.call('GET /barong/resource/conversations', {
      as,
      query,
    });
    expect(status).toBe(200);
    return body;
  },

  async unreadOf(as: Actor) {
    const { body } = await portal.call('GET /barong/resource/conversations/unread_count', { as });
    return body.unread_count;
  },

  /** The unread notifications of messages. */
  async noticesOf(as: Actor) {
    const { body } = await portal.call('GET /barong/resource/notifications', {
      as,
      query: { filter: 'unread' },
    });
    return body.notifications.filter(({ kind }) => kind === 'message');
  },
});

/** A company with two recruiters, a viewer and an open job, and everything they can do in conversations. */
export async function teamThatTalks(portal: Portal) {
  const { companyId, recruiter, colleague } = await openTeam(portal, {
    company: { name: 'Kaveri Textiles' },
    colleague: 'Ravi Menon',
  });
  const viewer = await addRecruiter(portal.db, companyId, {
    team_role: 'viewer',
    name: 'Uma Pillai',
  });
  return {
    talk: talkOn(portal),
    companyId,
    recruiter,
    colleague,
    viewer: await signIn(portal.db, viewer),
    jobId: await openJob(portal, companyId, { title: 'Store Keeper' }),
  };
}
