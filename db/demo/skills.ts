import type { Random } from './random.ts';
import type { Trade } from './types.ts';

// Skills of one speciality, used only for jobs with a matching title.
const specialities: readonly (readonly [title: RegExp, skills: readonly string[]])[] = [
  [/CMM|quality engineer|supplier/i, ['CMM', 'PPAP', 'SPC']],
  [/food|QA|chemist/i, ['FSSAI', 'HACCP', 'Lab Testing']],
  [/design|product/i, ['User Research']],
  [/agronom|farm|seed|polyhouse/i, ['Agronomy', 'Crop Advisory']],
  [/picker|packer|associate|supervisor|executive|in-charge/i, ['Picking and Packing']],
  [/operator|data entry|mis/i, ['Data Entry']],
  [/java\b|full stack|software engineer|backend engineer|architect/i, ['Java', 'Spring Boot']],
  [/node|full stack|backend engineer/i, ['Node.js']],
  [/python|senior backend/i, ['Python']],
  [/engineer|developer|lead|architect|officer/i, ['Microservices', 'AWS', 'Kafka', 'Redis']],
  [/react developer|frontend|web developer/i, ['React', 'Redux', 'Tailwind CSS']],
  [/angular/i, ['Angular']],
  [/flutter/i, ['Flutter']],
  [/android|kotlin|mobile engineer/i, ['Kotlin']],
  [/react native|mobile engineer/i, ['React Native']],
  [/test|QA/i, ['Manual Testing', 'Selenium']],
  [/devops|reliability|linux/i, ['Kubernetes', 'Terraform', 'Jenkins', 'Docker']],
  [/support|network|windows|administrator/i, ['Windows Server', 'Networking']],
  [
    /scien|machine learning|data engineer|annotation/i,
    ['Machine Learning', 'Spark', 'Airflow', 'Pandas'],
  ],
  [/design/i, ['Figma', 'Prototyping', 'Design Systems', 'Wireframing']],
  [/ERP|implementation/i, ['ERP']],
  [/ICU|NICU|nurse - emergency|superintendent|in-charge/i, ['ICU Care']],
  [/OT |operation theatre/i, ['OT Assistance']],
  [/x-ray|CT/, ['Radiography']],
  [/TPA|billing|front office/i, ['TPA', 'Ayushman Claims', 'Hospital Billing']],
  [/medical co/i, ['Medical Coding']],
  [/jee/i, ['JEE']],
  [/neet/i, ['NEET']],
  [/CNC/i, ['CNC', 'Fanuc', 'Tool Setting']],
  [/VMC/i, ['VMC']],
  [/weld/i, ['Welding']],
  [/forklift/i, ['Forklift']],
  [/hair/i, ['Hair Cutting', 'Hair Colour']],
  [/gym|fitness/i, ['Fitness Training']],
  [/yoga/i, ['Yoga']],
  [/make-up|bridal/i, ['Make-up']],
  [/beautician|skin|salon|facial/i, ['Facial', 'Waxing and Threading']],
  [/massage|spa/i, ['Massage']],
  [/barista|cafe/i, ['Coffee Making']],
  [/pastry|bakery/i, ['Bakery']],
  [/tandoor|indian/i, ['Tandoor']],
  [/chinese/i, ['Chinese Cuisine']],
  [/south indian|dosa/i, ['South Indian']],
  [/gold/i, ['Gold Loan']],
  [/masonry|mason/i, ['Masonry']],
  [/JCB/i, ['JCB Operation']],
  [/tile/i, ['Tile Fixing']],
  [/painter/i, ['Painting']],
  [/bar bender/i, ['Bar Bending']],
  [/shuttering/i, ['Shuttering']],
  [/EV/, ['EV Service']],
  [/dent|paint/i, ['Denting and Painting']],
  [/AC |HVAC/, ['AC Repair', 'HVAC', 'Gas Charging', 'Brazing']],
  [/plumb/i, ['Plumbing', 'Pump Repair']],
  [/heavy|trailer|tanker|bus|mixer/i, ['HMV Licence']],
  [/offset|press supervisor/i, ['Offset Printing']],
  [/event/i, ['Event Planning']],
  [/trademark/i, ['Trademark']],
  [/B\.Ed|nursery|PRT|TGT|PGT|teacher/i, ['B.Ed']],
];

const suits = (skill: string, title: string) =>
  specialities.every(([kind, skills]) => !skills.includes(skill) || kind.test(title));

/**
 * Four to seven skills: those that the title names, the two of the trade, and some others that fit.
 */
export function skillsFor(trade: Trade, title: string, random: Random): string[] {
  const suiting = trade.skills.filter((skill) => suits(skill, title));
  const named = suiting.filter((skill) => title.toLowerCase().includes(skill.toLowerCase()));
  const special = suiting.filter((skill) =>
    specialities.some(([, skills]) => skills.includes(skill)),
  );
  const first = [...new Set([...named, ...special.slice(0, 2), ...suiting.slice(0, 2)])];
  const others = suiting.filter((skill) => !first.includes(skill));
  return [...first, ...random.some(others, random.between(2, 4))].slice(0, 8);
}
