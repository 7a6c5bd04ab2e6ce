import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Category } from '../../../contract/portal-settings/categories.ts';
import {
  CATEGORIES_MAX,
  CATEGORY_NAME_MAX,
  CATEGORY_SEARCH_MAX,
} from '../../../contract/portal-settings/category-limits.ts';
import type { PortalSettings } from '../../../contract/portal-settings/portal-settings.ts';
import { rowProps } from '../../lib/forms/field-props.ts';
import { type FormOf } from '../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../lib/messages.ts';
import { SettingsSection } from '../../parts/sections/settings-section.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useReorder } from '../../ui/lists/use-reorder.ts';
import { useSettingsGroup } from './use-settings-group.ts';
import { categoriesMessages } from './categories-messages.ts';
import { SettingsForm } from './settings-form.tsx';
import { portalSettingMessages } from './messages.ts';

/** With a stable key, because both its position and its words change. */
type Typed = Category & { key: number };

function withoutKey(typed: Typed): Category {
  const { key: _, ...category } = typed;
  return category;
}

interface Values {
  categories: Typed[];
  version: number;
}

const fieldsOf = ({ categories, version }: PortalSettings['categories']): Values => ({
  categories: categories.map((category, key) => ({ ...category, key })),
  version,
});

/** The kinds of work that the landing page links to. */
export function CategoriesSection({ categories: group }: Pick<PortalSettings, 'categories'>) {
  const t = { ...useMessages(portalSettingMessages), ...useMessages(categoriesMessages) };
  const [moved, setMoved] = useState('');
  const form = useSettingsGroup('categories', group, {
    fields: fieldsOf,
    body: (values) => ({ categories: values.categories.map(withoutKey) }),
    rules: async () =>
      (await import('../../../contract/portal-settings/categories.ts')).CategorySettings,
    saved: t.categoriesSaved,
  });
  const { categories } = form.values;
  const order = useReorder(categories.length, (from, to) => {
    const one = categories[from];
    if (!one) return;
    form.set({ categories: categories.toSpliced(from, 1).toSpliced(to, 0, one) });
    setMoved(t.nowAt(one.name_en || t.unnamed, to + 1, categories.length));
  });
  const add = () => {
    const key = 1 + Math.max(-1, ...categories.map((one) => one.key));
    const empty = { key, name_en: '', name_hi: '', search: '', shown: true };
    form.set({ categories: [...categories, empty] }, 'categories.new');
  };
  const isFull = categories.length >= CATEGORIES_MAX;
  return (
    <SettingsSection title={t.categories} note={t.categoriesNote}>
      <SettingsForm form={form} group={group}>
        {categories.map((category, place) => (
          <CategoryFields
            key={category.key}
            category={category}
            place={place}
            form={form}
            move={order.moveFrom}
          />
        ))}
        <output className="sr-only">{moved}</output>
        <div>
          <Button variant="secondary" icon={Plus} disabled={isFull} onClick={add}>
            {t.add}
          </Button>
          {isFull || categories.length === 0 ? (
            <p className="mt-1.5 text-caption text-ink-2">
              {isFull ? t.full(CATEGORIES_MAX) : t.none}
            </p>
          ) : null}
        </div>
      </SettingsForm>
    </SettingsSection>
  );
}

interface CategoryFieldsProps {
  category: Typed;
  place: number;
  form: FormOf<Values>;
  move: (pressed: HTMLElement, from: number, to: number) => void;
}

function CategoryFields({ category, place, form, move }: CategoryFieldsProps) {
  const t = useMessages(categoriesMessages);
  const { categories } = form.values;
  const name = category.name_en || t.unnamed;
  const { field, box } = rowProps(form, `categories.${place}`, category, (changed, path) =>
    form.set({ categories: categories.with(place, { ...category, ...changed }) }, path),
  );
  const moveTo = (to: number, label: string, icon: typeof ArrowUp) => (
    <IconButton
      icon={icon}
      label={label}
      size="sm"
      aria-disabled={to < 0 || to >= categories.length}
      onClick={({ currentTarget }) => move(currentTarget, place, to)}
    />
  );
  return (
    <fieldset className="grid items-start gap-x-4 gap-y-3 rounded-md border border-line p-4 pb-2 md:grid-cols-3">
      <legend className="sr-only">{t.category(place + 1)}</legend>
      <TextField {...field('name_en')} label={t.nameEn} maxLength={CATEGORY_NAME_MAX} />
      <TextField {...field('name_hi')} label={t.nameHi} lang="hi" maxLength={CATEGORY_NAME_MAX} />
      <TextField
        {...field('search')}
        label={t.search}
        hint={place === 0 ? t.searchHint : undefined}
        maxLength={CATEGORY_SEARCH_MAX}
      />
      <div className="flex items-center gap-1 md:col-span-3">
        <CheckboxField {...box('shown')} label={t.shown} className="min-w-0 flex-1" />
        {moveTo(place - 1, t.up(name), ArrowUp)}
        {moveTo(place + 1, t.down(name), ArrowDown)}
        <IconButton
          icon={Trash2}
          label={t.remove(name)}
          size="sm"
          onClick={() => form.set({ categories: categories.toSpliced(place, 1) })}
        />
      </div>
    </fieldset>
  );
}
