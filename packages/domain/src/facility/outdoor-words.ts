import type { PhraseWords } from './entry.ts'
import type { outdoorFacilities } from './outdoors.ts'

/** Guests' words for each facility in a phrase. The compiler requires a row for every facility. */
export const outdoorWords = {
  'plot-area': 'elsewhere',
  'open-terraces': 'elsewhere',
  'covered-terraces': 'elsewhere',
  terrace: {
    da: 'terrassen, solterrasse',
    de: 'Terrassen, Sonnenterrasse, Dachterrasse',
    en: 'patio, terraces, decking, sun terrace',
  },
  balcony: { da: 'balkon, altanen', de: 'Balkone', en: 'balconies' },
  'garden-furniture': { da: 'have møbler', de: 'Garten Möbel', en: 'outdoor furniture, patio furniture' },
  grill: {
    da: 'gasgrill, kulgrill, grillen, bbq',
    de: 'Gasgrill, Holzkohlegrill, BBQ, Grillplatz, Grillen',
    en: 'bbq, grill, barbeque, gas barbecue',
  },
  'fenced-plot': {
    da: 'indhegnet, indhegnet have, hegnet, indhegning, hegn, indhegnede, hegnet grund, hundesikret have',
    de: 'eingezäunt, eingezäunter Garten, eingezäuntem Grundstück, eingezäuntem Garten, eingezäuntes, eingezäunten, umzäunt, umzäuntes Grundstück, umzäunter Garten, umzäuntem Garten, Zaun, Einzäunung',
    en: 'fenced, fenced garden, fenced plot, fenced in, enclosed plot, fence, enclosed, fenced yard, secure garden',
  },
  'sea-view': {
    da: 'hav udsigt, udsigt over havet, udsigt til havet, udsigt til vandet, vandudsigt, udsigt over vandet',
    de: 'Meer Blick, Blick aufs Meer, Blick auf das Meer, Meersicht, Seeblick, Aussicht aufs Meer, Meeresblick, mit Blick auf die Nordsee',
    en: 'seaview, ocean view, view of the sea, views of the sea, sea views, overlooking the sea, view over the sea',
  },
  'fjord-view': {
    da: 'udsigt over fjorden, udsigt til fjorden, fjord udsigt',
    de: 'Blick auf den Fjord, Fjord Blick',
    en: 'view of the fjord, fjord views, overlooking the fjord',
  },
  'nature-plot': {
    da: 'natur grund, stor naturgrund',
    de: 'Natur Grundstück, Heidegrundstück, Dünengrundstück',
    en: 'nature plot, natural plot, dune plot',
  },
  'ev-charger': {
    da: 'ladestander, elbil, el bil, ladeboks, elbillader, opladning af elbil, elbilladning, oplader til elbil, lader til elbil, ladestik, el ladestander, opladning til elbil',
    de: 'E Auto, Elektroauto, E Auto laden, Elektroauto laden, Ladestation, Wallbox, Ladesäule, Lademöglichkeit, Ladepunkt, E Auto Ladestation, Auto laden, E Ladestation, Ladestation für E Auto, Ladestation für Elektroauto',
    en: 'ev, ev charging, electric car, electric car charger, electric car charging, charging station, car charger, charger, charging point, electric vehicle, wallbox, ev charge point',
  },
  'ev-charger-power': 'elsewhere',
  carport: { da: 'garage, bilskur', de: 'Garage, Unterstand', en: 'garage, car port' },
  'parking-places': 'elsewhere',
  shelter: { da: 'shelters', de: 'Shelter', en: 'shelter, garden shelter' },
  'bonfire-place': {
    da: 'bål, bålsted, bål plads, bålfad',
    de: 'Lagerfeuer, Feuerschale, Lagerfeuerplatz, Feuer Stelle',
    en: 'bonfire, fire pit, firepit, campfire',
  },
  bicycles: { da: 'cykel, lånecykler', de: 'Fahrrad, Räder, Leihräder', en: 'bikes, bike, bicycle, cycles' },
  sandbox: { da: 'sand kasse', de: 'Sandkiste, Buddelkiste', en: 'sandbox, sand pit' },
  swings: {
    da: 'gynge, gyngestativ, legeplads',
    de: 'Schaukeln, Spielplatz, Schaukelgestell',
    en: 'swing, playground',
  },
  trampoline: { da: 'trampoliner', de: 'Trampoline', en: 'trampolines' },
  'high-chair': {
    da: 'høj stol, barnestol',
    de: 'Kinderstuhl, Kinderhochstuhl, Babystuhl',
    en: 'highchair, baby chair',
  },
  cot: {
    da: 'tremmeseng, babyseng, rejseseng, barne seng, weekendseng',
    de: 'Babybett, Gitterbett, Reisebett, Babybettchen, Kinderreisebett',
    en: 'crib, baby bed, travel cot, cots',
  },
  'table-football': { da: 'bord fodbold', de: 'Kicker, Tischfußball, Kickertisch', en: 'foosball, football table' },
  'table-tennis': { da: 'bord tennis, pingpong', de: 'Tischtennisplatte, Pingpong', en: 'ping pong, pingpong' },
  billiards: {
    da: 'billardbord, pool bord, poolbord',
    de: 'Billardtisch, Poolbillard, Pool Billard, Pool Tisch',
    en: 'billiards, billiard, billiard table, snooker',
  },
  'distance-beach': 'elsewhere',
  'distance-fjord': 'elsewhere',
  'distance-lake': 'elsewhere',
  'distance-shop': 'elsewhere',
  'distance-restaurant': 'elsewhere',
  'distance-harbour': 'elsewhere',
  'distance-golf': 'elsewhere',
  'path-to-beach': {
    da: 'sti til strand, sti til havet',
    de: 'Weg zum Strand, Strandweg, direkter Strandzugang, Strandzugang',
    en: 'path to the beach, beach access, beach path',
  },
} as const satisfies Readonly<Record<(typeof outdoorFacilities)[number]['key'], PhraseWords>>
