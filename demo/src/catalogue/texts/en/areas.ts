export const areas = {
  sondervig: [
    'Søndervig has shops, a bakery and a sand sculpture festival in summer.',
    'The main street ends at the beach, which is wide.',
    'Ringkøbing is ten kilometres away by the cycle path.',
    'Guests are welcome on the golf course near the village.',
  ],
  klegod: [
    'Klegod lies on the narrow strip between sea and fjord, with the lighthouse to the south.',
    'From Lyngvig lighthouse you see both sea and fjord.',
    'There are no shops here, but two villages lie close by.',
  ],
  'hvide-sande': [
    'At the harbour in Hvide Sande fish is sold straight from the boats.',
    'The lock between sea and fjord is worth watching when it opens.',
    'In summer there is a fish auction for visitors.',
    'Surfers keep to the fjord side, bathers to the sea side.',
  ],
  argab: [
    'Årgab lies on the narrow spit south of Hvide Sande.',
    'The cycle path runs all along the fjord.',
    'It is ten minutes by car to the harbour in Hvide Sande.',
  ],
  bjerregard: [
    'Bjerregård is for those who want the beach nearly to themselves.',
    'The Tipperne nature reserve lies across the water.',
    'In summer the small shop sells bread and hires out bicycles.',
  ],
  'bork-havn': [
    'In Bork Havn the surf school is next to the sailing boats.',
    'The Viking harbour is open in summer, and you may touch things.',
    'The water in the fjord is shallow and warms up quickly.',
  ],
  nymindegab: [
    'In Nymindegab the fjord comes very close to the sea.',
    'The inn has stood here for many years and looks over the water.',
    'The Redningsvejen road leads through the plantation to the beach.',
  ],
  houstrup: [
    'In Houstrup the houses are scattered among trees and heather.',
    'Blåbjerg is a tall dune, and the stairs up have many steps.',
    'The way to the beach runs through the wood. There is parking at the end.',
    'There are bridle paths and a shop that is open all year.',
  ],
  'henne-strand': [
    'Henne Strand has one street, and it ends at the sea.',
    'The ice-cream stalls open at Easter; the baker is open all year.',
    'From Blåbjerg you see sea, fjord and forest at once.',
    'Lake Filsø lies a little inland, with cranes and sea eagles.',
  ],
  graerup: [
    'Grærup is small, and nature begins at the roadside.',
    'Langsø is a lake for angling and for a walk around.',
    'You hear the stags on the heath in September.',
  ],
  'vejers-strand': [
    'In Vejers you may drive your car onto the beach.',
    'The shop sells rolls, twine and kites.',
    'In autumn amber turns up after storms from the west.',
    'There is a training ground south of the village. Firing times are posted.',
  ],
  oksbol: [
    'Oksbøl is an ordinary town with a school, a swimming pool and a supermarket.',
    'A path leads all the way round Præstesø lake.',
    'The FLUGT museum tells of people in flight, then and now.',
  ],
  blavand: [
    "Blåvand is Denmark's westernmost village, with a lighthouse and long opening hours.",
    'The Tirpitz museum lies in the dunes just outside the village.',
    'The beach faces south and is wide, even at high tide.',
    'From the lighthouse you see the Horns Rev wind turbines in clear weather.',
    'The old bunkers on the beach have been turned into concrete mules.',
  ],
  ho: [
    'Ho lies by the bay, where the tide comes and goes.',
    'The sheep market is held in Ho in August.',
    'Blåvand is a quarter of an hour away by bicycle.',
  ],
  fano: [
    'The ferry from Esbjerg takes twelve minutes.',
    'The beach on Fanø is wide enough for kites.',
    "In Sønderho and Nordby the skippers' houses stand with their gables to east and west.",
    'Seals lie on the sandbanks to the south.',
  ],
  romo: [
    'You drive to Rømø on the causeway across the Wadden Sea.',
    'At Lakolk you may take the car onto the beach.',
    'The ferry to Sylt leaves from Havneby.',
    'Oysters can be found on the flats when a guide shows the way.',
    'The Kommandørgården farm in Toftum tells the story of the whalers.',
  ],
} as const
