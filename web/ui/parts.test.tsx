import { Bell, Check, Pencil } from 'lucide-react';
import { describe, expect, test } from 'vitest';
import { Avatar } from './panels/avatar.tsx';
import { Badge } from './badge.tsx';
import { Button, LinkButton } from './button.tsx';
import { Card, HangCard, RekhaGroup } from './card.tsx';
import { ChipLink } from './lists/chip.tsx';
import { CompanyTile } from '../parts/companies/company-tile.tsx';
import { DataTable, Td, Th, Tr } from './lists/data-table.tsx';
import { EmptyState } from './empty-state.tsx';
import { IconButton, IconLink } from './icon-button.tsx';
import { LinkTabs } from './lists/link-tabs.tsx';
import { Menu } from './overlays/menu.tsx';
import { NoticeBar } from './notice-bar.tsx';
import { StatCard } from './panels/stat-card.tsx';
import { TabPanel, Tabs } from './panels/tabs.tsx';
import { markupOf } from '../lib/test-markup.tsx';

const quiet = () => undefined;

test('a badge that says how things stand does so by an icon too, and a mere label by words alone', () => {
  for (const tone of ['ok', 'danger', 'time'] as const) {
    expect(markupOf(<Badge tone={tone}>State</Badge>), tone).toContain('<svg');
  }
  expect(markupOf(<Badge>Label</Badge>)).not.toContain('<svg');
});

describe('a button', () => {
  test('does not submit a form by default', () => {
    expect(markupOf(<Button>Close</Button>)).toMatch(/<button type="button"/u);
    expect(markupOf(<Button type="submit">Send</Button>)).toMatch(/<button type="submit"/u);
  });

  test('stays focusable while busy, so that the focus is not lost', () => {
    expect(markupOf(<Button busy>Send</Button>)).not.toContain('disabled=""');
  });

  test('keeps its own description when it is not blocked', () => {
    expect(markupOf(<Button aria-describedby="note">Send</Button>)).toContain(
      'aria-describedby="note"',
    );
  });

  test('that navigates is a link', () => {
    const html = markupOf(
      <LinkButton to="/jobs" icon={Check}>
        Find jobs
      </LinkButton>,
    );
    expect(html).toMatch(/^<a[^>]+href="\/jobs"/u);
    expect(html).not.toContain('role="button"');
  });
});

describe('an icon button', () => {
  test('has an accessible name and a tooltip', () => {
    const html = markupOf(<IconLink icon={Pencil} label="Edit Tailor" to="/hr/jobs/7" />);
    expect(html).toMatch(/^<a[^>]+aria-label="Edit Tailor"[^>]+title="Edit Tailor"/u);
  });

  test.each([
    [3, '>3</span>'],
    [99, '>99</span>'],
    [100, '>99+</span>'],
  ])('with %i shows %s', (count, text) => {
    expect(markupOf(<IconButton icon={Bell} label="News" count={count} />)).toContain(text);
  });

  test('shows no number when the count is 0', () => {
    expect(markupOf(<IconButton icon={Bell} label="News" count={0} />)).not.toContain('<span');
  });
});

describe('pictures of people and companies', () => {
  test.each([
    ['a person', <Avatar key="a" id={1} name="Meera Joshi" />],
    ['a company', <CompanyTile key="c" id={1} name="Sharma Traders" />],
  ])('of %s are silent: the name stands beside them', (_, picture) => {
    expect(markupOf(picture)).toContain('aria-hidden="true"');
  });

  test('fall back to initials, in any script', () => {
    expect(markupOf(<Avatar id={1} name="Meera Joshi" />)).toContain('>MJ</span>');
    expect(markupOf(<CompanyTile id={1} name="शर्मा ट्रेडर्स" />)).toContain('>श</span>');
  });
});

describe('a card', () => {
  test('renders as the element given by `as`', () => {
    expect(markupOf(<Card as="article">x</Card>)).toMatch(/^<article/u);
    expect(markupOf(<HangCard as="li">x</HangCard>)).toMatch(/^<li/u);
    expect(markupOf(<RekhaGroup as="ul">x</RekhaGroup>)).toMatch(/^<ul/u);
    expect(markupOf(<Card>x</Card>)).toMatch(/^<div/u);
  });

  test('with a count has one named link to its list', () => {
    const html = markupOf(<StatCard label="Open jobs" value={4} note="2 end soon" to="/hr/jobs" />);
    expect(html.match(/<a /gu)).toHaveLength(1);
    expect(html).toMatch(/<a[^>]+href="\/hr\/jobs"[^>]*>Open jobs<\/a>/u);
    expect(markupOf(<StatCard label="Open jobs" value={0} />)).not.toContain('<a ');
    expect(markupOf(<StatCard label="Open jobs" value={0} />)).toContain('>0</p>');
  });
});

test('a chip that is a link says whether it is the current one', () => {
  const chip = (current: boolean) =>
    markupOf(
      <ChipLink to="/jobs?work_mode=remote" current={current} count={5_012}>
        Remote
      </ChipLink>,
    );
  expect(chip(true)).toContain('aria-current="true"');
  expect(chip(false)).not.toContain('aria-current');
  expect(chip(false)).toContain('>5,012</span>');
});

describe('a table', () => {
  const html = markupOf(
    <DataTable
      caption="Jobs"
      head={
        <>
          <Th>Title</Th>
          <Th>Posted</Th>
          <Th>State</Th>
        </>
      }
    >
      <Tr selected>
        <Td>Tailor</Td>
        <Td label="Posted">today</Td>
      </Tr>
      <Tr>
        <Td>Cook</Td>
      </Tr>
    </DataTable>,
  );

  test('has a name', () => {
    expect(html).toContain('<caption class="sr-only">Jobs</caption>');
  });

  test('marks the open row', () => {
    expect(html.match(/<tr aria-current="true"/gu)).toHaveLength(1);
  });

  test('shows column labels on phones, hidden from screen readers, which read the head', () => {
    expect(html).toMatch(/<span aria-hidden="true"[^>]*>Posted<\/span>today/u);
  });
});

describe('an empty state', () => {
  test.each(['h1', 'h2', 'h3'] as const)('has a heading %s and a way on', (as) => {
    const html = markupOf(
      <EmptyState as={as} title="No jobs yet" actions={<a href="/jobs">Find jobs</a>}>
        Try fewer words.
      </EmptyState>,
    );
    expect(html).toMatch(new RegExp(`<${as}[^>]*>No jobs yet</${as}>`, 'u'));
    expect(html).toContain('Try fewer words.');
    expect(html).toContain('Find jobs</a>');
    expect(html).toMatch(/<svg[^>]+aria-hidden="true"/u);
  });
});

describe('tabs', () => {
  test('with links are a named navigation with one current page', () => {
    const html = markupOf(
      <LinkTabs
        label="Companies"
        tabs={[
          { to: '/companies', label: 'All', current: true, count: 5_012 },
          { to: '/companies?tab=hiring', label: 'Hiring', current: false },
        ]}
      />,
    );
    expect(html).toMatch(/^<nav aria-label="Companies"/u);
    expect(html.match(/aria-current="page"/gu)).toHaveLength(1);
    expect(html).toMatch(/href="\/companies\?tab=hiring"/u);
    expect(html).toContain('>5,012</span>');
  });

  test('within a page connect each tab to its panel and show one', () => {
    const html = markupOf(
      <Tabs
        label="Job"
        value="company"
        onChange={quiet}
        tabs={[
          { value: 'job', label: 'Description' },
          { value: 'company', label: 'Company' },
        ]}
      >
        <TabPanel value="job">Sew.</TabPanel>
        <TabPanel value="company">Sharma Traders</TabPanel>
      </Tabs>,
    );
    expect(html).toMatch(/<div role="tablist"[^>]*aria-label="Job"/u);
    const tab = /<button[^>]*aria-selected="true"[^>]*>/u.exec(html)?.[0] ?? '';
    const panelId = /aria-controls="([^"]+)"/u.exec(tab)?.[1];
    const tabId = /\sid="([^"]+)"/u.exec(tab)?.[1];
    expect(html).toMatch(new RegExp(`role="tabpanel"[^>]*aria-labelledby="${tabId}"`, 'u'));
    expect(html).toContain(`id="${panelId}"`);
    expect(html).toContain('Sharma Traders');
    expect(html).not.toContain('Sew.');
  });
});

test('a menu renders nothing until its button, which announces it, opens it', () => {
  const html = markupOf(
    <Menu trigger={<IconButton icon={Pencil} label="More about Tailor" />}>Delete</Menu>,
  );
  expect(html).toMatch(/<button[^>]*aria-haspopup="menu"[^>]*aria-expanded="false"/u);
  expect(html).toContain('aria-label="More about Tailor"');
  expect(html).not.toContain('Delete');
});

describe('a notice', () => {
  test.each(['alert', 'status'] as const)('can have the role %s', (role) => {
    expect(markupOf(<NoticeBar role={role}>Saved</NoticeBar>)).toContain(`role="${role}"`);
  });

  test('has no live role by default, and may have a button', () => {
    const html = markupOf(
      <NoticeBar action={<a href="/verify">Verify now</a>}>Not verified</NoticeBar>,
    );
    expect(html).not.toContain('role=');
    expect(html).toContain('Verify now</a>');
  });
});
