const LEAST_SCHOOLED =
  'helper, office boy, security guard, delivery boy, housekeeping, driver, packer, picker, cook, peon, loader';
const GUARDING =
  'security guard, security officer, security supervisor, security executive, fire officer, safety officer';

/**
 * Examinations, and work like that to which they lead: of the Staff Selection Commission, the Institute of Banking
 * Personnel Selection and the banks, the railways, the boards for teachers and universities, for nurses, insurers and
 * the post, and the public service commissions. Those of the last line lead to studies, and are asked for by who
 * teaches for them.
 */
const examinations: readonly string[] = [
  'ssc cgl, ssc chsl, ssc stenographer, ssc exam, staff selection commission, ssc > office assistant, data entry operator, tax assistant, office clerk',
  'ssc mts > office assistant, office boy, peon, helper, housekeeping',
  'ssc je, rrb je > site engineer, civil engineer, electrical engineer, mechanical engineer, junior engineer',
  `ssc cpo, ssc gd > ${GUARDING}`,
  'ibps, ibps po, ibps so, ibps rrb, ibps clerk, sbi po, sbi clerk, rbi grade, rbi assistant, nabard grade, sebi grade > bank officer, banker, teller, relationship officer, loan officer, credit officer, branch manager',
  'rrb alp, rrb technician > fitter, electrician, maintenance technician, machine operator, technician trainee',
  'rrb, rrb ntpc > office assistant, office clerk, data entry operator, ticketing executive, goods clerk',
  'ctet, tet, uptet, htet, reet, super tet > teacher, school teacher, primary teacher, tgt, pgt, faculty',
  'ugc net, csir net, net jrf, slet > assistant professor, lecturer, associate professor, professor, faculty, research associate',
  'norcet, nursing officer exam > staff nurse, nursing officer, nurse, nursing staff',
  'lic aao, lic ado, niacl, nicl ao > insurance advisor, insurance executive, relationship officer, agency manager',
  'gds, gramin dak sevak, india post > postman, delivery executive, courier boy, office assistant, data entry operator',
  'upsc, uppsc, bpsc, mppsc, mpsc, rpsc, hpsc, kpsc, wbpsc, tnpsc, appsc, tspsc, gpsc > administrative officer, policy analyst, program officer, office assistant, admin executive',
  'neet, jee, jee main, jee mains, jee advanced, iit jee',
];

/** The armed forces, the police and boards that take people on by their own examinations, whose name people type alone. */
const services: readonly string[] = [
  `rpf, rpf constable, rpf si, cisf, crpf, bsf, itbp, capf, nda, cds, afcat, agniveer, coast guard, indian army, indian navy, indian air force > ${GUARDING}`,
  'nabard > bank officer, banker, relationship officer, loan officer, credit officer, branch manager',
  'dsssb, kvs, nvs > teacher, school teacher, primary teacher, tgt, pgt, faculty',
];

/**
 * What somebody has passed, and the work that they look for with it: work that needs no more than
 * this school class, or work that is mostly done by people with this degree. Hardly any posting names
 * the degree itself.
 */
const classesAndDegrees: readonly string[] = [
  `8th pass, 10th pass > ${LEAST_SCHOOLED}`,
  '12th pass > telecaller, data entry, customer care, back office, voice process, retail sales, field sales, computer operator, cashier, delivery executive',
  'iti > fitter, electrician, welder, machinist, turner, machine operator, maintenance technician, technician trainee',
  'bcom, mcom, commerce graduate, commerce graduation, graduation commerce > accountant, accounts executive, accounts assistant, billing executive, audit assistant, tax assistant, finance executive, back office',
  'mba, pgdm > management trainee, business development executive, marketing executive, operations executive, hr executive, business analyst',
  'ece > embedded engineer, electronics engineer, hardware engineer, vlsi engineer, telecom engineer, test engineer',
  'eee > electrical engineer, electronics engineer, maintenance engineer',
  'bpharm, dpharm, mpharm > pharmacist, drug safety, regulatory affairs, medical representative, clinical research, production chemist',
  'bba > sales executive, business development executive, marketing executive, management trainee, operations executive, hr executive',
  'bca, mca > software developer, web developer, software tester, it support, technical support, computer operator',
  'bfa, mfa, fine arts > graphic designer, visual designer, illustrator, animator, art teacher, drawing teacher',
  'bsw, msw, social work > social worker, community, counsellor, program officer, field officer, csr',
  'bjmc, mjmc, mass communication, mass media > journalist, reporter, news editor, content writer, copywriter, public relations, corporate communications, social media executive',
  'bhm, bhmct, ihm, hotel management, hotel mgmt > hotel, front office, guest service, guest relation, steward, captain, commis, chef, food and beverage, housekeeping',
  'blib, mlib, library science > librarian, library assistant, document controller',
  'bed, med > teacher, school teacher, primary teacher, subject teacher, tgt, pgt, tutor',
  'bped, mped, physical education > sports teacher, physical education teacher, sports coach, coach, fitness trainer',
  'cma, icwa, icma > cost accountant, costing, chartered accountant, accountant, finance executive',
];

const read = (all: readonly string[]) =>
  all.flatMap((line) => {
    const [names = '', work = ''] = line.split(' > ');
    return names.split(', ').map((name) => [name, work] as const);
  });

const publicExaminations = [...read(examinations), ...read(services)];

export const workAfter: ReadonlyMap<string, string> = new Map(
  [...publicExaminations, ...read(classesAndDegrees)].filter(([, work]) => work !== ''),
);

export const examinationNames: readonly string[] = publicExaminations.map(([name]) => name);

/** Names of examinations in one word, for which hardly any job is named. */
export const examinationWords: readonly string[] = read(examinations).flatMap(([name]) =>
  name.includes(' ') ? [] : name,
);
