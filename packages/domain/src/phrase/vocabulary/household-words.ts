import type { FacilityWords } from '../meaning.ts'

export const householdWords: FacilityWords = {
  dishwasher: {
    da: 'opvasker, opvaskemaskinen, opvaske maskine',
    de: 'Spülmaschine, Geschirrspülmaschine, Spüler, Spül Maschine',
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
    en: 'stereo, sound system, hi-fi, hifi',
  },
  'underfloor-heating': { da: 'gulv varme', de: 'Bodenheizung', en: 'floor heating, heated floors, heated floor' },
  'energy-friendly': {
    da: 'energibesparende, lavt energiforbrug, lavenergihus',
    de: 'energiesparend, Energiesparhaus, Niedrigenergiehaus, niedriger Energieverbrauch',
    en: 'energy efficient, low energy, energy saving, eco friendly',
  },
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
}
