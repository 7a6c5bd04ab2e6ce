import { useEffect, useState } from 'react';
import type { Finding } from '../../../../../contract/jobs/text-check/text-check.ts';

export const FINDINGS_PAUSE_MS = 500;

type Text = Pick<Finding, 'field'> & { text: string; isMissing: boolean };

/** The findings for a field, a moment after the last keystroke; the rules are loaded on first use. */
export function useFindings({ field, text, isMissing }: Text): readonly Finding[] {
  const [found, setFound] = useState<readonly Finding[]>([]);
  useEffect(() => {
    let isCurrent = true;
    async function look() {
      const { checkText } = await import('../../../../../contract/jobs/text-check/text-check.ts');
      const title = field === 'title' ? text : '';
      const description = field === 'description' ? text : '';
      const questions = field === 'questions' ? [text] : [];
      if (isCurrent) setFound(checkText({ title, description, questions, hasPay: !isMissing }));
    }
    // If the rules cannot be loaded, the server still refuses what may not be published.
    const timer = setTimeout(() => void look().catch(() => undefined), FINDINGS_PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [field, text, isMissing]);
  return found;
}
