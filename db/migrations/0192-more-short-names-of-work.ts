import { type Kysely, sql } from 'kysely';

/** More short forms of roles, as people type them; admins edit them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const groups = lines
    .trim()
    .split('\n')
    .map((line) => line.split(' | '));
  await sql`
    insert into search_synonyms (phrases)
    select array(select jsonb_array_elements_text(phrases))
    from jsonb_array_elements(${JSON.stringify(groups)}::jsonb) with ordinality as line (phrases, place)
    order by place`.execute(db);
}

const lines = `
backend developer | be developer | be engineer | back end developer
frontend developer | fe developer | fe engineer | front end developer | fed
data engineer | de
database administrator | db admin | database admin | db administrator
information security | infosec | cyber security
network operations | noc
network administrator | network admin | network engineer
lawyer | llb | legal executive | legal associate
guest relations executive | guest relation | guest relations | guest service associate
pay per click | ppc | google ads | search engine marketing | sem
project manager | pm
instrumentation engineer | scada | plc programmer
etl developer | etl tester | etl engineer
physical education teacher | pet | pt teacher | sports teacher
`;
