import type { ReviewMessages } from './en.ts'

export const review: ReviewMessages = {
  title: 'Wie war Ihr Aufenthalt?',
  description: 'Bewerten Sie das Ferienhaus, in dem Sie gewohnt haben.',
  stay: (house, dates) => `Ferienhaus ${house}, ${dates}.`,
  intro:
    'Schreiben Sie, was anderen bei der Wahl hilft: was gut war und was nicht. Sie können Ihre Bewertung nur einmal abschicken.',
  fields: { rating: 'Ihre Note', text: 'Ihre Bewertung', name: 'Angezeigter Name', place: 'Woher Sie kommen' },
  aspects: { house: 'Haus', cleanliness: 'Sauberkeit', location: 'Lage', value: 'Preis-Leistung' },
  aspectsLegend: 'Noten im Einzelnen (optional)',
  noAspect: 'Keine Angabe',
  hints: {
    text: 'Mindestens 20 Zeichen. Bitte nennen Sie keine Namen und Telefonnummern anderer.',
    name: 'Der Vorname genügt.',
    place: 'Ein Ort oder eine Region.',
  },
  stars: { 5: 'Hervorragend', 4: 'Gut', 3: 'Durchschnittlich', 2: 'Unterdurchschnittlich', 1: 'Schlecht' },
  errors: {
    summary: 'Es fehlt noch etwas. Bitte sehen Sie sich die markierten Felder an.',
    failed:
      'Ihre Bewertung konnte gerade nicht gesendet werden. Bitte versuchen Sie es gleich noch einmal; Ihr Text steht noch da.',
    rating: 'Bitte wählen Sie einen bis fünf Sterne.',
    aspects: 'Bitte wählen Sie bei jeder Note im Einzelnen einen bis fünf Sterne oder keine Angabe.',
    text: 'Bitte schreiben Sie mindestens 20 und höchstens 5.000 Zeichen.',
    name: 'Bitte geben Sie einen Namen mit höchstens 60 Zeichen an.',
    place: 'Bitte geben Sie einen Ort mit höchstens 60 Zeichen an.',
  },
  consent:
    'Wir lesen Ihre Bewertung, bevor sie auf der Seite des Hauses erscheint, mit dem hier angegebenen Namen und Ort und dem Monat Ihres Aufenthalts. Wir können darauf antworten.',
  submit: 'Bewertung abschicken',
  checks: 'So prüfen wir Bewertungen',
  home: 'Zur Startseite',
  done: {
    title: 'Vielen Dank für Ihre Bewertung',
    text: 'Wir lesen sie in den nächsten Tagen. Danach erscheint sie auf der Seite des Hauses.',
  },
  photos: {
    title: 'Fotos hinzufügen',
    intro: (left) =>
      `Sie können noch bis zu ${left} Fotos schicken, eins nach dem anderen. Wir sehen uns jedes an, bevor es bei Ihrer Bewertung erscheint.`,
    alt: 'Was ist auf dem Foto zu sehen?',
    altHint: 'Ein Satz für Gäste, die es nicht sehen können, zum Beispiel „Blick von der Terrasse auf die Dünen“.',
    altProblem: 'Bitte beschreiben Sie das Foto mit 3 bis 150 Zeichen.',
    consent:
      'Ich habe das Foto selbst gemacht und bin einverstanden, dass es auf der Seite des Hauses erscheint. Ich kann es hier löschen, solange dieser Link gilt, oder Ihnen schreiben.',
    submit: 'Foto abschicken',
    check: 'Das Foto ist noch nicht gesendet. Bitte sehen Sie sich die markierten Felder an.',
    full: 'Sie haben vier Fotos geschickt, mehr kann eine Bewertung nicht haben. Vielen Dank!',
    states: { waiting: 'wird noch geprüft', public: 'auf der Seite des Hauses', refused: 'nicht veröffentlicht' },
    remove: 'Löschen',
    removeOf: (alt) => `Foto „${alt}“ löschen`,
  },
  mails: {
    title: 'Bewertungsanfragen per E-Mail',
    intro:
      'Nach jedem Aufenthalt bitten wir Sie einmal per E-Mail um eine Bewertung. Hier können Sie das abbestellen. E-Mails zu Ihren Buchungen bekommen Sie weiterhin.',
    submit: 'Keine Bewertungsanfragen mehr',
    done: {
      title: 'Sie bekommen keine Bewertungsanfragen mehr',
      text: 'An diese Adresse schicken wir keine Bewertungsanfragen mehr. Wenn Sie es sich anders überlegen, können Sie sie in Ihrem Konto unter „Profil bearbeiten“ wieder erlauben.',
    },
    failed: {
      link: 'Dieser Link ist nicht vollständig oder nicht von uns. Öffnen Sie ihn noch einmal aus der E-Mail oder antworten Sie einfach auf die E-Mail.',
      later: 'Das geht im Moment nicht. Bitte versuchen Sie es in einer Minute noch einmal.',
    },
  },
  over: {
    title: 'Dieser Link gilt nicht mehr',
    text: 'Er wurde schon benutzt, ist abgelaufen oder wurde von Ihrem E-Mail-Programm gekürzt. Jeder Link gilt einmal, für einen Aufenthalt. Wenn Sie noch keine Bewertung geschrieben haben, schreiben Sie uns, und wir helfen weiter.',
  },
}
