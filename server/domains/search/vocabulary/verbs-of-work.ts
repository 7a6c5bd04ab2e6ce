/**
 * What people say who describe work by what is done and to what, because they know no name for it: "nal theek karne wala".
 * Each verb goes with each thing; words such as "karne" and "wala" after them are fillers.
 */
interface Doing {
  verbs: string;
  /** For each name of work, the things that it is done to. */
  work: string;
}

const doings: readonly Doing[] = [
  {
    verbs: 'theek | thik | repair | repairing | sudharne | marammat | ठीक | रिपेयर | मरम्मत',
    work: `
plumber | nal | nalka | pipe | tanki | नल | पाइप
ac technician | ac | fridge | cooler | एसी | फ्रिज
mobile repairing | mobile | phone | mobile phone | मोबाइल | फोन
hardware engineer | computer | laptop | printer | कंप्यूटर | लैपटॉप
automobile mechanic | gadi | gaadi | car | bike | scooter | scooty | truck | गाड़ी | बाइक | कार
electrician | bijli | pankha | fan | motor | बिजली | पंखा
electronics technician | tv | washing machine | ro | टीवी
technician | machine | मशीन`,
  },
  {
    verbs: 'chalane | chalana | chalaane | chalak | चलाने | चलाना | चालक',
    work: `
driver | car | taxi | cab | auto | auto rickshaw | rickshaw | e rickshaw | van | tempo | ambulance | tractor | कार | टैक्सी | ऑटो | रिक्शा | टेम्पो | ट्रैक्टर
truck driver | truck | trailer | dumper | tanker | tipper | lorry | ट्रक | डंपर
bus driver | bus | school bus | बस
crane operator | crane | hydra | क्रेन
jcb operator | jcb | poclain | जेसीबी`,
  },
  {
    verbs: 'uthane | utarne | chadhane | ladne | dhone | lodne | उठाने | उतारने | चढ़ाने | लादने | ढोने',
    work: 'loader | maal | mal | saman | samaan | bori | boriyan | truck | gadi | माल | सामान | बोरी',
  },
  {
    verbs: 'pahunchane | pahuchane | pohchane | dene | deliver | delivery | पहुंचाने | पहुँचाने | पहुचाने',
    work: 'delivery boy | saman | samaan | parcel | courier | khana | dudh | सामान | पार्सल | कूरियर | खाना',
  },
  {
    verbs: 'saaf | saf | safai | साफ | सफाई',
    work: 'cleaner | bathroom | toilet | ghar | office | hospital | sadak | jhadu | kamra | घर | ऑफिस | टॉयलेट | सड़क',
  },
  {
    verbs: 'dekhbhal | seva | sambhalne | sambhalna | sewa | देखभाल | सेवा | संभालने',
    work: `
elder care | budhe | budhe logo | buzurg | bujurg | bujurgo | budhon | old age | बुजुर्ग | बुजुर्गों | बूढ़े
patient care | marij | mareez | marijo | mareezon | bimar | मरीज | मरीजों | बीमार
nanny | bachche | bacche | bachcho | baccho | bacchon | bachchon | baby | बच्चे | बच्चों`,
  },
  {
    verbs: 'paint | rang | putai | rangai | पेंट | रंग | पुताई',
    work: 'painter | diwar | deewar | ghar | makan | gadi | दीवार | घर',
  },
  {
    verbs: 'istri | istry | press | iron | dhone | dhulai | इस्त्री | प्रेस | धोने | धुलाई',
    work: 'laundry | kapde | kapda | kapdo | कपड़े',
  },
  {
    verbs: 'silne | silai | सिलने | सिलाई',
    work: 'tailor | kapde | kapda | blouse | suit | कपड़े',
  },
];

const partsOf = (line: string) => line.split(' | ');

const isHindi = (text: string) => /\p{Script=Devanagari}/u.test(text);

/** Every name of work with all that people say in its place, in one script each. */
export const thingsDone: readonly (readonly string[])[] = doings.flatMap(({ verbs, work }) =>
  work
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', ...things] = partsOf(line);
      const done = things.flatMap((thing) =>
        partsOf(verbs)
          .filter((verb) => isHindi(verb) === isHindi(thing))
          .map((verb) => `${thing} ${verb}`),
      );
      return [...new Set([name, ...done])];
    }),
);

/** What work is called after what it is done with, and after what somebody in it does. */
const things = `
carpenter | lakdi | lakadi | लकड़ी | carpentry
elder care | budhe | boodhe | buzurg | bujurgo | बूढ़े | बुजुर्ग | बुजुर्गों
jcb operator | jcb | poclain | जेसीबी | पोकलेन
welder | lohe | loha | लोहा | लोहे | welding | gas welding | arc welding
agriculture | khet | kheton | khet mazdoor | खेत | खेतों
insurance agent | bima agent | beema agent | bima | beema | बीमा एजेंट | बीमा
pharmacist | dawa dukan | dawai dukan | medical dukan | दवा दुकान | दवाई दुकान | दवा की दुकान
driver | driving
tailor | tailoring
plumber | plumbing
painter | painting
cook | cooking
teacher | teaching
cleaner | cleaning
receptionist | reception
photographer | photography | photo khinchne | फोटो खींचने
videographer | videography | video banane
babysitter | babysitting | baby sitting
mason | masonry | chinai | चिनाई
fabricator | fabrication
machinist | machining
`;

export const verbsOfWork: readonly (readonly string[])[] = things.trim().split('\n').map(partsOf);
