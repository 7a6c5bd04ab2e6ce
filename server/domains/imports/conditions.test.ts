import { expect, test } from 'vitest';
import { languages } from '../../../contract/endpoint.ts';
import {
  conditionChoiceNames,
  conditionChoices,
  conditionValueText,
} from '../../../contract/jobs/condition-choices.ts';
import { choiceNamed } from './conditions.ts';

test.each(conditionChoiceNames)(
  'a list may say each value of "%s" by its name and as the pages say it, in both languages',
  (name) => {
    for (const value of conditionChoices[name].values) {
      const labels = languages.map((language) => conditionValueText(name, value, language));
      for (const text of [value, ...labels]) {
        expect([text, choiceNamed(name, text)]).toEqual([text, value]);
      }
    }
    expect(choiceNamed(name, '')).toBeNull();
    expect(choiceNamed(name, 'whenever')).toBeNull();
  },
);
