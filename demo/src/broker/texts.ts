type Languages = { readonly da: string; readonly de: string; readonly en: string }

/** Short notes that pages show beside data from the broker. */
export const namedTexts: Readonly<Record<string, Languages>> = {
  'weather-climate-note': {
    da: '<p>Tallene viser, hvordan vejret plejer at være her på denne tid af året. De er ikke en vejrudsigt.</p>',
    de: '<p>Die Zahlen zeigen, wie das Wetter hier um diese Jahreszeit meist ist. Sie sind keine Vorhersage.</p>',
    en: '<p>These figures show what the weather is usually like here at this time of year. They aren’t a forecast.</p>',
  },
  'weather-forecast-note': {
    da: '<p>Udsigten kommer fra MET Norway og bliver opdateret flere gange om dagen.</p>',
    de: '<p>Die Vorhersage kommt von MET Norway und wird mehrmals am Tag aktualisiert.</p>',
    en: '<p>The forecast comes from MET Norway and is updated several times a day.</p>',
  },
  'trust-note': {
    da: '<p>Bedømmelsen er gennemsnittet af alle anmeldelser, som vores gæster har skrevet efter et ophold. Vi spørger alle.</p>',
    de: '<p>Die Note ist der Durchschnitt aller Bewertungen, die unsere Gäste nach einem Aufenthalt geschrieben haben. Wir fragen alle.</p>',
    en: '<p>The rating is the average of all the reviews our guests have written after their stay. We ask every guest.</p>',
  },
  'reviews-intro': {
    da: '<p>Her kan du læse, hvad gæsterne har skrevet de seneste to år, det nyeste først. Vi udelader ingen anmeldelser, fordi de er kritiske.</p>',
    de: '<p>Hier steht, was Gäste in den letzten zwei Jahren geschrieben haben, das Neueste zuerst. Wir lassen keine Bewertung weg, nur weil sie kritisch ist.</p>',
    en: '<p>Here’s what guests have written over the past two years, newest first. We never leave a review out because it’s critical.</p>',
  },
  'review-translated-note': {
    da: '<p>Oversat af os. Gæstens egne ord står nedenunder.</p>',
    de: '<p>Von uns übersetzt. Die eigenen Worte des Gastes stehen darunter.</p>',
    en: '<p>Translated by us. The guest’s own words are below.</p>',
  },
  'departure-chores-agency': {
    da: '<ul><li>Vask op, eller sæt opvaskemaskinen i gang.</li><li>Tag affaldet med ud, og tøm køleskabet.</li><li>Resten klarer vi.</li></ul>',
    de: '<ul><li>Geschirr spülen oder die Spülmaschine anstellen.</li><li>Müll hinausbringen und den Kühlschrank leeren.</li><li>Den Rest machen wir.</li></ul>',
    en: '<ul><li>Wash up or start the dishwasher.</li><li>Take out the rubbish and empty the fridge.</li><li>We’ll do the rest.</li></ul>',
  },
  'departure-chores-own': {
    da: '<ul><li>Gør køkken, bad og gulve rene, og grillen, hvis du har brugt den.</li><li>Vask op, og tøm opvaskemaskinen og køleskabet.</li><li>Sortér affaldet, og bær det ud.</li><li>Aflæs målerne, og luk vinduer og døre.</li></ul>',
    de: '<ul><li>Küche, Bad und Böden putzen, und den Grill, wenn Sie ihn benutzt haben.</li><li>Geschirr spülen, Spülmaschine und Kühlschrank leeren.</li><li>Müll trennen und hinausbringen.</li><li>Zähler ablesen, Fenster und Türen schließen.</li></ul>',
    en: '<ul><li>Clean the kitchen, bathroom and floors, and the barbecue if you’ve used it.</li><li>Wash up, empty the dishwasher and the fridge.</li><li>Sort the rubbish and take it out.</li><li>Read the meters and close the windows and doors.</li></ul>',
  },
  'departure-chores-optional': {
    da: '<ul><li>Gør køkken, bad og gulve rene, vask op, og tøm køleskabet.</li><li>Sortér affaldet, og bær det ud.</li><li>Aflæs målerne, og luk vinduer og døre.</li></ul><p>Har du købt slutrengøring til, skal du kun vaske op og bære affaldet ud.</p>',
    de: '<ul><li>Küche, Bad und Böden putzen, spülen und den Kühlschrank leeren.</li><li>Müll trennen und hinausbringen.</li><li>Zähler ablesen, Fenster und Türen schließen.</li></ul><p>Mit bestellter Endreinigung genügt es, zu spülen und den Müll hinauszubringen.</p>',
    en: '<ul><li>Clean the kitchen, bathroom and floors, wash up and empty the fridge.</li><li>Sort the rubbish and take it out.</li><li>Read the meters and close the windows and doors.</li></ul><p>If you’ve booked final cleaning, just wash up and take out the rubbish.</p>',
  },
  'price-note': {
    da: '<p>Prisen gælder en uge for to voksne. Obligatorisk slutrengøring og bookinggebyr er med. Strøm og vand betaler du efter måler.</p>',
    de: '<p>Der Preis gilt für eine Woche und zwei Erwachsene. Pflichtreinigung und Buchungsgebühr sind enthalten. Strom und Wasser zahlen Sie nach Verbrauch.</p>',
    en: '<p>The price is for one week and two adults. Mandatory cleaning and the booking fee are included. Electricity and water are metered.</p>',
  },
}

export const agencyFacts: Readonly<Record<string, string>> = {
  'agency.name': 'Marram',
  'agency.founded': '1966',
}
