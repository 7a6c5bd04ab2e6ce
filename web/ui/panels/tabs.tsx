import { clsx } from 'clsx';
import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useCurrentInSight } from './current-in-sight.ts';
import { TAB_CLASS, TAB_LIST_CLASS, TabFace } from '../tab-face.tsx';
import type { TabWords } from '../tab-face.tsx';

interface TabsProps<Value extends string> {
  /** Accessible name of the row of tabs. */
  label: string;
  tabs: readonly (TabWords & { value: Value })[];
  value: Value;
  onChange: (value: Value) => void;
  /** TabPanels, one for each tab. */
  children: ReactNode;
  listClassName?: string;
}

/** Tabs within a page; the line of the active one is on top. For tabs with URLs see LinkTabs. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, onChange, children, listClassName } = props;
  const row = useCurrentInSight<HTMLDivElement>(value);
  return (
    <Radix.Root
      value={value}
      onValueChange={(chosen) => {
        const tab = tabs.find((candidate) => candidate.value === chosen);
        if (tab) onChange(tab.value);
      }}
    >
      <Radix.List ref={row} aria-label={label} className={clsx(TAB_LIST_CLASS, listClassName)}>
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className={clsx(TAB_CLASS, 'data-clicked:outline-none')}
            // Radix focuses a clicked tab by script, which browsers take for the keyboard.
            onPointerDown={({ currentTarget }) => void (currentTarget.dataset.clicked = '')}
            onKeyDown={({ currentTarget }) => void delete currentTarget.dataset.clicked}
            onBlur={({ currentTarget }) => void delete currentTarget.dataset.clicked}
          >
            <TabFace {...tab} />
          </Radix.Trigger>
        ))}
      </Radix.List>
      {children}
    </Radix.Root>
  );
}

interface TabPanelProps {
  value: string;
  children: ReactNode;
  className?: string;
}

export function TabPanel({ value, children, className }: TabPanelProps) {
  return (
    <Radix.Content value={value} className={className}>
      {children}
    </Radix.Content>
  );
}
