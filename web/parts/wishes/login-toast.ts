import type { Language } from '../../../contract/endpoint.ts';
import { toast } from '../../lib/toast.ts';
import { defineMessages } from '../../lib/messages.ts';
import type { Wish } from './wish.ts';

const messages = defineMessages({
  en: {
    authRequired: 'Authentication Required',
    apply: 'Please login to apply for jobs',
    save: 'Please login to save jobs',
    logIn: 'Log in',
  },
  hi: {
    authRequired: 'लॉग इन ज़रूरी है',
    apply: 'आवेदन करने के लिए कृपया लॉग इन करें',
    save: 'नौकरी सेव करने के लिए कृपया लॉग इन करें',
    logIn: 'लॉग इन करें',
  },
});

/** A guest who applies is already being redirected to the login; one who saves gets a button for it. */
export function askToLogIn(language: Language, wish: Wish, logIn: () => void): void {
  const t = messages[language];
  const action = wish === 'save' ? { action: { label: t.logIn, onClick: logIn } } : {};
  toast({
    title: t.authRequired,
    description: t[wish],
    variant: 'destructive',
    onTheWay: wish === 'apply',
    ...action,
  });
}
