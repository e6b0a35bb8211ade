export const intros = {
  any: [
    'Wir waren zum ersten Mal hier.',
    'Wir haben das Haus sofort gefunden.',
    'Das Haus sah aus wie auf den Bildern.',
    'Wir waren überrascht, wie viel Platz es gibt.',
    'Die Ankunft war einfach, der Schlüssel lag bereit.',
    'Wir hatten gute Tage hier.',
    'Alles war so, wie es beschrieben war.',
    'Das Haus hat, was man braucht.',
    'Die Gegend kannten wir, das Haus noch nicht.',
  ],
  returning: ['Wir waren schon zum dritten Mal in diesem Haus.', 'Wir kommen fast jedes Jahr hierher.'],
  summer: [
    'Wir hatten fast jeden Tag Sonne.',
    'Wir waren jeden Tag im Wasser.',
    'Im Sommer ist am Strand viel los, einen Platz findet man immer.',
  ],
  winter: [
    'Es stürmte drei Tage, und wir haben es von drinnen genossen.',
    'Im Winter hat man den Strand für sich.',
    'Draußen war es kalt, drinnen warm.',
  ],
  spring: ['Im Frühling ist das Licht klar und Platz genug.', 'Die Lerchen sangen, und der Wind war frisch.'],
  autumn: ['Der Herbst verging mit Drachen und Spielen.', 'Nach dem Sturm haben wir Bernstein gefunden.'],
} as const

export const praise = {
  'first-row': [
    'Wir sind mit dem Meer im Ohr eingeschlafen.',
    'Man geht aus der Tür und ist am Strand.',
    'Die Lage hinter der Düne ist der Grund, warum wir kommen.',
  ],
  dunes: ['Die Dünen beginnen gleich an der Terrasse.', 'Wir sind jeden Tag durch die Dünen gegangen.'],
  heath: ['Die Heide reicht bis ans Haus, und es war still.', 'Wir haben vom Frühstückstisch aus Rehe gesehen.'],
  forest: [
    'Zwischen den Bäumen ist es windstill, auch wenn es weht.',
    'Auf den Waldwegen kann man bis zum Strand radeln.',
  ],
  village: ['Wir konnten alles zu Fuß erreichen.', 'Der Bäcker ist nah, das war jeden Morgen der erste Weg.'],
  fjord: ['Der Fjord ist flach und gut für Kinder.', 'Wir waren jeden Tag surfen, zu Fuß mit dem Brett.'],
  meadow: ['Der Blick über die Wiesen beruhigt.', 'Es gibt viel Platz zum Ballspielen.'],
  clean: [
    'Das Haus war sauber, als wir ankamen.',
    'Alles war ordentlich und in gutem Zustand.',
    'Man merkt, dass sich jemand um das Haus kümmert.',
  ],
  kitchen: [
    'Die Küche hat alles, auch ein gutes Messer.',
    'Wir haben jeden Abend gekocht und nichts vermisst.',
    'Es gab genug Töpfe für uns alle.',
  ],
  beds: ['Die Betten sind gut, wir haben lange geschlafen.', 'Die Schlafzimmer sind morgens dunkel, das ist angenehm.'],
  quiet: ['Abends ist es hier still.', 'Die Nachbarn sieht man kaum.'],
  terrace: ['Wir haben jeden Tag auf der Terrasse gegessen.', 'Die Terrasse liegt windgeschützt, das zählt hier viel.'],
  office: [
    'Das Büro hat gleich geantwortet, als wir anriefen.',
    'Eine Lampe war kaputt. Wir riefen an, am selben Tag kam eine neue.',
    'Die Leute im Büro sind freundlich und kennen das Haus.',
  ],
  dog: ['Unser Hund liebte die Wege in den Dünen.', 'Unser Hund war nach fünf Minuten zu Hause.'],
  children: ['Die Kinder wollen wieder hin.', 'Hochstuhl und Spielzeug waren da, das macht es leicht.'],
  sauna: ['Die Sauna haben wir jeden Abend benutzt.', 'Erst das Meer, dann die Sauna.'],
  spa: ['Der Whirlpool war gut nach langen Wegen.', 'Wir saßen im Whirlpool, bis die Finger schrumpelten.'],
  'outdoor-spa': [
    'Im Außenwhirlpool zu sitzen, wenn es regnet, ist ein Erlebnis.',
    'Wir haben vom Außenwhirlpool Sterne gesehen.',
  ],
  'wilderness-bath': ['Das Badefass braucht Geduld, aber es lohnt sich.'],
  'indoor-pool': ['Der Pool war warm und sauber.', 'Mit dem Pool war der Regen egal.'],
  fireplace: ['Wir haben jeden Abend den Ofen angemacht.', 'Der Kaminofen macht das Wohnzimmer angenehm.'],
  'sea-view': ['Das Meer vom Tisch aus zu sehen, davon bekommt man nicht genug.'],
  'ev-charger': ['Wir haben nachts das Auto geladen, das klappte ohne Probleme.'],
  'activity-room': ['Der Aktivitätsraum hat die Regentage gerettet.'],
  group: ['Wir waren drei Familien und hatten Platz genug.', 'Der lange Tisch hat uns alle versammelt.'],
  'thatched-roof': ['Das Reetdach hält das Haus kühl, wenn es heiß ist.'],
  'new-build': ['Das Haus ist neu und gut gedämmt, die Stromrechnung war klein.'],
} as const

export const closings = {
  five: [
    'Wir kommen wieder.',
    'Das nächste Jahr ist schon gebucht.',
    'Danke für einen guten Urlaub.',
    'Das empfehlen wir gern weiter.',
    'Wir wollten nicht nach Hause.',
    'Die Zeit war zu kurz.',
    'Wir haben es unseren Freunden erzählt.',
  ],
  four: [
    'Alles in allem ein guter Urlaub.',
    'Das sind Kleinigkeiten, wir kommen gern wieder.',
    'Wir waren gern hier.',
    'Für uns hat es gut gepasst.',
  ],
  three: [
    'Für den Preis hatten wir etwas mehr erwartet.',
    'Die Lage ist gut, das Haus braucht etwas Pflege.',
    'Es war in Ordnung, mehr nicht.',
  ],
  low: [
    'Das hatten wir nicht erwartet.',
    'Wir haben einen Teil der Miete zurückbekommen, aber die Ferien waren vorbei.',
    'Beim nächsten Mal nehmen wir ein anderes Haus.',
  ],
} as const
