import type { DemoCompany } from './types.ts';

interface Rule {
  title: RegExp;
  /** The company's description must mention one of these … */
  needs?: RegExp;
  /** … and none of these. */
  not?: RegExp;
}

// A trade lists titles for a whole industry, but a jeweller does not hire saree salesmen.
const rules: readonly Rule[] = [
  { title: /saree/i, needs: /saree/i },
  { title: /jewell/i, needs: /jewell/i },
  { title: /mobile store/i, needs: /phone/i },
  { title: /fashion (consultant|designer)|apparel/i, needs: /saree|cloth|wear|fabric|loom/i },
  { title: /pharmac/i, needs: /medic|hospital|nursing home|health|grocer/i, not: /dental/i },
  { title: /visual merch|trial room/i, not: /medical shops/i },
  { title: /home and kitchen/i, needs: /home|kitchen/i },
  { title: /milk|dairy|veterinary/i, needs: /milk|dairy/i },
  { title: /pulses|grains|mandi/i, needs: /mandi|atta|farm gate/i },
  {
    title: /seed|agronomist|farm manager|polyhouse|fertiliser|field assistant - agri/i,
    needs: /seed|village|vegetable/i,
    not: /dairy/i,
  },
  { title: /cold storage/i, needs: /cold|frozen|milk|freez|vegetable/i },
  { title: /boiler/i, needs: /dye|denim|atta|milk|frozen|mill|spice|dairy/i },
  {
    title:
      /NICU|labour room|paediatr|cath lab|dialysis|anaesth|ICU |CT \/ MRI|emergency|nursing superintendent/i,
    not: /eye|dental|maternity|fractures/i,
  },
  { title: /nurs|sample|phlebo|fire and safety/i, not: /dental/i },
  { title: /last mile|courier/i, needs: /deliver|courier|parcel|transport|brand|warehous/i },
  { title: /dental/i, needs: /dental|multi|group/i },
  { title: /X-ray|radiolog|physio|BAMS|OT |ward|nurse$/i, not: /dental/i },
  {
    title: /consultant|medical officer|registrar|duty doctor/i,
    needs: /hospital|health|laborator|patholog/i,
    not: /loan|software|holiday|HR service|dental|fitness|skin|salon/i,
  },
  {
    title:
      /PRT|TGT|PGT|primary teacher|mother teacher|nursery|principal|headmistress|special educator|hindi teacher|computer teacher|PT teacher|art and craft|music teacher|school counsellor|academic coordinator|school bus|school office|school nurse|school$/i,
    needs: /school/i,
    not: /college|institute|engineering|cbse academy/i,
  },
  { title: /TGT|PGT|principal|headmistress|hindi teacher|PT teacher/i, not: /play schools/i },
  { title: /assistant professor|lecturer/i, needs: /college|institute/i },
  { title: /assistant professor - mech/i, needs: /engineering/i },
  { title: /hostel/i, needs: /residential|hostel|college/i },
  { title: /JEE|NEET|foundation faculty|head of department/i, needs: /JEE|tuition|mathematics/i },
  { title: /PSC|banking exam|reasoning and quant/i, needs: /PSC/i },
  { title: /spoken english/i, needs: /english to|trains/i },
  { title: /tally and computer trainer/i, needs: /trains|SSC/i },
  { title: /online tutor/i, needs: /online|mathematics/i },
  { title: /study abroad/i, needs: /english to/i },
  { title: /doubt solving|academic head/i, needs: /JEE|tuition|coaches|mathematics/i },
  {
    title: /teller|casa|customer service officer - bank|relationship manager|retail branches/i,
    needs: /deposit|gold/i,
  },
  { title: /gold/i, needs: /gold/i },
  { title: /microfinance/i, needs: /group/i },
  { title: /home loan|against property/i, needs: /home loan|families/i },
  { title: /two wheeler loans|tractor/i, needs: /vehicle|farmer|three-wheel/i },
  { title: /msme/i, needs: /shop|machines/i },
  { title: /bancassurance|agency|insurance advisor|sales manager - life/i, needs: /agents/i },
  {
    title: /health insurance|claims executive - health|underwriter - health/i,
    needs: /health|cover for/i,
  },
  { title: /motor/i, needs: /motor|cover for|pump|drive/i },
  {
    title:
      /mechanic|service advisor|denter|workshop|washing|works manager|service manager|parts in-charge|EV service/i,
    needs: /service|workshop|truck|fleet|three-wheel|tanker/i,
    not: /tower|presses/i,
  },
  { title: /EV service/i, needs: /electric|showroom/i },
  {
    title:
      /CNC|VMC|fitter$|apprentice - |turner|welder|welding|press shop|tool room|die maker|machine operator trainee|production|maintenance|quality|graduate engineer|plant|PPC|solidworks|supplier|CMM|diploma engineer|production helper/i,
    not: /dealer|sells and services|sells tyres|markets skin/i,
  },
  {
    title:
      /QC |QA|pharma production|production (officer|manager - OSD)|HPLC|regulatory|microbiologist|packing$/i,
    not: /markets skin/i,
  },
  {
    title: /press shop|turner|fitter$|weld|CNC|VMC|tool room|die maker/i,
    not: /cartons|wall and floor tiles/i,
  },
  { title: /moulding/i, needs: /mould/i },
  { title: /food|lab assistant - food/i, needs: /atta|milk|spice|fish|besan|grow|dal|dairy/i },
  { title: /CMM|supplier quality|solidworks/i, needs: /machin|press|parts|pump|electric/i },
  {
    title: /line quality|pattern|cutting|sewing|tailor|overlock|ironing|thread/i,
    needs: /stitch|T-shirt|wear|knit|denim|uniform|cloth/i,
  },
  { title: /line supervisor - garm/i, needs: /stitch|t-shirt|knit|denim|uniform/i },
  { title: /boutique/i, needs: /saree|uniform|cloth/i },
  { title: /weaver|loom/i, needs: /weav|loom/i },
  { title: /dyeing/i, needs: /dye|knit|denim/i },
  { title: /knits/i, needs: /knit|t-shirt/i },
  { title: /embroidery/i, needs: /saree|uniform|loom|wear/i },
  { title: /school bus driver/i, needs: /school/i },
  { title: /ambulance/i, needs: /hospital|nursing home/i },
  { title: /tanker/i, needs: /tanker/i },
  { title: /heavy truck|trailer/i, needs: /truck|transport|warehous|courier|yards|bridges/i },
  { title: /transit mixer/i, needs: /bridge|formwork|batching/i },
  { title: /tourist bus/i, needs: /tour|trek|holiday|forts/i },
  { title: /employee transport/i, needs: /office staff/i },
  {
    title: /e-rickshaw|pick-up van|light commercial|cum helper/i,
    not: /hospital|hotel|tour|holiday|trek|school|forts|journeys/i,
  },
  { title: /offset|flex|press supervisor/i, needs: /press|print/i },
  { title: /DTP|packaging designer/i, needs: /press|print|packag|campaign|daily|food/i },
  { title: /quality engineer|^quality inspector/i, not: /fish|spice|milk|dal|atta|seed/i },
  { title: /lab chemist/i, needs: /atta|milk|spice|fish|dye|denim|tiles|dal|plastic|mould/i },
  {
    title: /commis|CDP|chef|tandoor|chinese cook|bakery|halwai|dosa/i,
    not: /school|college|hospital of/i,
  },
  {
    title: /distributor|salesman \(/i,
    needs: /atta|milk|seed|spice|dal|phone|broadband|pump|cycle|tiles|fish/i,
  },
  { title: /facade/i, needs: /offices|technology parks|airports/i },
  {
    title: /machine operator|soft services|gardener|facility|sweeper/i,
    not: /salon|skin and|hair/i,
  },
  { title: /reporter|sub-editor|anchor|media sales/i, needs: /publishes/i },
  { title: /event/i, needs: /launches|banquet|wedding/i },
  { title: /media planner/i, needs: /campaign/i },
  { title: /gym|yoga/i, needs: /gym/i },
  {
    title: /beautician|salon|hair|nail|massage|mehendi|make-up|skin|academy trainer/i,
    not: /gym/i,
  },
  { title: /skin clinic|massage/i, needs: /skin|spa/i },
  { title: /lifeguard|spa therapist/i, needs: /beach|ayurveda/i },
  { title: /resort manager/i, needs: /resort|retreat/i },
  { title: /tandoor|indian curry|commis i - indian/i, not: /south indian|tea and/i },
  { title: /chinese|continental/i, not: /south indian|jalebi|mess/i },
  { title: /dosa/i, needs: /south indian|hotel|factory|banquet/i },
  { title: /halwai/i, needs: /jalebi|wedding|north indian|thali/i },
  { title: /canteen cook/i, needs: /canteen|factory|hostel|hospital|school/i },
  { title: /cloud kitchen/i, needs: /central kitchen|breakfast/i },
  { title: /barista|cafe/i, needs: /coffee|cafes/i },
  { title: /banquet/i, needs: /banquet|wedding|hotel/i },
  { title: /hotel|room attendant/i, not: /factory/i },
  { title: /medical coding|medical coder|claims processing/i, needs: /medical|claims|insurance/i },
  { title: /kannada|tamil|telugu/i, needs: /bengaluru|chennai|telugu/i },
  { title: /process associate - banking/i, needs: /bank/i },
  { title: /international|senior csa/i, needs: /abroad|travel|nine languages|chats/i },
  { title: /toll|water|sanitation|junior engineer/i, needs: /water|road|tender/i },
  { title: /survey|gis|mobilisation|block level/i, needs: /survey|water|tender/i },
  { title: /highway|roads/i, needs: /road/i, not: /plots|apartments/i },
  { title: /rooftop|solar|net metering/i, needs: /rooftop|solar/i },
  {
    title: /ac technician|appliance|hvac|lift technician/i,
    needs: /air condition|offices|hotel|technology parks|hospitals/i,
  },
  { title: /tower/i, needs: /tower/i },
  { title: /FTTH|fibre|broadband/i, needs: /fibre/i },
  { title: /child protection|special educator/i, needs: /girl|child|disab|school/i },
  { title: /livelihood/i, needs: /women groups|producer|village/i },
  { title: /export documentation|customs/i, needs: /export|port|logistics|supply|gulf/i },
  {
    title: /delivery (boy|hub|route)|grocery/i,
    needs: /groc|vegetable|deliver|courier|breakfast|meals|parcel|home and kitchen/i,
  },
  { title: /factory|merchandiser/i, not: /medical shops|books/i },
  { title: /hospital/i, needs: /hospital|health|nursing|clinic|bed/i },
];

/** Whether this company could plausibly post a job with that title. */
export function titleFits(company: DemoCompany, title: string): boolean {
  const words = `${company.name} ${company.description} ${company.location}`;
  return rules.every(
    (rule) =>
      !rule.title.test(title) ||
      ((rule.needs?.test(words) ?? true) && !(rule.not?.test(words) ?? false)),
  );
}
