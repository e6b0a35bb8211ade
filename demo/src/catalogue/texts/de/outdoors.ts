export const terrace = {
  any: [
    'Die Terrasse liegt nach Süden und ist ab Mittag windgeschützt.',
    'Rund um das Haus gibt es Sitzplätze, einer liegt immer im Windschatten.',
    'Auf der Terrasse stehen Gartenmöbel für alle.',
    'Den Morgenkaffee trinkt man im Osten, den Abendkaffee im Westen.',
    'Die Terrasse ist aus Holz und geht ins Grundstück über.',
    'Das Grundstück misst {plot} m² und ist vor allem Natur.',
    'Auf {plot} m² ist das Fenster des Nachbarn weit weg.',
    'Hinter dem Haus gibt es eine Ecke mit Sonne bis zum Abend.',
    'Die Terrasse ist gepflastert und trocknet nach Regen schnell.',
  ],
} as const

export const pets = {
  allowed: [
    'Sie dürfen {pets} mitbringen.',
    'Hier ist Platz für {pets}. Der Wassernapf steht bereit.',
    'Hunde sind willkommen, höchstens {pets}. In den Dünen bitte an der Leine.',
  ],
  none: ['Haustiere sind hier nicht erlaubt.', 'Das Haus wird ohne Haustiere vermietet.'],
  hypoallergenic: ['Hier waren noch nie Haustiere. Das ist gut für Allergiker.'],
} as const

export const notes = {
  any: [
    'Der letzte Weg ist nicht asphaltiert, bitte langsam fahren.',
    'Vor der Abreise: Kühlschrank leeren, Müll hinausbringen, Geschirr spülen.',
    'Das Mobilnetz ist an der Küste schwach, das WLAN im Haus funktioniert.',
    'Im Wohnzimmer gibt es keine Vorhänge, nur in den Schlafzimmern.',
    'Strom und Wasser zahlen Sie nach Zähler.',
    'Im Winter dauert es einige Stunden, bis das Haus ganz warm ist.',
    'Der Müll wird an der Einfahrt in vier Tonnen getrennt.',
    'Nach Einbruch der Dunkelheit ist Wild auf den Straßen.',
  ],
  'non-smoking': ['Rauchen ist nur draußen erlaubt.', 'Es ist ein Nichtraucherhaus.'],
  'sandy-path': ['Der Weg zum Strand ist aus Sand und nicht für Rollstühle geeignet.'],
  loft: ['Auf den Hängeboden führt eine steile Leiter. Für kleine Kinder ist sie nichts.'],
  low: ['Die Türen sind niedrig, Vorsicht mit dem Kopf.'],
} as const
