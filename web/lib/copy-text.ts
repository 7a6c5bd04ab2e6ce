import { toast } from './toast.ts';

interface CopyWords {
  copied: string;
  copiedText?: string;
  copyFailed: string;
}

/**
 * Copies a text to the clipboard and says so. Browsers refuse without https, or when the visitor
 * refuses: then a toast says so and shows `shown`, to be copied by hand.
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
