export const complaints = {
  beds: ['Die Betten in einem Zimmer sind schmal.', 'Eine der Matratzen ist durchgelegen.'],
  wifi: ['Das WLAN war abends langsam.', 'Das WLAN reicht nicht bis ins hintere Zimmer.'],
  kitchen: [
    'Die Töpfe sind abgenutzt, und uns fehlten ein paar gute Messer.',
    'Es fehlten Geschirrtücher und eine große Schüssel.',
  ],
  power: ['Der Strom summiert sich, damit muss man rechnen.', 'Der Stromverbrauch war höher als gedacht.'],
  sauna: ['Die Sauna brauchte lange, bis sie heiß war.'],
  spa: ['Der Whirlpool ist recht laut.'],
  neighbours: ['Auf dem Nachbargrundstück wurde vormittags gebaut.'],
  shower: ['Der Wasserdruck in der Dusche ist schwach.'],
  sand: ['Auf den Fensterbänken lag Sand, als wir kamen.'],
  furniture: ['Die Gartenmöbel müssten ersetzt werden.', 'Das Sofa ist weich, Ältere kommen schlecht hoch.'],
  heating: ['Es dauerte einen Tag, bis das Haus warm war.'],
  road: ['Der Weg zum Haus hat tiefe Schlaglöcher.'],
} as const

export const failures = {
  dirty: [
    'Das Haus war nicht richtig geputzt, das Bad mussten wir selbst machen.',
    'Im Bad lagen Haare, in den Schubladen Krümel.',
  ],
  'broken-spa': ['Der Whirlpool ging nicht, und seinetwegen hatten wir das Haus gewählt.'],
  'broken-sauna': ['Die Sauna war die ganze Zeit kaputt.'],
  cold: ['In der zweiten Nacht fiel die Heizung aus, wir froren bis zum Mittag.'],
  damp: ['In zwei Räumen roch es feucht.'],
  'no-wifi': ['Das Internet ging nicht, und wir mussten arbeiten.'],
  fridge: ['Der Kühlschrank fiel aus, und die Lebensmittel verdarben.'],
  key: ['Wir haben eine Stunde auf den Schlüssel gewartet.'],
} as const
