import { Form, useSubmit } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { ownJobsMessages } from './messages.ts';
import { type OwnJobsQuery, type Sort, sorts } from './own-jobs-query.ts';

const sortNames = Object.keys(sorts) as Sort[];

/** Words and order of the list; both stand in the address. */
export function OwnJobsToolbar({ query }: { query: OwnJobsQuery }) {
  const t = useMessages(ownJobsMessages);
  const submit = useSubmit();
  return (
    <search>
      <Form action="/hr/postings" className="flex flex-wrap gap-2.5" key={query.search}>
        {query.status ? <input type="hidden" name="status" value={query.status} /> : null}
        <SearchField
          className="min-w-44 flex-1 md:max-w-90"
          name="search"
          label={t.search}
          placeholder={t.searchHint}
          defaultValue={query.search}
          maxLength={200}
          small
        />
        <SelectField
          className="md:w-56"
          name="sort"
          label={t.sort}
          labelHidden
          small
          value={query.sort}
          onChange={(event) => void submit(event.currentTarget.form)}
          options={sortNames.map((sort) => ({ value: sort, label: t[`sort_${sort}`] }))}
        />
      </Form>
    </search>
  );
}
