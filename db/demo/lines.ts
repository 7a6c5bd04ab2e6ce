// Some lines of a trade apply to one kind of job only: a press operator does not weld.
const kinds: readonly (readonly [line: RegExp, title: RegExp])[] = [
  // factories
  [/^weld|welding test/i, /weld/i],
  [/set job, offset|fanuc|inserts/i, /CNC|VMC|turner|tool|machine operator|setter/i],
  [/boiler/i, /boiler/i],
  [/3D models/, /design|graduate/i],
  [/hydraulic|MTBF/, /maint|boiler|engineering head/i],
  [/moisture, acidity/, /food|chemist|lab|manager|head/i],
  [/PPAP|IATF knowledge/, /quality|supplier|CMM|QA/i],
  [/lay, mark and cut/i, /cutting|pattern|supervisor/i],
  [/blouse/, /boutique|full piece/i],
  [/test raw material|HPLC/i, /QC|HPLC|chemist|micro/i],
  [/line clearance/, /QA/],
  [/environment samples/, /micro|QA/i],
  // health
  [/home collection|visit homes/i, /phleb|collection/i],
  [/TPA/, /TPA|billing|front|manager|coordinator/i],
  [/radiation/, /x-ray|CT|OT|technician/i],
  [/equipment and trolleys/, /technician|assistant|boy|attendant/i],
  [/ABHA|estimate, deposit/, /front|billing|coordinator|records|TPA|manager/i],
  [/wheelchair/, /assistant|boy|attendant/i],
  [
    /night calls|ACLS certified|ICU/i,
    /officer|doctor|registrar|nurse|anaesth|paediatr|superintend/i,
  ],
  // services
  [/gun licence/i, /gunman/i],
  [/scrubber/i, /machine|supervisor|boy|sweeper/i],
  [/tea and water|files, bank slips/i, /office|pantry/i],
  [/water plants/i, /mali|gardener/i],
  [/field boy/i, /field boy/i],
  [/bridal/i, /make-up|beautician/i],
  [/threading, waxing/i, /beautician|trainee|skin|home salon|academy/i],
  [/cut, colour/i, /hair|salon manager|helper/i],
  [/members on form/i, /gym|yoga/i],
  [/skin, hair or fitness/i, /beaut|hair|gym|skin|make-up|massage|home salon/i],
  [/women beauticians/i, /beautician/i],
  // hotels and kitchens
  [/12 to 14 rooms|minibar/i, /room|housekeep/i],
  [
    /check guests in|bookings from phone|settle bills, deposits/i,
    /front|guest|duty|reserv|manager|revenue/i,
  ],
  // transport
  [/hazardous/i, /tanker/i],
  [/forklift licence/i, /forklift/i],
  // construction
  [/machine, oil and attachment|heavy machine/i, /JCB|operator/i],
  [/toolbox talk and keep/i, /safety|foreman/i],
  [/receive material, weigh/i, /store/i],
  [/total station/i, /surveyor|site|engineer/i],
  // electrical and telecom
  [/supervisor licence/i, /supervisor|senior|electrician|engineer/i],
  [/PVsyst/i, /design|engineer/i],
  [/DISCOM/i, /liaison|engineer|manager/i],
  [/climb|battery bank/i, /tower|cluster/i],
  [/drop cable|OTDR|router/i, /fibre|FTTH|broadband|field/i],
  [/air conditioners|refrigerant|inverter AC/i, /AC |HVAC|appliance|multi/i],
  [/valves, taps/i, /plumb|multi|building/i],
  [/EV posts/, /EV/],
  [/advisor posts|insurance estimate/i, /advisor|supervisor|manager|denter/i],
  // office and public work
  [/GeM and the state/i, /tender|bid/i],
  [/aadhaar, ration/i, /operator|multi|coordinator/i],
  [/visit households/i, /survey|mobilis|meter/i],
  [/measurement and quality of contractor/i, /engineer|supervisor|leader/i],
  [/scan, index|enter forms/i, /operator|MIS|multi/i],
  [/incentive per joining/i, /recruit|talent/i],
  [/gold packet/i, /gold|teller|branch/i],
  [/survey the vehicle/i, /motor|surveyor|claims/i],
  [/recruit and train agents/i, /agency|manager/i],
  [/women groups, hold/i, /microfinance|field officer/i],
  // media
  [/plates, ink|press knowledge/i, /offset|press/i],
  [/two sources|edit copy/i, /report|editor|anchor/i],
  [/venue, stage/i, /event/i],
  [/sell space/i, /sales|planner/i],
  [/corelDRAW for print/i, /DTP|packaging|graphic/i],
  // software
  [/stores and watch crashes/i, /android|iOS|flutter|native|mobile/i],
  [/test cases|automate journeys|selenium/i, /test|QA/i],
  [/user tickets|angry users/i, /support/i],
  [
    /infrastructure as code|restore a backup|servers patched/i,
    /devops|admin|reliab|network|security|database/i,
  ],
  [/label images/i, /annotation/i],
  [/train models|python or R/i, /scien|machine/i],
  [/build pipelines/i, /engineer|manager/i],
  [/figma|draw flows|design system/i, /design/i],
  [/sprints/i, /manager|scrum/i],
  [/customer sites|train users/i, /implement|consultant|support|manager/i],
  [/help articles/i, /writer|support|implement|associate product/i],
];

/** The lines of a trade that suit this title. */
export const linesFor = (lines: readonly string[], title: string): string[] =>
  lines.filter((line) => kinds.every(([kind, people]) => !kind.test(line) || people.test(title)));
