import type { FacilityWords } from '../meaning.ts'

export const wellnessWords: FacilityWords = {
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
    en: 'spa, jacuzzi, hot tub, hottub, hot tubs, spa bath, whirl pool, indoor whirlpool, bubble bath',
  },
  'outdoor-spa': {
    da: 'udendørs spa, udespabad, udendørs spabad, udendørs jacuzzi, spa udenfor, udendørs whirlpool',
    de: 'Außen Whirlpool, Außenspa, Outdoor Whirlpool, Whirlpool draußen, Whirlpool im Garten, Outdoor Spa, Whirlpool im Freien',
    en: 'outdoor spa, outdoor hot tub, outdoor jacuzzi, hot tub outside, outside hot tub',
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
    en: 'fireplace, fire place, log burner, wood burner, woodburner, wood burning stove, woodstove, open fire, log fire, stove, fireplaces, log stove',
  },
  bathtub: { da: 'karbad, badekarret', de: 'Wanne, Badewannen', en: 'bath tub, bathtubs, tub' },
  'bathroom-underfloor-heating': {
    da: 'gulvvarme i badeværelset, gulvvarme på badeværelset, gulvvarme i badet',
    de: 'Fußbodenheizung im Badezimmer, beheizter Badfußboden',
    en: 'underfloor heating in the bathroom, heated bathroom floors',
  },
}
