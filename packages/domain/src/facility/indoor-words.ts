import type { PhraseWords } from './entry.ts'
import type { indoorFacilities } from './indoors.ts'

/** Guests' words for each facility in a phrase. The compiler requires a row for every facility. */
export const indoorWords = {
  persons: 'elsewhere',
  'living-area': 'elsewhere',
  'built-year': 'elsewhere',
  'renovated-year': 'elsewhere',
  storeys: 'elsewhere',
  'thatched-roof': {
    da: 'stråtækt, stråtækte, stråtagshus, strå tag',
    de: 'reetgedeckt, reetgedecktes, Reetdachhaus, Strohdach, Riedach, Reet',
    en: 'thatched, thatch, thatched cottage, thatched house',
  },
  annex: {
    da: 'anneks til gæster, gæstehus, annekset',
    de: 'Gästehaus, Anbau, Annex, Nebenhaus',
    en: 'annex, guest house, guesthouse, outbuilding',
  },
  'activity-room': {
    da: 'aktivitets rum, aktivitetsrummet, aktivitetshus, spillerum, legerum',
    de: 'Spielzimmer, Aktivitätshaus, Spieleraum, Hobbyraum, Aktivhaus, Aktivitäts Raum',
    en: 'activity room, game room, play room, playroom',
  },
  'open-kitchen': {
    da: 'køkken alrum, åbent køkken, samtalekøkken',
    de: 'offene Küche, Wohn Küche',
    en: 'open kitchen, open plan kitchen, open plan',
  },
  accessible: {
    da: 'handicapvenligt, handicapvenlig, kørestol, kørestolsvenlig, kørestolsbruger, tilgængeligt, handicapegnet, niveaufri adgang',
    de: 'barrierefreies, behindertengerecht, Rollstuhl, rollstuhlgerecht, rollstuhlgeeignet, rollstuhlfreundlich, behindertenfreundlich, ebenerdig',
    en: 'wheelchair, wheelchair accessible, wheelchair friendly, disabled access, step free, barrier free',
  },
  bedrooms: 'elsewhere',
  'double-beds': 'elsewhere',
  'single-beds': 'elsewhere',
  'bunk-beds': 'elsewhere',
  'sofa-beds': 'elsewhere',
  'loft-places': 'elsewhere',
  bathrooms: 'elsewhere',
  'shower-rooms': 'elsewhere',
  'guest-toilets': 'elsewhere',
  bathtub: { da: 'karbad, badekarret', de: 'Wanne, Badewannen', en: 'bath tub, bathtubs, tub' },
  'bathroom-underfloor-heating': {
    da: 'gulvvarme i badeværelset, gulvvarme på badeværelset, gulvvarme i badet',
    de: 'Fußbodenheizung im Badezimmer, beheizter Badfußboden',
    en: 'underfloor heating in the bathroom, heated bathroom floors',
  },
  pool: {
    da: 'swimmingpool, svømmepool, svømmebassin, bassin, pools, poolen, poolhus, poolhuse, luksuspool',
    de: 'Schwimmbad, Swimmingpool, Schwimmbecken, Pools, Schwimmbecken im Haus, Poolhaus, Poolhäuser',
    en: 'swimming pool, swimmingpool, pools, pool house',
  },
  'indoor-pool': {
    da: 'indendørspool, indepool, indendørs swimmingpool, indendørs svømmepool, pool indendørs, pool indenfor, indendørs poolhus',
    de: 'Hallenbad, Innen Pool, Indoorpool, Indoor Pool, Pool innen, Pool im Haus, Hallenschwimmbad, eigenes Hallenbad',
    en: 'indoor swimming pool, inside pool, heated indoor pool, pool inside',
  },
  'outdoor-pool': {
    da: 'udendørspool, udepool, udendørs swimmingpool, udendørs svømmepool, pool udenfor',
    de: 'Außen Pool, Outdoorpool, Outdoor Pool, Freibad, Pool draußen, Pool im Garten, Gartenpool',
    en: 'outdoor swimming pool, outside pool, garden pool, pool outside',
  },
  sauna: {
    da: 'saunaer, saunaen, finsk sauna, saunahus, udesauna, udendørs sauna',
    de: 'Saunen, finnische Sauna, Saunaofen, Saunahaus, Außensauna, Fasssauna',
    en: 'saunas, finnish sauna, steam sauna, barrel sauna',
  },
  spa: {
    da: 'spabad, boblebad, jacuzzi, whirlpool, indendørs spa, spabade, indespa, spahus',
    de: 'Spa, Jacuzzi, Whirlwanne, Sprudelbad, Whirlpools, Innenwhirlpool, Hot Tub, Hottub',
    en: 'spa, jacuzzi, whirlpool, hottub, hot tubs, spa bath, whirl pool, indoor whirlpool, bubble bath',
  },
  'outdoor-spa': {
    da: 'udendørs spa, udespabad, udendørs spabad, udendørs jacuzzi, spa udenfor, udendørs whirlpool',
    de: 'Außen Whirlpool, Außenspa, Outdoor Whirlpool, Whirlpool draußen, Whirlpool im Garten, Outdoor Spa, Whirlpool im Freien',
    en: 'outdoor spa, outdoor whirlpool, outdoor jacuzzi, hot tub outside, outside hot tub',
  },
  'wilderness-bath': {
    da: 'vildmarksbadet, brændefyret badekar, vildmarks bad, badetønde, brændefyret spa',
    de: 'Badetonne, Badezuber, Hot Pot, Holzbadefass, Badebottich, Wildnisbad',
    en: 'wood fired hot tub, wilderness bath, wood heated hot tub, wooden hot tub, log fired hot tub',
  },
  'outdoor-shower': {
    da: 'udendørs bruser, udendørs brus, udebrus, bruser udenfor, udendørs bruseplads',
    de: 'Außen Dusche, Dusche draußen, Gartendusche, Strandkorbdusche',
    en: 'outside shower, garden shower, shower outside',
  },
  fireplace: {
    da: 'brændeovne, pejs, pejse, kamin, brændeovnen, kaminer, kaminovn',
    de: 'Kamin, Ofen, Kaminöfen, Holzofen, Kachelofen, Schwedenofen, offener Kamin, Kaminfeuer, Holzkamin, Bollerofen, Kamine',
    en: 'fireplace, fire place, wood stove, wood burner, woodburner, wood burning stove, woodstove, open fire, log fire, stove, fireplaces, log stove',
  },
  dishwasher: {
    da: 'opvasker, opvaskemaskinen, opvaske maskine',
    de: 'Spülmaschine, Geschirrspüler, Geschirrspülmaschine, Spüler, Spül Maschine',
    en: 'dish washer, dishwashing machine',
  },
  'washing-machine': {
    da: 'vaskemaskinen, vaske maskine',
    de: 'Wasch Maschine',
    en: 'washer, washing machines, laundry machine',
  },
  dryer: {
    da: 'tumbler, tørretumbleren, tørremaskine',
    de: 'Trockner, Wäsche Trockner, Tumbler',
    en: 'dryer, drier, clothes dryer, tumble drier, tumbledryer',
  },
  microwave: {
    da: 'mikrobølgeovn, mikro ovn, mikrobølge ovn',
    de: 'Mikro, Mikrowellenherd, Mikrowellenofen',
    en: 'microwave oven, microwaves',
  },
  oven: { da: 'bageovn, komfur', de: 'Back Ofen, Herd', en: 'baking oven, cooker' },
  'induction-hob': {
    da: 'induktion, induktionskomfur',
    de: 'Induktion, Induktionskochfeld',
    en: 'induction, induction cooker',
  },
  freezer: {
    da: 'dybfryser, kummefryser, fryseren',
    de: 'Tiefkühler, Gefriertruhe, Tiefkühltruhe, Gefrierfach, Kühltruhe, Tiefkühlschrank',
    en: 'deep freezer, chest freezer, deep freeze',
  },
  'coffee-maker': {
    da: 'kaffe maskine, espressomaskine',
    de: 'Kaffee Maschine, Kaffeevollautomat',
    en: 'coffee machine, coffeemaker',
  },
  'vacuum-cleaner': { da: '', de: 'Sauger', en: 'hoover' },
  'ironing-board': { da: 'strygejern', de: 'Bügeleisen', en: 'iron' },
  internet: {
    da: 'wifi, wi-fi, trådløst internet, bredbånd, fiber, trådløst netværk, netværk',
    de: 'WLAN, Wi-Fi, Wifi, WLAN Anschluss, Netz, Breitband, Internetanschluss, Glasfaser, W LAN, Internetzugang',
    en: 'wifi, wi-fi, wireless, broadband, wireless internet, internet access, internet connection',
  },
  'internet-speed': 'elsewhere',
  tv: { da: 'fjernsyn, television', de: 'TV, Fernsehen, Smart TV, Fernsehapparat', en: 'tv, telly, smart tv' },
  'satellite-tv': {
    da: 'parabol, satellit',
    de: 'Sat TV, Satelliten TV, Satellit, SAT, Satellitenanlage',
    en: 'satellite tv, satellite dish, satellite',
  },
  'german-tv': {
    da: 'tysk tv, tyske kanaler, tysk fjernsyn',
    de: 'deutsches Fernsehen, deutsche Sender, deutsche Programme, deutsches TV, deutsche TV Sender',
    en: 'german tv, german channels, german television',
  },
  streaming: {
    da: 'chromecast, netflix, streamingtjenester',
    de: 'Netflix, Chromecast, Streamingdienste',
    en: 'netflix, chromecast, streaming services',
  },
  'music-system': {
    da: 'stereoanlæg, musik anlæg, højttaler',
    de: 'Stereoanlage, Musik Anlage, HiFi',
    en: 'stereo, music system, hi-fi, hifi',
  },
  'heat-pump': 'elsewhere',
  heating: 'elsewhere',
  'underfloor-heating': { da: 'gulv varme', de: 'Bodenheizung', en: 'floor heating, heated floors, heated floor' },
  'energy-friendly': {
    da: 'energivenligt, energibesparende, lavt energiforbrug',
    de: 'energiesparend, Energiesparhaus, Niedrigenergiehaus, niedriger Energieverbrauch',
    en: 'energy efficient, low energy, energy saving, eco friendly',
  },
  'energy-label': 'elsewhere',
  'solar-cells': {
    da: 'solpaneler, solenergi, solcelleanlæg',
    de: 'Solaranlage, Photovoltaik, Solarpaneele, Solarstrom',
    en: 'solar cells, solar power, solar energy',
  },
  'air-conditioning': {
    da: 'klimaanlæg, aircon, air condition',
    de: 'Klima, Klimatisierung, klimatisiert, Klimagerät',
    en: 'aircon, air con, air conditioned, air conditioner, ac',
  },
} as const satisfies Readonly<Record<(typeof indoorFacilities)[number]['key'], PhraseWords>>
