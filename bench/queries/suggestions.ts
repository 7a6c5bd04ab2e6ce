/** What somebody may have typed so far, and what one of the first three suggestions should be. */
export const suggestions: readonly (readonly [typed: string, wanted: RegExp])[] = [
  // The beginning of a name, and of its later words
  ['acc', /account/i], ['sal', /sales/i], ['data an', /data analy/i], ['softw', /software/i],
  ['exec', /executive/i], ['graph', /graphic/i], ['pyth', /python/i], ['tall', /tally/i],
  ['bang', /bengaluru/i], ['mumb', /mumbai/i], ['hyder', /hyderabad/i], ['marke', /market/i],
  ['nur', /nurs/i], ['teac', /teacher/i], ['cust', /customer/i], ['back o', /back ?office/i],
  // The beginnings of several words
  ['sec off', /security officer/i], ['bus dev exe', /business development exec/i],
  ['business dev exe', /business development exec/i], ['sof eng', /software engineer/i],
  ['dig mar', /digital market/i], ['dat ent', /data entry/i], ['cus sup', /customer support/i],
  ['gra des', /graphic design/i], ['hum res', /human resource/i], ['con wri', /content writ/i],
  ['mec eng', /mechanical engineer/i], ['eng mech', /mechanical engineer/i],
  ['proj man', /project manag/i], ['tel sal', /tele ?sales/i], ['fro des', /front desk/i],
  ['full sta dev', /full ?stack dev/i], ['qual ana', /quality analy/i], ['vid edi', /video edit/i],
  ['mach lear', /machine learning/i], ['rel man', /relationship manager/i],
  // Typing errors
  ['acountant', /account/i], ['accountent', /account/i], ['electrcian', /electric/i],
  ['enginer', /engineer/i], ['devloper', /developer/i], ['recieptionist', /reception/i],
  ['graphc desi', /graphic desig/i], ['salse exec', /sales exec/i], ['telecaler', /tele ?call/i],
  ['marketting', /market/i], ['mangaer', /manager/i], ['softwear', /software/i],
  ['hydrabad', /hyderabad/i], ['bengluru', /bengaluru/i], ['chenai', /chennai/i],
  ['phyton', /python/i], ['javascrpt', /javascript/i], ['custmer', /customer/i],
  ['desinger', /design/i], ['analst', /analyst/i], ['elctri', /electric/i],
  ['nodia', /noida/i], ['secu', /^security/i], ['hotel m', /hotel manager/i],
  // Short forms
  ['ca', /chartered accountant|^ca\b/i], ['hr', /human resource|\bhr\b/i],
  ['bde', /business development|^bde/i], ['qa', /quality assurance|\bqa\b/i],
  ['ml', /machine learning|\bml\b/i], ['ai', /artificial intelligence|\bai\b/i],
  ['sde', /software|\bsde\b/i], ['bpo', /call cent|telecall|\bbpo\b|customer/i],
  ['ux', /user experience|\bux\b/i], ['cs', /company secretary|\bcs\b/i],
  // In Hindi
  ['इले', /electric|इले/i], ['ड्रा', /driver|ड्रा/i], ['अकाउं', /account|अकाउं/i],
  ['शिक्ष', /teach|शिक्ष/i], ['नर्स', /nurs|नर्स/i], ['रसोइ', /cook|chef|रसोइ/i],
  ['बेंग', /bengaluru/i], ['मुंब', /mumbai/i], ['दिल्', /delhi/i], ['चालक', /driver|चालक/i],
  ['सुरक्षा', /security|guard|सुरक्षा/i], ['टेलीक', /tele ?call|टेलीक/i],
]; // prettier-ignore
