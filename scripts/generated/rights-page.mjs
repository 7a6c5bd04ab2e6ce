// The page of who may call what, generated from the contract.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What a call asks for besides the role, by the name of its condition in the contract. */
const CONDITIONS = {
  verified: 'confirmed address',
  accepted: 'texts in force accepted',
  recentlyAuthenticated: 'recent login',
  signed: 'or a signed address',
};

/** The expected text of docs/rights.md. */
export async function rightsPage() {
  const { contract } = await read('contract/index.ts');
  const { leastTeamRole } = await read('contract/endpoint.ts');
  const rows = Object.entries(contract)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([route, endpoint]) => {
      const asked = Object.keys(CONDITIONS).filter((name) => endpoint[name]);
      const who = whoMayCall(endpoint, leastTeamRole(route, endpoint));
      return `| \`${route}\` | ${who} | ${asked.map((name) => CONDITIONS[name]).join(', ')} |`;
    });
  return `# Who may call what

Generated from \`contract/\` by \`npm run generate\`: change the contract, not this page. A right that is given or taken
away by mistake is a line of its own here, for whoever reads the change.

\`hr\` is followed by the least role in the team, \`admin\` by the roles of admins besides owners, who may call all of these.
Whose things a call may touch stands in \`contract/fields/ids.ts\`.

| call | who | asked besides |
|---|---|---|
${rows.join('\n')}
`;
}

const read = (file) => import(pathToFileURL(resolve(file)).href);

function whoMayCall({ who, admins = [] }, team) {
  const rolesOf = {
    hr: team ? ` (${team})` : '',
    admin: ` (${admins.length > 0 ? admins.join(', ') : 'owners only'})`,
  };
  return [who]
    .flat()
    .map((role) => `\`${role}\`${rolesOf[role] ?? ''}`)
    .join(', ');
}
