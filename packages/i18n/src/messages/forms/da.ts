import { plural } from '../../plural.ts'
import type { FormMessages } from './en.ts'

export const forms: FormMessages = {
  optional: 'valgfrit',
  choose: 'Vælg venligst',
  yes: 'Ja tak',
  send: 'Send beskeden',
  sending: 'Sender …',
  trap: 'Lad venligst dette felt være tomt',
  thanksTitle: 'Tak, din besked er kommet frem',
  thanksText: 'Vi vender tilbage til dig, så snart vi kan.',
  summary: (count) =>
    `Se venligst på ${plural('da', count, { one: '# felt', other: '# felter' })} en gang til. Alt, hvad du har skrevet, er her stadig.`,
  problems: {
    missing: (label) => `Udfyld venligst »${label}«.`,
    'choice-missing': (label) => `Vælg venligst et svar ved »${label}«.`,
    'consent-missing': (label) => `Sæt venligst kryds ved »${label}«; uden det må vi ikke bruge din besked.`,
    'not-a-name': (label) => `Skriv venligst »${label}« kun med bogstaver, uden tal og links.`,
    'not-an-email': (label) => `»${label}« er ikke komplet. Adressen skal se sådan ud: navn@eksempel.dk.`,
    'not-a-phone': (label) => `Skriv venligst »${label}« med tal, for eksempel +45 75 00 19 66.`,
    'not-a-number': (label) => `Skriv venligst »${label}« som et tal, for eksempel 4.`,
    'not-a-day': (label) => `Skriv en gyldig dato ved »${label}«, for eksempel 2027-07-17 (år-måned-dag).`,
    'not-an-option': (label) => `Vælg venligst et af de svar, der tilbydes ved »${label}«.`,
    'too-long': (label, limit) => `Afkort venligst »${label}« til højst ${limit} tegn.`,
    'file-missing': (label) => `Vælg venligst en fil ved »${label}«.`,
    'file-type': (label) => `»${label}« kan ikke være af denne type. Vi kan åbne PDF, Word (DOCX), JPG og PNG.`,
    'file-too-large': (label, limit) => `»${label}« er for stor: filerne må tilsammen fylde ${limit} MB.`,
  },
  fileHint: (types, megabytes) => `${types}, højst ${megabytes} MB.`,
  fileAgain: (name) => `Vælg venligst »${name}« igen.`,
  failures: {
    'too-quick': 'Det gik meget hurtigt. Vent tre sekunder, og send igen.',
    'too-many': 'Det var meget på én gang. Vent et minut, og send igen.',
    unavailable:
      'Vi kunne ikke tage imod din besked lige nu. Den er her stadig: Send den igen om lidt, eller ring til os.',
    offline: 'Du er offline. Det, du har skrevet, står her stadig: Send det igen, når du er online.',
    'unknown-form': 'Denne formular bruges ikke længere. Ring venligst til os, eller skriv en mail.',
    'form-empty': 'Der er ikke udfyldt noget endnu. Skriv venligst noget, og send igen.',
    'comments-closed':
      'Der kan ikke længere skrives kommentarer her. Kopiér venligst din tekst, hvis du vil beholde den.',
    'unknown-comment':
      'Kommentaren, du svarer på, er væk, eller der er ikke plads til flere svar. Du kan sende dit svar som en selvstændig kommentar.',
  },
  newsletter: {
    title: 'Vores nyhedsbrev',
    text: 'Ledige uger, nye huse og nyt fra kysten en gang imellem. Du kan afmelde dig når som helst.',
    email: 'Din e-mailadresse',
    submit: 'Tilmeld',
    sentTitle: 'Kig i din indbakke',
    sentText: 'Vi har sendt dig en mail med et link. Når du har klikket på det, får du nyhedsbrevet.',
    confirmTitle: 'Vil du have vores nyhedsbrev?',
    confirmText: 'Tryk på knappen, så står din adresse på listen.',
    confirmButton: 'Ja tak til nyhedsbrevet',
    confirmedTitle: 'Velkommen, du er på listen',
    confirmedText: 'Du hører fra os en gang imellem. I hver mail er der et link til at afmelde.',
    unsubscribeTitle: 'Vil du afmelde nyhedsbrevet?',
    unsubscribeText: 'Tryk på knappen, så sletter vi din adresse fra listen.',
    unsubscribeButton: 'Afmeld nyhedsbrevet',
    unsubscribedTitle: 'Du er afmeldt',
    unsubscribedText: 'Din adresse er slettet. Du er altid velkommen tilbage.',
    stopTitle: 'Vil du ikke have flere af de mails?',
    stopText:
      'Det gælder mails, der er bestilt fra din konto: favoritter, senest sete huse, beregninger. Tryk på knappen, så sendes de ikke i en måned.',
    stopButton: 'Stop dem i en måned',
    stoppedTitle: 'Vi sender dig ikke flere',
    stoppedText:
      'I en måned sendes ingen af de mails til din adresse, uanset hvem der beder om dem på din konto. Mails om bookinger får du stadig.',
    expiredTitle: 'Dette link gælder ikke længere',
    expiredText: 'Det er allerede brugt, eller det er mere end syv dage gammelt. Du kan blot tilmelde dig igen her.',
  },
}
