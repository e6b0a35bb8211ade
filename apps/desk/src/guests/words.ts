import type { GuestDataKind } from '@marram/contract/desk/guests'
import { format } from '../kit/format.ts'
import { defineWords } from '../kit/words.ts'

const n = format.number
const one = (count: number, single: string, several: string): string => (count === 1 ? single : several)
type Kinds = Readonly<Record<GuestDataKind, string>>

const daKinds: Kinds = {
  bookings: 'Bookinger med måleraflæsninger og sms-tilmeldinger',
  questions: 'Spørgsmål om huse, med svar',
  reviews: 'Anmeldelser',
  reviewPhotos: 'Billeder til anmeldelser',
  comments: 'Kommentarer',
  contestPictures: 'Billeder til fotokonkurrencen',
  forms: 'Udfyldte formularer',
  newsletters: 'Tilmeldinger til nyhedsbrevet',
  mails: 'Mails, vi har sendt',
  favorites: 'Favorithuse',
  sharedLists: 'Delte lister',
  metas: 'Indstillinger',
  sessions: 'Login på enheder',
  emailChanges: 'Ændringer af mailadressen',
  passkeys: 'Passkeys',
  authenticatorApps: 'Godkendelsesapps',
}
const deKinds: Kinds = {
  bookings: 'Buchungen mit Zählerständen und SMS-Anmeldungen',
  questions: 'Fragen zu Häusern, mit Antworten',
  reviews: 'Bewertungen',
  reviewPhotos: 'Bilder zu Bewertungen',
  comments: 'Kommentare',
  contestPictures: 'Bilder zum Fotowettbewerb',
  forms: 'Ausgefüllte Formulare',
  newsletters: 'Anmeldungen zum Newsletter',
  mails: 'E-Mails, die wir gesendet haben',
  favorites: 'Gemerkte Häuser',
  sharedLists: 'Geteilte Listen',
  metas: 'Einstellungen',
  sessions: 'Anmeldungen auf Geräten',
  emailChanges: 'Änderungen der E-Mail-Adresse',
  passkeys: 'Passkeys',
  authenticatorApps: 'Authenticator-Apps',
}
const enKinds: Kinds = {
  bookings: 'Bookings with meter readings and text message sign-ups',
  questions: 'Questions about houses, with answers',
  reviews: 'Reviews',
  reviewPhotos: 'Pictures with reviews',
  comments: 'Comments',
  contestPictures: 'Pictures for the photo contest',
  forms: 'Forms filled in',
  newsletters: 'Newsletter subscriptions',
  mails: 'Emails we have sent',
  favorites: 'Favourite houses',
  sharedLists: 'Shared lists',
  metas: 'Settings',
  sessions: 'Sign-ins on devices',
  emailChanges: 'Changes of the email address',
  passkeys: 'Passkeys',
  authenticatorApps: 'Authenticator apps',
}

export const words = defineWords(
  {
    title: 'Gæsters data',
    intro:
      'Når en gæst vil vide, hvad I har gemt, eller vil slettes. Tjek først, at det virkelig er gæsten, der spørger.',
    field: 'Mailadresse eller reservationsnummer',
    find: 'Find',
    fieldHint: 'Skriv en hel mailadresse eller et reservationsnummer med ni cifre.',
    unknownBooking: 'Der er ingen booking med det nummer, eller gæsten er slettet.',
    accountTypes: {
      guest: 'Gæst med konto',
      owner: 'Ejer med konto',
      staff: 'Medarbejder',
      other: 'Tidligere medarbejder',
    },
    noAccount: 'Uden konto',
    nothing: 'Der er ikke gemt noget om denne adresse.',
    stored: 'Gemt',
    kinds: daKinds,
    download: 'Hent som fil',
    downloadHint:
      'En JSON-fil med det hele. Det står i loggen, at du har hentet den. Slet filen, når gæsten har fået den.',
    downloaded: 'Filen er hentet.',
    fileName: (day: string) => `gaestedata-${day}.json`,
    erase: 'Slet data …',
    eraseTitle: 'Slet gæstens data',
    inTheWay: (count: number) =>
      `${one(count, 'En booking er', `${n(count)} bookinger er`)} ikke afsluttet. Gennemfør eller annullér, og afregn først:`,
    notGuest: 'Konti for ejere og medarbejdere slettes ikke her.',
    goes: 'Slettes',
    goesText: 'Konto, anmeldelser, spørgsmål, kommentarer, billeder, mails og noter. Også på hjemmesiden.',
    stays: 'Bliver',
    staysText: (count: number, until: number) =>
      `Navn og adresse på ${one(count, 'en regning', `${n(count)} regninger`)}, til udgangen af ${until}. Det kræver bogføringsloven.`,
    staysNothing: 'Ingenting: ingen regninger skal gemmes.',
    final: 'Det kan ikke fortrydes.',
    confirmField: (email: string) => `Skriv ${email} for at bekræfte`,
    reason: 'Begrundelse til loggen',
    eraseNow: 'Slet nu',
    erased: 'Slettet',
    erasedAccount: 'Kontoen er væk.',
    erasedKept: (count: number) =>
      count === 0
        ? 'Der er ingen regninger tilbage med navn.'
        : `${one(count, 'En regning', `${n(count)} regninger`)} har stadig navn og adresse, som loven kræver.`,
    erasedBlanked: (count: number) =>
      `${one(count, 'En ældre booking', `${n(count)} ældre bookinger`)} har ingen af delene længere.`,
    erasedMails: 'Mails, der stadig er på vej, bliver tømt, når de er sendt.',
    another: 'Find en anden',
    failures: { 'not-a-guest': 'Konti for ejere og medarbejdere slettes ikke her.' },
    unfinishedNow: 'En booking er ikke afsluttet. Luk, og se hvilken.',
  },
  {
    title: 'Daten von Gästen',
    intro:
      'Wenn ein Gast wissen will, was Sie gespeichert haben, oder gelöscht werden möchte. Vergewissern Sie sich zuerst, dass wirklich der Gast fragt.',
    field: 'E-Mail-Adresse oder Reservierungsnummer',
    find: 'Finden',
    fieldHint: 'Bitte eine ganze E-Mail-Adresse oder eine neunstellige Reservierungsnummer angeben.',
    unknownBooking: 'Es gibt keine Buchung mit dieser Nummer, oder der Gast wurde gelöscht.',
    accountTypes: {
      guest: 'Gast mit Konto',
      owner: 'Eigentümer mit Konto',
      staff: 'Mitarbeiter',
      other: 'Früherer Mitarbeiter',
    },
    noAccount: 'Ohne Konto',
    nothing: 'Zu dieser Adresse ist nichts gespeichert.',
    stored: 'Gespeichert',
    kinds: deKinds,
    download: 'Als Datei herunterladen',
    downloadHint:
      'Eine JSON-Datei mit allem. Im Protokoll steht, dass Sie sie heruntergeladen haben. Löschen Sie die Datei, sobald der Gast sie hat.',
    downloaded: 'Die Datei ist heruntergeladen.',
    fileName: (day: string) => `gastdaten-${day}.json`,
    erase: 'Daten löschen …',
    eraseTitle: 'Daten des Gastes löschen',
    inTheWay: (count: number) =>
      `${one(count, 'Eine Buchung ist', `${n(count)} Buchungen sind`)} nicht abgeschlossen. Bitte zuerst beenden oder stornieren und abrechnen:`,
    notGuest: 'Konten von Eigentümern und Mitarbeitern werden hier nicht gelöscht.',
    goes: 'Gelöscht wird',
    goesText: 'Konto, Bewertungen, Fragen, Kommentare, Bilder, E-Mails und Notizen. Auch auf der Website.',
    stays: 'Es bleibt',
    staysText: (count: number, until: number) =>
      `Name und Anschrift auf ${one(count, 'einer Rechnung', `${n(count)} Rechnungen`)}, bis Ende ${until}. So verlangt es das Buchführungsgesetz.`,
    staysNothing: 'Nichts: Es gibt keine Rechnung, die aufbewahrt werden muss.',
    final: 'Das lässt sich nicht rückgängig machen.',
    confirmField: (email: string) => `Zur Bestätigung ${email} eingeben`,
    reason: 'Grund für das Protokoll',
    eraseNow: 'Jetzt löschen',
    erased: 'Gelöscht',
    erasedAccount: 'Das Konto ist weg.',
    erasedKept: (count: number) =>
      count === 0
        ? 'Es gibt keine Rechnung mehr mit dem Namen.'
        : `${one(count, 'Eine Rechnung behält', `${n(count)} Rechnungen behalten`)} Name und Anschrift, wie es das Gesetz verlangt.`,
    erasedBlanked: (count: number) =>
      `${one(count, 'Eine ältere Buchung hat', `${n(count)} ältere Buchungen haben`)} beides nicht mehr.`,
    erasedMails: 'E-Mails, die noch unterwegs sind, werden nach dem Senden geleert.',
    another: 'Jemand anderen finden',
    failures: { 'not-a-guest': 'Konten von Eigentümern und Mitarbeitern werden hier nicht gelöscht.' },
    unfinishedNow: 'Eine Buchung ist nicht abgeschlossen. Bitte schließen Sie das Fenster, und sehen Sie nach, welche.',
  },
  {
    title: 'Guests’ data',
    intro:
      'For a guest who wants to know what you store, or wants to be erased. First make sure that it really is the guest who is asking.',
    field: 'Email address or reservation number',
    find: 'Find',
    fieldHint: 'Enter a complete email address or a reservation number of nine digits.',
    unknownBooking: 'There is no booking with this number, or its guest has been erased.',
    accountTypes: {
      guest: 'Guest with an account',
      owner: 'Owner with an account',
      staff: 'Member of staff',
      other: 'Former member of staff',
    },
    noAccount: 'No account',
    nothing: 'Nothing is stored about this address.',
    stored: 'Stored',
    kinds: enKinds,
    download: 'Download as a file',
    downloadHint:
      'A JSON file with everything. The log will say that you downloaded it. Delete the file once the guest has it.',
    downloaded: 'The file has been downloaded.',
    fileName: (day: string) => `guest-data-${day}.json`,
    erase: 'Erase data …',
    eraseTitle: 'Erase the guest’s data',
    inTheWay: (count: number) =>
      `${one(count, 'One booking is', `${n(count)} bookings are`)} not finished. Complete or cancel, and settle first:`,
    notGuest: 'Accounts of owners and staff are not erased here.',
    goes: 'Erased',
    goesText: 'Account, reviews, questions, comments, pictures, emails and notes. On the website too.',
    stays: 'Kept',
    staysText: (count: number, until: number) =>
      `Name and address on ${one(count, 'one bill', `${n(count)} bills`)}, until the end of ${until}. Bookkeeping law requires it.`,
    staysNothing: 'Nothing: no bill has to be kept.',
    final: 'This cannot be undone.',
    confirmField: (email: string) => `Type ${email} to confirm`,
    reason: 'Reason for the log',
    eraseNow: 'Erase now',
    erased: 'Erased',
    erasedAccount: 'The account is gone.',
    erasedKept: (count: number) =>
      count === 0
        ? 'No bill has the name any more.'
        : `${one(count, 'One bill keeps', `${n(count)} bills keep`)} name and address, as the law requires.`,
    erasedBlanked: (count: number) =>
      `${one(count, 'One older booking has', `${n(count)} older bookings have`)} neither any more.`,
    erasedMails: 'Emails that are still on their way are blanked once they are sent.',
    another: 'Find somebody else',
    failures: { 'not-a-guest': 'Accounts of owners and staff are not erased here.' },
    unfinishedNow: 'A booking is not finished. Close this to see which one.',
  },
)
