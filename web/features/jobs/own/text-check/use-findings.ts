import { useEffect, useState } from 'react';
import type { Finding } from '../../../../../contract/jobs/text-check/text-check.ts';

const PAUSE_MS = 500;

type Text = Pick<Finding, 'field'> & { text: string; isMissing: boolean };

/** What is wrong with a field, some time after the last key; the rules are loaded when needed. */
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
    // Without the rules the server still refuses what may not be published.
    const timer = setTimeout(() => void look().catch(() => undefined), PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [field, text, isMissing]);
  return found;
}
