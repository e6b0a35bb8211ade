import type { Vocabulary } from '../meaning.ts'

const stop = { kind: 'stop' } as const

/** Words that join, limit or accompany others. */
export const grammarWords: Vocabulary = [
  [
    stop,
    {
      da: 'med, i, på, ved, til, for, af, fra, hos, om, som, der, den, det, de, vi, jeg, min, vores, gerne, søger, leder efter, ønsker, vil have, skal have, skal være, have, være, ca, cirka, omkring, også, så, en tur, kun, helst, næste, kommende, denne, dette, hele, plads, nær, ferieophold, er, d, stor, store, stort, lille, små, tilladt, medbringer, velkommen, velkomne, familie med, gruppe på, selskab på, plads til, sommerens, væk, men, dog, hyggelig, hyggeligt, dejlig, dejligt, flot, skøn, skønt, lækker, lækkert, romantisk, luksus, luksuriøst, moderne, hurtigt, pæn, pænt, øen, ø',
      de: 'mit, in, im, an, am, auf, bei, beim, zu, zum, zur, für, von, vom, der, die, das, dem, den, des, wir, ich, mein, unser, unsere, gern, gerne, suche, suchen, möchte, möchten, wollen, brauchen, hätten, sein, haben, soll, mit dabei, dabei, ca, circa, etwa, ungefähr, auch, bitte, nur, am liebsten, nächsten, nächster, nächstes, nächste, kommenden, dieses, diesen, diese, dieser, ganze, ganzen, platz, inkl, inklusive, sind, und zwar, aus, nach, um, samt, groß, große, großes, großen, großer, klein, kleine, kleines, kleinen, kleiner, erlaubt, willkommen, mitbringen, familie mit, gruppe mit, gruppe von, platz für, entfernt, weg, aber, jedoch, dafür, schön, schöne, schönes, schönen, schöner, gemütlich, gemütliche, gemütliches, romantisch, romantisches, luxuriös, luxuriöses, luxus, modern, modernes, toll, tolles, hübsch, hübsches, traumhaft, traumhaftes, insel, übers, schnelles, großfamilie',
      en: 'with, in, at, on, of, for, by, from, the, we, i, my, our, us, is, are, be, have, has, having, that, which, it, and also, looking for, look for, searching for, find, find me, want, wants, wanted, need, needs, would like, wed like, id like, please, about, around, approximately, also, only, next, coming, this, whole, room for, space for, near, plus, see, may i, must, should, our own, incl, big, bring, bringing, some, any, large, small, little, allowed, welcome, family with, group of, party of, we may, i may, it may, they may, away, but, nice, lovely, beautiful, cosy, cozy, romantic, luxury, luxurious, modern, great, stylish, pretty, island, fast, over the',
    },
  ],
  [
    { kind: 'house' },
    {
      da: 'hus, huset, huse, sommerhus, sommerhuse, sommerhuset, feriehus, feriehuse, feriebolig, ferieboliger, bolig, ferie, ferien, ophold, udlejning, leje, lejes, sommerhusferie, danmark, vestkysten, jylland, vestjylland, luksussommerhus, luksushus',
      de: 'haus, häuser, hause, ferienhaus, ferienhäuser, ferienhäuschen, häuschen, ferienwohnung, unterkunft, unterkünfte, urlaub, ferien, aufenthalt, mieten, miete, zu mieten, dänemark, domizil, objekt, nordsee, nordseeküste, westküste, jütland, westjütland, villa, hütte, bungalow',
      en: 'house, houses, home, homes, holiday home, holiday homes, holiday house, holiday houses, holiday cottage, cottage, cottages, vacation home, vacation rental, summer house, summerhouse, rental, rent, to rent, stay, holiday, holidays, vacation, place, property, accommodation, denmark, west coast, north sea, jutland, villa, cabin, lodge, bungalow, break, trip, getaway',
    },
  ],
  [
    { kind: 'join', isEither: false },
    { da: 'og, samt, plus', de: 'und, sowie, plus, u', en: 'and, plus' },
  ],
  [
    { kind: 'join', isEither: false },
    { da: '&, +', de: '&, +', en: '&, +' },
  ],
  [
    { kind: 'join', isEither: true },
    { da: 'eller', de: 'oder', en: 'or, and or' },
  ],
  // "A child friendly house" is not a house for one child, and no criterion expresses it.
  [{ kind: 'other' }, { da: '', de: '', en: 'child friendly, kid friendly, family friendly, children friendly' }],
  [
    { kind: 'not' },
    {
      da: 'uden, ingen, ikke, intet',
      de: 'ohne, kein, keine, keinen, keinem, keiner, nicht',
      en: 'without, no, not, without any, not any',
    },
  ],
  [{ kind: 'article' }, { da: 'en, et, én, ét', de: 'ein, eine, einen, einem, einer, eines', en: 'a, an' }],
  [
    { kind: 'until' },
    { da: 'til, indtil, til og med, op til', de: 'bis, bis zum, bis zu, auf', en: 'to, till, until, up to, through' },
  ],
  [
    { kind: 'from' },
    {
      da: 'fra, fra og med, ankomst, tidligst, mellem, ankomst den, skiftedag',
      de: 'ab, von, vom, anreise, anreisetag, wechseltag, frühestens, zwischen, anreise am, anreise ab',
      en: 'from, starting, starting on, arriving, arriving on, arrival, arrival on, change day, between, earliest',
    },
  ],
  [
    { kind: 'for-party' },
    {
      da: 'til, for, vi er, familie med, gruppe på, selskab på, familie på, plads til, i alt',
      de: 'für, wir sind, gruppe von, familie mit, gruppe mit, platz für, schlafplätze für, insgesamt',
      en: 'for, family with, sleeps, sleeping, we are, were, group of, party of, family of, room for, space for, accommodates',
    },
  ],
  [{ kind: 'of-which' }, { da: 'heraf, hvoraf', de: 'davon, darunter', en: 'of which, of whom, including' }],
  [
    { kind: 'limit', limit: 'at-most' },
    {
      da: 'højst, maks, max, maksimalt, maximalt, maksimum, ikke over, ikke mere end, op til, inden for, under højst',
      de: 'höchstens, max, maximal, maximum, bis maximal, bis max, bis höchstens, nicht über, nicht mehr als, bis zu, nicht teurer als',
      en: 'at most, max, maximum, max of, maximum of, no more than, not more than, up to, within, not over, a maximum of',
    },
  ],
  [
    { kind: 'limit', limit: 'less' },
    {
      da: 'under, mindre end, færre end, billigere end, mindre, tættere end',
      de: 'unter, weniger als, billiger als, günstiger als, kleiner als, unterhalb von, näher als',
      en: 'under, below, less than, fewer than, cheaper than, smaller than, closer than',
    },
  ],
  [
    { kind: 'limit', limit: 'at-least' },
    {
      da: 'mindst, minimum, min, ikke under, fra mindst',
      de: 'mindestens, min, mind, minimum, wenigstens, minimal, nicht weniger als, nicht unter',
      en: 'at least, min, minimum, a minimum of, minimum of, no less than, not less than, no fewer than',
    },
  ],
  [
    { kind: 'limit', limit: 'more' },
    {
      da: 'over, mere end, flere end, større end',
      de: 'über, mehr als, größer als',
      en: 'over, above, more than, larger than, bigger than',
    },
  ],
  [
    { kind: 'limit', limit: 'exactly' },
    { da: 'præcis, nøjagtig', de: 'genau, exakt', en: 'exactly' },
  ],
]
