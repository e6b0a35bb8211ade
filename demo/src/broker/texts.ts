type Languages = { readonly da: string; readonly de: string; readonly en: string }

/** Short notes that pages show beside data from the broker. */
export const namedTexts: Readonly<Record<string, Languages>> = {
  'weather-climate-note': {
    da: '<p>Tallene viser, hvordan vejret plejer at være her på denne tid af året. De er ikke en udsigt.</p>',
    de: '<p>Die Zahlen zeigen, wie das Wetter hier um diese Jahreszeit meist ist. Sie sind keine Vorhersage.</p>',
    en: '<p>These figures show what the weather is usually like here at this time of year. They are not a forecast.</p>',
  },
  'weather-forecast-note': {
    da: '<p>Udsigten kommer fra MET Norway og hentes igen flere gange om dagen.</p>',
    de: '<p>Die Vorhersage kommt von MET Norway und wird mehrmals am Tag erneuert.</p>',
    en: '<p>The forecast comes from MET Norway and is renewed several times a day.</p>',
  },
  'trust-note': {
    da: '<p>Bedømmelsen er gennemsnittet af alle anmeldelser, som vores gæster har skrevet efter et ophold. Vi spørger alle.</p>',
    de: '<p>Die Note ist der Durchschnitt aller Bewertungen, die unsere Gäste nach einem Aufenthalt geschrieben haben. Wir fragen alle.</p>',
    en: '<p>The score is the average of all reviews that our guests wrote after a stay. We ask every one of them.</p>',
  },
  'reviews-intro': {
    da: '<p>Her står, hvad gæster har skrevet i de sidste to år, det nyeste først. Vi udelader ingen, fordi den er kritisk.</p>',
    de: '<p>Hier steht, was Gäste in den letzten zwei Jahren geschrieben haben, das Neueste zuerst. Wir lassen keine Bewertung weg, weil sie kritisch ist.</p>',
    en: '<p>This is what guests have written in the last two years, the newest first. We leave none out for being critical.</p>',
  },
  'review-translated-note': {
    da: '<p>Oversat af os. Gæstens egne ord står nedenunder.</p>',
    de: '<p>Von uns übersetzt. Die eigenen Worte des Gastes stehen darunter.</p>',
    en: '<p>Translated by us. The guest’s own words are below.</p>',
  },
  'departure-chores-agency': {
    da: '<ul><li>Vask op, eller sæt opvaskemaskinen i gang.</li><li>Tag affaldet med ud, og tøm køleskabet.</li><li>Resten klarer vi.</li></ul>',
    de: '<ul><li>Geschirr spülen oder den Geschirrspüler anstellen.</li><li>Müll hinausbringen und den Kühlschrank leeren.</li><li>Den Rest machen wir.</li></ul>',
    en: '<ul><li>Wash up or start the dishwasher.</li><li>Take out the rubbish and empty the fridge.</li><li>We do the rest.</li></ul>',
  },
  'departure-chores-own': {
    da: '<ul><li>Gør køkken, bad og gulve rene, og grillen, hvis du har brugt den.</li><li>Vask op, og tøm opvaskemaskinen og køleskabet.</li><li>Sortér affaldet, og bær det ud.</li><li>Aflæs målerne, og luk vinduer og døre.</li></ul>',
    de: '<ul><li>Küche, Bad und Böden putzen, und den Grill, wenn Sie ihn benutzt haben.</li><li>Geschirr spülen, Geschirrspüler und Kühlschrank leeren.</li><li>Müll trennen und hinausbringen.</li><li>Zähler ablesen, Fenster und Türen schließen.</li></ul>',
    en: '<ul><li>Clean kitchen, bathroom and floors, and the barbecue if you used it.</li><li>Wash up, empty the dishwasher and the fridge.</li><li>Sort the rubbish and take it out.</li><li>Read the meters, close windows and doors.</li></ul>',
  },
  'departure-chores-optional': {
    da: '<ul><li>Gør køkken, bad og gulve rene, vask op, og tøm køleskabet.</li><li>Sortér affaldet, og bær det ud.</li><li>Aflæs målerne, og luk vinduer og døre.</li></ul><p>Bestiller du slutrengøring, er det nok at vaske op og bære affaldet ud.</p>',
    de: '<ul><li>Küche, Bad und Böden putzen, spülen und den Kühlschrank leeren.</li><li>Müll trennen und hinausbringen.</li><li>Zähler ablesen, Fenster und Türen schließen.</li></ul><p>Mit bestellter Endreinigung genügt es, zu spülen und den Müll hinauszubringen.</p>',
    en: '<ul><li>Clean kitchen, bathroom and floors, wash up and empty the fridge.</li><li>Sort the rubbish and take it out.</li><li>Read the meters, close windows and doors.</li></ul><p>If you order final cleaning, washing up and taking out the rubbish is enough.</p>',
  },
  'price-note': {
    da: '<p>Prisen gælder en uge for to voksne. Slutrengøring, hvis den er pligtig, og gebyret er med. Strøm og vand betales efter måler.</p>',
    de: '<p>Der Preis gilt für eine Woche und zwei Erwachsene. Pflichtreinigung und Gebühr sind enthalten. Strom und Wasser zahlen Sie nach Zähler.</p>',
    en: '<p>The price is for one week and two adults. Mandatory cleaning and the fee are included. Electricity and water are paid by meter.</p>',
  },
}

export const agencyFacts: Readonly<Record<string, string>> = {
  'agency.name': 'Marram',
  'agency.founded': '1966',
}
