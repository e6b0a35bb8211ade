import { plural } from '../../plural.ts'
import type { UploadMessages } from './en.ts'

export const upload: UploadMessages = {
  title: 'Bild einsenden',
  description: 'Machen Sie beim Fotowettbewerb mit: Bild auswählen, einen Titel geben und an uns schicken.',
  intro: (contest, until) => `${contest}: Einsendeschluss ist der ${until}. Ein Konto brauchen Sie nicht.`,
  rules: {
    title: 'Bevor Sie auswählen',
    type: 'Ein Foto als JPEG, PNG oder WebP.',
    size: (megabytes) => `Höchstens ${megabytes} MB.`,
    pixels: (edge) => `Mindestens ${edge} Pixel an der kürzeren Seite, damit es am Bildschirm scharf ist.`,
    heic: 'iPhones speichern Fotos als HEIC. Wenn Sie das Bild direkt auf dem Handy auswählen, wird daraus meist automatisch ein JPEG.',
    people: 'Wenn Menschen darauf zu erkennen sind, fragen Sie sie bitte vorher.',
  },
  sections: { picture: 'Ihr Bild', about: 'Zum Bild', you: 'Zu Ihnen' },
  picture: {
    label: (megabytes) => `Foto als JPEG, PNG oder WebP, höchstens ${megabytes} MB`,
    choose: 'Bild auswählen',
    change: 'Anderes Bild auswählen',
    drop: 'oder hierher ziehen',
    dropNow: 'Jetzt loslassen',
    preview: 'Ihr Bild, wie Sie es ausgewählt haben',
    again: 'Browser behalten keine Dateien: Bitte wählen Sie Ihr Bild noch einmal aus.',
  },
  fields: {
    imageTitle: 'Titel des Bildes',
    imageText: 'Was ist zu sehen?',
    userName: 'Ihr Name',
    userEmail: 'Ihre E-Mail-Adresse',
    userEmailConfirm: 'Ihre E-Mail-Adresse noch einmal',
  },
  hints: {
    imageTitle: 'Ein paar Worte, sie stehen unter dem Bild.',
    imageText: 'Wo war das, und was passierte gerade?',
    userName: 'Damit wir wissen, wem wir gratulieren.',
    userEmail:
      'Wir schreiben Ihnen nur zu Ihrem Bild. Die Adresse zeigen wir niemandem, und Werbung schicken wir nicht.',
  },
  optional: 'optional',
  consent: {
    before: 'Ich habe das Bild selbst aufgenommen und bin mit den ',
    link: 'Teilnahmebedingungen',
    after: ' einverstanden.',
    missing: 'Bitte setzen Sie dieses Häkchen: Ohne Ihr Einverständnis dürfen wir das Bild nicht zeigen.',
  },
  submit: 'Bild abschicken',
  sending: 'Wird gesendet …',
  progress: (percent) => `${percent} % gesendet`,
  progressLabel: 'Ihr Bild ist unterwegs',
  checking: 'Das Bild ist angekommen, wir prüfen es …',
  cancel: 'Senden abbrechen',
  cancelled: 'Es wurde nichts gesendet. Bild und Texte sind noch da.',
  summary: (count) =>
    `${plural('de', count, { one: '# Angabe fehlt oder stimmt', other: '# Angaben fehlen oder stimmen' })} noch nicht. Alles, was Sie geschrieben haben, ist noch da.`,
  problems: {
    missing: {
      contest_image: 'Bitte wählen Sie ein Bild aus.',
      imageTitle: 'Bitte geben Sie Ihrem Bild einen Titel.',
      userName: 'Bitte nennen Sie uns Ihren Namen.',
      userEmail: 'Bitte geben Sie Ihre E-Mail-Adresse an.',
      userEmailConfirm: 'Bitte schreiben Sie Ihre E-Mail-Adresse noch einmal.',
    },
    other: 'Bitte sehen Sie sich dieses Feld noch einmal an.',
    'not-a-name': 'Bitte schreiben Sie Ihren Namen nur mit Buchstaben, ohne Ziffern, Links oder Sätze.',
    'not-an-email': 'Die Adresse ist noch nicht vollständig. Sie sieht zum Beispiel so aus: name@beispiel.de.',
    'emails-differ': 'Die beiden Adressen stimmen nicht überein. Bitte vergleichen Sie sie.',
    'too-long': (limit) => `Bitte kürzen Sie auf höchstens ${limit} Zeichen.`,
    'not-a-picture': 'Diese Datei ist kein Bild. Bitte wählen Sie ein Foto als JPEG, PNG oder WebP.',
    heic: 'Das ist ein HEIC-Foto vom iPhone, das viele Browser nicht anzeigen können. Bitte schicken Sie es als JPEG: in „Fotos“ öffnen, „Teilen“ wählen, dann „Optionen“ und „Maximale Kompatibilität“.',
    'type-not-accepted':
      'Diese Art von Bild können wir nicht annehmen. Bitte speichern Sie es als JPEG, PNG oder WebP.',
    animated: 'Dieses Bild ist animiert. Bitte wählen Sie ein Foto.',
    'too-many-bytes': (megabytes) =>
      `Dieses Bild ist zu groß: höchstens ${megabytes} MB. Speichern Sie es als JPEG oder etwas kleiner.`,
    'too-few-pixels': (edge) =>
      `Dieses Bild ist zu klein: Die kürzere Seite braucht mindestens ${edge} Pixel. Haben Sie vielleicht das Original?`,
    'too-many-pixels': (millions) =>
      `Dieses Bild hat mehr als ${millions} Millionen Pixel. Bitte speichern Sie es etwas kleiner.`,
    unreadable:
      'Wir konnten dieses Bild nicht öffnen. Vielleicht ist die Datei beschädigt: Bitte wählen Sie sie noch einmal oder eine andere.',
  },
  failures: {
    'unknown-contest': 'Diesen Wettbewerb gibt es nicht mehr. Ihre Texte sind noch da.',
    'contest-not-open': 'Dieser Wettbewerb ist inzwischen beendet und nimmt keine Bilder mehr an.',
    'picture-sent-before': 'Genau dieses Bild haben wir schon. Sie können gern ein anderes schicken.',
    'too-quick': 'Das ging etwas zu schnell. Bitte warten Sie drei Sekunden und senden Sie noch einmal.',
    'too-many-entries':
      'Sie haben so viele Bilder geschickt, wie dieser Wettbewerb von einer Person annimmt. Vielen Dank!',
    'too-many-requests': 'Zu viele Versuche. Bitte warten Sie ein paar Minuten und senden Sie noch einmal.',
    'upload-too-slow':
      'Die Verbindung war zu langsam für dieses Bild. Bitte versuchen Sie es im WLAN oder speichern Sie es kleiner.',
    'upload-broken-off':
      'Die Verbindung ist abgerissen. Ihre Texte sind noch da: Bitte senden Sie das Bild noch einmal.',
    'uploads-busy': 'Gerade schicken viele Gäste Bilder. Bitte versuchen Sie es in einer Minute noch einmal.',
    unavailable: 'Wir konnten Ihr Bild gerade nicht annehmen. Es ist noch da: Bitte senden Sie es gleich noch einmal.',
    offline:
      'Sie sind offline. Bild und Texte sind noch da: Bitte senden Sie noch einmal, wenn Sie wieder online sind.',
  },
  closed: {
    title: 'Zurzeit nehmen wir keine Bilder an',
    upcoming: (contest, from) => `Der ${contest} beginnt am ${from}. Heben Sie Ihr bestes Bild bis dahin auf.`,
    judging: (contest) => `Der ${contest} ist beendet, und wir wählen die Gewinner aus.`,
    other: 'Den nächsten Wettbewerb kündigen wir auf der Seite zum Fotowettbewerb an.',
    back: 'Zum Fotowettbewerb',
  },
  thanks: {
    title: 'Danke, Ihr Bild ist angekommen',
    next: 'So geht es weiter',
    steps: {
      look: 'Wir sehen uns Ihr Bild in den nächsten Tagen an. Danach erscheint es bei den anderen.',
      judge: (until) => `Bilder nehmen wir noch bis zum ${until} an. Danach wählen wir die Gewinner aus.`,
      write: 'Ist Ihres dabei, schreiben wir an Ihre E-Mail-Adresse.',
    },
    another: 'Noch ein Bild einsenden',
    gallery: 'Die anderen Bilder ansehen',
  },
  trap: 'Bitte lassen Sie dieses Feld leer',
}
