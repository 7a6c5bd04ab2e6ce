/** A made-up seeker: what the profile says about work. */
export interface SeekerProfile {
  key: string;
  title: string;
  location: string;
  preferred: readonly string[];
  skills: readonly string[];
  /** Past work, the present one first. */
  work: readonly (readonly [title: string, years: number])[];
  expectedLpa: number | undefined;
}

/**
 * People as they look for work in India, made up for the measurement: trades, offices, hospitals, schools,
 * shops and computing, in metros and smaller towns, from no work at all to fifteen years of it. The columns:
 * key, headline, home, preferred places, skills, past work with years, expected pay in lakhs a year.
 */
const table = `
  nurse-mumbai | Staff Nurse | Andheri, Mumbai |  | ICU, Patient Care, GNM, Nursing | Staff Nurse 3 | 4
  nurse-kochi | Registered Nurse | Kochi | Chennai, Kochi | Nursing, Emergency Care, BLS | Nurse 5 | 
  driver-bengaluru | Driver | Bengaluru |  | Driving, LMV, Route Planning | Car Driver 6 | 3
  rider-hyderabad | Delivery Boy | Hyderabad |  | Two Wheeler, Delivery, Navigation | Delivery Executive 2 | 2.5
  guard-pune | Security Guard | Pune |  | Security, Patrolling, CCTV, Visitor Management | Security Guard 4 | 
  teacher-delhi | Primary Teacher | Rohini, Delhi |  | Teaching, Classroom Management, English, Lesson Planning | PRT Teacher 4 | 
  maths-hyderabad | Maths Teacher | Hyderabad |  | Mathematics, Teaching, Online Teaching | Mathematics Teacher 7 | 
  mechanic-jaipur | Two Wheeler Mechanic | Jaipur |  | Engine Repair, Vehicle Servicing, Automobile | Mechanic 5 | 
  electrician-chandigarh | Electrician | Chandigarh |  | Electrical Wiring, Maintenance, Motor Repair | Electrician 8 | 
  cook-kolkata | Commis Chef | Kolkata |  | Indian Cuisine, Cooking, Kitchen Management, Food Safety | Cook 3 | 
  accounts-ahmedabad | Accountant | Ahmedabad |  | Tally, GST, TDS, Accounting, Excel | Accounts Executive 4 | 4
  accounts-bengaluru | Senior Accountant | Bengaluru |  | Accounts Payable, SAP FICO, Tally, GST, Reconciliation | Accountant 7 | 8
  ca-mumbai | Chartered Accountant | Mumbai |  | Audit, Taxation, Ind AS, Financial Reporting, GST | Audit Associate 3 | 12
  telecaller-kolkata | Telecaller | Kolkata |  | Calling, Communication Skills, Tele Sales, Bengali | Telecaller 1 | 2.4
  bpo-chennai | Customer Support Executive | Chennai |  | Customer Service, Voice Process, English, Tamil | Customer Care Executive 2 | 
  bpo-fresher-noida | Fresher, BPO | Noida |  | English, Communication Skills, Computer Basics |  | 
  sales-pune | Sales Executive | Pune |  | Field Sales, Lead Generation, Negotiation, Channel Sales | Sales Executive 3 | 4.5
  area-sales-chennai | Area Sales Manager | Chennai |  | FMCG, Distribution, Team Management, Sales | Area Sales Manager 4, Sales Officer 5 | 12
  bdm-bengaluru | Business Development Manager | Bengaluru |  | B2B Sales, SaaS, Lead Generation, CRM, Client Relationship | Business Development Manager 6 | 15
  retail-mumbai | Store Manager | Mumbai | Thane, Mumbai | Retail, Inventory Management, Merchandising, Team Handling | Assistant Store Manager 5 | 
  warehouse-bengaluru | Warehouse Supervisor | Bengaluru |  | Inventory, Warehouse Management, Dispatch, Excel | Warehouse Executive 4 | 
  dataentry-delhi | Data Entry Operator | Delhi |  | Typing, MS Office, Excel, Data Entry | Data Entry Operator 1 | 2.2
  receptionist-chennai | Receptionist | Chennai |  | Front Office, Communication, MS Office | Front Office Executive 2 | 
  hr-ahmedabad | HR Executive | Ahmedabad |  | Recruitment, Payroll, Onboarding, Screening | HR Recruiter 2 | 3.6
  recruiter-bengaluru | IT Recruiter | Bengaluru |  | Technical Recruitment, Sourcing, Screening, Naukri | Recruiter 3 | 
  housekeeping-kolkata | Housekeeping Supervisor | Kolkata |  | Housekeeping, Hotel, Team Management | Housekeeping Associate 5 | 
  frontdesk-mumbai | Front Office Associate | Mumbai |  | Guest Relations, Hotel, Opera, Reservation | Guest Service Associate 3 | 
  civil-ahmedabad | Civil Site Engineer | Ahmedabad |  | AutoCAD, Site Supervision, Estimation, Quantity Surveying | Site Engineer 4 | 
  civil-bengaluru | Civil Engineer | Bengaluru |  | Construction Management, AutoCAD, Billing, Planning | Civil Engineer 9 | 
  mech-mumbai | Mechanical Engineer | Navi Mumbai |  | AutoCAD, SolidWorks, Manufacturing, Maintenance | Design Engineer 2 | 
  mech-fresher-pune | Graduate Engineer Trainee, Mechanical | Pune |  | CATIA, AutoCAD, GD&T, Manufacturing |  | 
  production-chennai | Production Supervisor | Chennai |  | Production Planning, Shop Floor, 5S, Quality Control | Production Engineer 6 | 
  quality-pune | Quality Engineer | Pune |  | Quality Control, ISO 9001, Inspection, PPAP, Six Sigma | Quality Engineer 5 | 
  cnc-coimbatore | CNC Operator | Coimbatore |  | CNC, VMC, Programming, Turning | CNC Machine Operator 3 | 
  electrical-pune | Electrical Engineer | Pune |  | PLC, SCADA, Electrical Design, Maintenance | Electrical Engineer 4 | 
  graphic-mumbai | Graphic Designer | Mumbai |  | Photoshop, Illustrator, CorelDRAW, Branding | Graphic Designer 3 | 5
  content-remote | Content Writer | Lucknow | Remote, Lucknow | Content Writing, SEO, Blogging, Editing | Content Writer 2 | 
  marketing-mumbai | Digital Marketing Executive | Mumbai |  | SEO, Google Ads, Social Media Marketing, Google Analytics | Digital Marketing Executive 2 | 5
  video-mumbai | Video Editor | Mumbai |  | Premiere Pro, After Effects, Motion Graphics | Video Editor 2 | 
  uiux-bengaluru | UI UX Designer | Bengaluru |  | Figma, Wireframing, User Research, Prototyping | UX Designer 4 | 14
  java-bengaluru | Java Developer | Bengaluru |  | Java, Spring Boot, Hibernate, Microservices, MySQL | Java Developer 3 | 10
  java-lead-pune | Java Technical Lead | Pune |  | Java, Spring, Microservices, AWS, Kafka | Technical Lead 4, Senior Software Engineer 6 | 28
  python-hyderabad | Python Developer | Hyderabad |  | Python, Django, REST API, PostgreSQL | Python Developer 2 | 8
  datasci-mumbai | Data Scientist | Mumbai |  | Python, Machine Learning, SQL, Statistics, NLP | Data Scientist 4 | 20
  dataanalyst-chennai | Data Analyst | Chennai |  | SQL, Excel, Power BI, Tableau | Data Analyst 2 | 6
  dataeng-gurgaon | Data Engineer | Gurgaon |  | Spark, Hadoop, Python, AWS, ETL, SQL | Data Engineer 5 | 22
  android-noida | Android Developer | Noida |  | Kotlin, Android SDK, Java, MVVM, Firebase | Android Developer 3 | 
  ios-bengaluru | iOS Developer | Bengaluru |  | Swift, iOS, Objective-C, Xcode | iOS Engineer 5 | 
  react-pune | React Developer | Pune |  | React, JavaScript, Redux, HTML, CSS, TypeScript | Frontend Developer 3 | 10
  fullstack-kolkata | MERN Stack Developer | Kolkata | Kolkata, Remote | Node.js, React, MongoDB, Express | Full Stack Developer 2 | 
  dotnet-hyderabad | .NET Developer | Hyderabad |  | C#, ASP.NET, MVC, SQL Server | Dot Net Developer 5 | 
  php-indore | PHP Developer | Indore |  | PHP, Laravel, MySQL, JavaScript | PHP Developer 3 | 
  sap-mumbai | SAP FICO Consultant | Mumbai |  | SAP FICO, S/4HANA, General Ledger, Asset Accounting | SAP FICO Consultant 6 | 18
  tester-bengaluru | QA Automation Engineer | Bengaluru |  | Selenium, Java, TestNG, API Testing, Jira | Test Engineer 4 | 
  manualtest-pune | Manual Tester | Pune |  | Manual Testing, Test Cases, SQL, Jira | Software Tester 2 | 
  network-mumbai | Network Engineer | Mumbai |  | CCNA, Routing, Switching, Firewall, TCP/IP | Network Engineer 3 | 
  desktop-gurgaon | Desktop Support Engineer | Gurugram |  | Windows, Hardware, Troubleshooting, Active Directory, Networking | Desktop Support Engineer 3 | 
  devops-bengaluru | DevOps Engineer | Bengaluru |  | AWS, Docker, Kubernetes, Jenkins, Terraform, Linux | DevOps Engineer 4 | 18
  ba-chennai | Business Analyst | Chennai |  | Requirement Gathering, SQL, Agile, User Stories, Visio | Business Analyst 5 | 
  pm-gurgaon | Project Manager | Gurgaon |  | Agile, Scrum, Stakeholder Management, Jira, Project Planning | Project Manager 5, Team Lead 5 | 25
  cse-fresher-bengaluru | Software Engineer, Fresher | Bengaluru |  | C, Java, Python, SQL, HTML |  | 
  intern-delhi | Marketing Intern | Delhi |  | Social Media, Canva, Content Writing |  | 
  banksales-delhi | Relationship Manager, Banking | Delhi |  | CASA, Loans, Cross Selling, Banking Sales | Relationship Officer 3 | 
  insurance-noida | Insurance Advisor | Noida |  | Insurance Sales, Life Insurance, Lead Generation, Calling | Insurance Executive 2 | 
  legal-mumbai | Legal Executive | Mumbai |  | Contract Drafting, Legal Research, Litigation, Compliance | Legal Associate 3 | 
  fashion-gurgaon | Fashion Designer | Gurgaon |  | Garment, Sketching, Textile, Merchandising | Fashion Designer 3 | 
  pharmacist-ahmedabad | Pharmacist | Ahmedabad |  | Pharmacy, Dispensing, Inventory, Medicines | Pharmacist 3 | 
  medrep-hyderabad | Medical Representative | Hyderabad |  | Pharma Sales, Doctor Calls, Territory Management | Medical Representative 3 | 
  logistics-pune | Logistics Executive | Pune |  | Logistics, Import Export Documentation, SAP MM, Supply Chain | Logistics Executive 4 | 
  purchase-vadodara | Purchase Executive | Vadodara |  | Purchase, Vendor Management, Negotiation, Costing | Purchase Executive 4 | 
  counsellor-delhi | Education Counsellor | Delhi |  | Counselling, Student Admission, Sales, Communication | Academic Counsellor 2 | 
  clinical-bengaluru | Clinical Research Associate | Bengaluru |  | Clinical Trials, GCP, Medical Coding, Data Management | Clinical Research Coordinator 3 | 
`;

const listOf = (text = '') => text.split(', ').filter(Boolean);

/** The weights of the ranking are tuned on those at odd positions in the list; the others are only measured. */
export const seekerProfiles: readonly SeekerProfile[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [key = '', title = '', location = '', preferred, skills, work, pay] = line
      .split('|')
      .map((column) => column.trim());
    return {
      key,
      title,
      location,
      preferred: listOf(preferred),
      skills: listOf(skills),
      work: listOf(work).map((entry) => {
        const last = entry.lastIndexOf(' ');
        return [entry.slice(0, last), Number(entry.slice(last))] as const;
      }),
      expectedLpa: pay ? Number(pay) : undefined,
    };
  });
