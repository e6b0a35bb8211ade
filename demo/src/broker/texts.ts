type Languages = { readonly da: string; readonly de: string; readonly en: string }

/** Short notes that pages put beside what the broker tells them. */
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
