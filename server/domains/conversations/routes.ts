import { conversations } from '../../../contract/conversations.ts';
import { messageReports } from '../../../contract/conversations/message-reports.ts';
import { routes } from '../../platform/endpoints.ts';
import { openAttachment, uploadAttachment } from './attachments.ts';
import {
  blockConversation,
  changeMessageSettings,
  readConversation,
  readConversations,
  readMessageSettings,
  readUnreadCount,
} from './conversations.ts';
import { readMessages, readUpTo, sendMessage } from './messages.ts';
import { openConversation, openTeamThread } from './opening.ts';
import { markReport, readReports, reportMessages } from './reports/reports.ts';

export const conversationRoutes = routes(conversations, {
  'GET /barong/resource/conversations': ({ account, query, ...services }) =>
    readConversations(services, account, query),
  'GET /barong/resource/conversations/unread_count': ({ db, account }) =>
    readUnreadCount(db, account),
  'POST /barong/resource/conversations': ({ account, body, ...services }) =>
    openConversation(services, account, body),
  'POST /barong/resource/conversations/team': ({ account, ...services }) =>
    openTeamThread(services, account),
  'GET /barong/resource/conversations/:id': ({ account, params, ...services }) =>
    readConversation(services, account, params.id),
  'GET /barong/resource/conversations/:id/messages': ({ account, params, query, ...services }) =>
    readMessages(services, account, params.id, query),
  'POST /barong/resource/conversations/:id/messages': ({ account, params, body, ...services }) =>
    sendMessage(services, account, params.id, {
      ...body,
      idempotencyKey: services.idempotencyKey,
    }),
  'POST /barong/resource/conversations/:id/read': ({ db, account, params, body }) =>
    readUpTo({ db }, account, params.id, body.up_to),
  'PUT /barong/resource/conversations/:id/block': ({ account, params, body, ...services }) =>
    blockConversation(services, account, params.id, body.blocked),
  'POST /barong/resource/conversations/:id/attachments': ({ account, params, from, ...services }) =>
    uploadAttachment(services, account, params.id, {
      upload: services.upload,
      addressOf: services.addressOf,
      address: from.address,
    }),
  'GET /barong/resource/message_attachments/:id/file': ({ db, files, account, params }) =>
    openAttachment({ db, files }, account, params.id),
  'GET /barong/resource/message_settings': ({ db, account }) => readMessageSettings(db, account.id),
  'PUT /barong/resource/message_settings': ({ db, account, body }) =>
    changeMessageSettings(db, account.id, body.tells_when_read),
});

export const messageReportRoutes = routes(messageReports, {
  'POST /barong/resource/conversations/:id/reports': ({ db, account, params, body }) =>
    reportMessages(db, account, params.id, body),
  'GET /barong/admin/message_reports': ({ db, query }) => readReports(db, query),
  'PUT /barong/admin/message_reports/:id': ({ account, params, body, ...services }) =>
    markReport(services, account, params.id, body),
});
