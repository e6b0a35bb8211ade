import { plural } from '../../plural.ts'
import type { FormMessages } from './en.ts'

export const forms: FormMessages = {
  optional: 'optional',
  choose: 'Bitte wählen',
  yes: 'Ja',
  send: 'Absenden',
  sending: 'Wird gesendet …',
  trap: 'Bitte lassen Sie dieses Feld leer',
  thanksTitle: 'Danke, Ihre Nachricht ist angekommen',
  thanksText: 'Wir melden uns so bald wie möglich bei Ihnen.',
  summary: (count) =>
    `Bitte sehen Sie sich ${plural('de', count, { one: '# Feld', other: '# Felder' })} noch einmal an. Alles, was Sie geschrieben haben, ist noch da.`,
  problems: {
    missing: (label) => `Bitte füllen Sie „${label}“ aus.`,
    'choice-missing': (label) => `Bitte wählen Sie bei „${label}“ eine Antwort.`,
    'consent-missing': (label) =>
      `Bitte setzen Sie das Häkchen bei „${label}“; sonst dürfen wir Ihre Nachricht nicht verwenden.`,
    'not-a-name': (label) => `Bitte schreiben Sie „${label}“ nur mit Buchstaben, ohne Ziffern, Links oder Sätze.`,
    'not-an-email': (label) => `„${label}“ ist noch nicht vollständig. Sie sollte so aussehen: name@beispiel.de.`,
    'not-a-phone': (label) => `Bitte schreiben Sie „${label}“ in Ziffern, zum Beispiel {phone}.`,
    'not-a-number': (label) => `Bitte schreiben Sie „${label}“ als Zahl, zum Beispiel 4.`,
    'not-a-day': (label) => `Bitte geben Sie bei „${label}“ ein gültiges Datum an, zum Beispiel 17.07.2027.`,
    'not-an-option': (label) => `Bitte wählen Sie bei „${label}“ eine der angebotenen Antworten.`,
    'too-long': (label, limit) => `Bitte kürzen Sie „${label}“ auf höchstens ${limit} Zeichen.`,
    'file-missing': (label) => `Bitte wählen Sie bei „${label}“ eine Datei aus.`,
    'file-type': (label) =>
      `Diese Art von Datei können wir bei „${label}“ nicht öffnen. Möglich sind PDF, Word (DOCX), JPG und PNG.`,
    'file-too-large': (label, limit) => `„${label}“ ist zu groß: Alle Dateien zusammen dürfen ${limit} MB haben.`,
  },
  fileHint: (types, megabytes) => `${types}, höchstens ${megabytes} MB.`,
  fileAgain: (name) => `Bitte wählen Sie „${name}“ noch einmal aus.`,
  failures: {
    'too-quick': 'Das ging etwas zu schnell. Bitte warten Sie drei Sekunden und senden Sie noch einmal.',
    'too-many': 'Zu viele Nachrichten in kurzer Zeit. Bitte warten Sie eine Minute und senden Sie noch einmal.',
    unavailable:
      'Wir konnten Ihre Nachricht gerade nicht annehmen. Ihr Text steht noch hier: Bitte senden Sie ihn gleich noch einmal oder rufen Sie uns an.',
    offline:
      'Sie sind offline. Was Sie geschrieben haben, steht noch hier: Bitte senden Sie es noch einmal, sobald Sie wieder online sind.',
    'unknown-form': 'Dieses Formular gibt es nicht mehr. Bitte rufen Sie uns an oder schreiben Sie uns eine E-Mail.',
    'form-empty': 'Es ist noch nichts ausgefüllt. Bitte schreiben Sie etwas und senden Sie noch einmal.',
    'comments-closed':
      'Hier können keine Kommentare mehr geschrieben werden. Bitte kopieren Sie Ihren Text, wenn Sie ihn behalten möchten.',
    'unknown-comment':
      'Den Kommentar, auf den Sie antworten, gibt es nicht mehr, oder er hat schon zu viele Antworten. Sie können Ihren Text als eigenen Kommentar senden.',
  },
  newsletter: {
    title: 'Unser Newsletter',
    text: 'Ab und zu freie Wochen, neue Häuser und Neues von der Küste. Abmelden können Sie sich jederzeit.',
    email: 'Ihre E-Mail-Adresse',
    submit: 'Anmelden',
    sentTitle: 'Bitte schauen Sie in Ihr Postfach',
    sentText:
      'Wir haben Ihnen eine E-Mail mit einem Link geschickt. Sobald Sie ihn anklicken, bekommen Sie den Newsletter.',
    confirmTitle: 'Möchten Sie unseren Newsletter?',
    confirmText: 'Mit einem Klick nehmen wir Ihre Adresse in den Verteiler auf.',
    confirmButton: 'Ja, ich möchte den Newsletter',
    confirmedTitle: 'Willkommen, Sie bekommen jetzt unseren Newsletter',
    confirmedText: 'Sie hören ab und zu von uns. In jeder E-Mail steht ein Link zum Abmelden.',
    unsubscribeTitle: 'Möchten Sie den Newsletter abbestellen?',
    unsubscribeText: 'Mit einem Klick löschen wir Ihre Adresse aus dem Verteiler.',
    unsubscribeButton: 'Newsletter abbestellen',
    unsubscribedTitle: 'Sie sind abgemeldet',
    unsubscribedText: 'Ihre Adresse ist gelöscht. Sie sind jederzeit wieder willkommen.',
    stopTitle: 'Keine solchen E-Mails mehr?',
    stopText:
      'Es geht um E-Mails, die aus Ihrem Konto angefordert wurden: Merkliste, zuletzt angesehene Häuser, Berechnungen. Auf Wunsch schicken wir einen Monat lang keine davon.',
    stopButton: 'Einen Monat pausieren',
    stoppedTitle: 'Diese E-Mails sind pausiert',
    stoppedText:
      'Einen Monat lang schicken wir keine solche E-Mail an Ihre Adresse, auch wenn sie in Ihrem Konto angefordert wird. E-Mails zu Buchungen bekommen Sie weiterhin.',
    expiredTitle: 'Dieser Link gilt nicht mehr',
    expiredText: 'Er wurde schon benutzt oder ist älter als sieben Tage. Sie können sich hier einfach neu anmelden.',
  },
}
