import { toast } from './toast.ts';

interface CopyWords {
  copied: string;
  copiedText?: string;
  copyFailed: string;
}

/**
 * Copies a text to the clipboard and says so. Browsers do not allow it without https, or ask and are told no: then that is
 * said, with `shown`, which people can copy by hand.
 */
export async function copyText(
  text: string,
  { copied, copiedText, copyFailed }: CopyWords,
  shown?: string,
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: copied, description: copiedText, variant: 'success' });
  } catch {
    toast({ title: copyFailed, description: shown, variant: 'destructive' });
  }
}
