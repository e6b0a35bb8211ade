import { payment } from '../messages/payment/da.ts'
import { booking } from './booking/da.ts'
import { contest } from './contest/da.ts'
import type { MailMessages } from './en.ts'
import { guest } from './guest/da.ts'
import { question } from './question/da.ts'
import { staffLetter } from './staff-letter/da.ts'

export const da: MailMessages = {
  courtesy: {
    dear: (name) => `Kære ${name}`,
    hello: 'Hej',
    signature: 'Venlig hilsen\n{agency}\n{phone}',
  },
  form: {
    subject: (title) => `Fra hjemmesiden: ${title}`,
    intro: (title) => `Nogen har udfyldt formularen »${title}« på hjemmesiden.`,
    reply: (address) => `Svar blot på denne mail; dit svar går til ${address}.`,
    noReply: 'Der er ikke angivet nogen e-mailadresse, så et svar på denne mail når ikke frem til nogen.',
    page: 'Side',
  },
  comment: {
    subject: 'Din kommentar er på siden',
    heading: 'Din kommentar er på siden',
    text: 'Tak, fordi du skrev. Vi har læst din kommentar, og nu kan alle andre også læse den.',
    button: 'Se kommentaren',
    mistake:
      'Har du ikke skrevet en kommentar? Så har en anden brugt din adresse. Svar blot på denne mail, så sletter vi den.',
    stop: 'Ingen mails om mine kommentarer',
  },
  booking,
  contest,
  transfer: payment.transfer,
  guest,
  question,
  staffLetter,
  newsletter: {
    confirm: {
      subject: 'Bekræft din tilmelding til nyhedsbrevet fra {agency}',
      heading: 'Bekræft din tilmelding',
      text: 'Du, eller en der kender din adresse, har bestilt vores nyhedsbrev på dansk. Bekræft venligst, at du gerne vil have det. Indtil da sender vi dig ingenting.',
      button: 'Ja tak, send mig nyhedsbrevet',
      ignore:
        'Var det ikke dig, kan du se bort fra denne mail. Linket udløber efter syv dage, og vi sletter din adresse.',
    },
    welcome: {
      subject: 'Velkommen! Nu får du nyhedsbrevet fra {agency}',
      heading: 'Dejligt, at du er med',
      text: 'En gang imellem skriver vi til dig om ledige uger, nye huse og nyt fra kysten.',
    },
    already: {
      subject: 'Du får allerede nyhedsbrevet fra {agency}',
      heading: 'Du er allerede på listen',
      text: 'Nogen har tilmeldt din adresse til vores nyhedsbrev. Du får det allerede, så du skal ikke gøre noget.',
    },
    unsubscribe: 'Afmeld',
  },
  account: {
    reset: {
      subject: 'Vælg en ny adgangskode til {agency}',
      heading: 'En ny adgangskode',
      text: 'Du, eller en der kender din adresse, har bedt om en ny adgangskode. Med dette link kan du vælge en inden for den næste time. Det virker én gang.',
      button: 'Vælg en ny adgangskode',
      ignore: 'Var det ikke dig, kan du se bort fra denne mail. Din adgangskode er den samme som før.',
    },
    registration: {
      subject: 'Bekræft din konto hos {agency}',
      heading: 'Bekræft din konto',
      text: 'Du, eller en der kender din adresse, vil gerne oprette en konto hos os. Bekræft din adresse, og vælg en adgangskode, så er kontoen din. Linket virker i 24 timer.',
      button: 'Bekræft og vælg adgangskode',
      ignore:
        'Var det ikke dig, kan du se bort fra denne mail. Uden din bekræftelse opretter vi ingen konto, og vi sletter din adresse.',
    },
    known: {
      subject: 'Du har allerede en konto hos {agency}',
      heading: 'Du har allerede en konto',
      text: 'Nogen har prøvet at oprette en konto med din adresse, men du har allerede en og kan bare logge ind. Har du glemt din adgangskode, kan du vælge en ny på loginsiden.',
      ignore: 'Var det ikke dig, kan du se bort fra denne mail. Intet er ændret.',
    },
    emailLink: {
      subject: 'Bekræft venligst din nye e-mailadresse',
      heading: 'Din nye adresse',
      text: 'Du vil gerne bruge denne adresse til din konto hos {agency}. Tryk på knappen, og log ind, som du plejer, så er den ændret. Linket virker én gang og i 24 timer. Favoritter og bookinger bliver, som de er.',
      button: 'Bekræft den nye adresse',
      ignore: 'Var det ikke dig, kan du se bort fra denne mail. Uden din bekræftelse bliver intet ændret.',
    },
    emailTaken: {
      subject: 'Din adresse hører allerede til en konto hos {agency}',
      heading: 'Adressen er allerede i brug',
      text: 'Nogen ville bruge denne adresse til en anden konto hos os. Den hører allerede til din konto, så intet er ændret. Er begge konti dine, så skriv til os, og vi hjælper dig.',
      ignore: 'Var det ikke dig, kan du se bort fra denne mail.',
    },
    emailChanged: {
      subject: 'E-mailadressen til din konto er ændret',
      heading: 'Din konto har fået en ny adresse',
      text: 'E-mailadressen til din konto hos {agency} er lige blevet ændret. Fra nu af logger du ind med den nye, og vores mails bliver sendt dertil. Alle andre enheder er logget ud.',
      warning: 'Var det ikke dig, så skriv til os med det samme, så vi kan give dig din konto tilbage.',
    },
    guessing: {
      subject: 'Nogen forsøger at gætte din adgangskode',
      heading: 'For mange forkerte adgangskoder',
      text: 'Inden for en time har nogen forsøgt at logge ind på din konto med mange forkerte adgangskoder. Ingen af dem var rigtige. Indtil forsøgene holder op, tager vi ikke imod adgangskoder fra enheder, du ikke har brugt før. Vil du logge ind fra en ny enhed, så vælg en ny adgangskode via »Glemt adgangskode?« på loginsiden; det kan du altid gøre.',
      ignore: 'Var det dig selv, så vælg en ny adgangskode på samme måde. Ellers behøver du ikke gøre noget.',
    },
    factorChanged: {
      subject: 'Den anden faktor på din konto er ændret',
      heading: 'Din anden faktor er ændret',
      text: 'På din medarbejderkonto hos {agency} er en anden faktor lige blevet tilføjet eller fjernet, eller en gendannelseskode er blevet brugt eller lavet om.',
      warning: 'Var det ikke dig, så kontakt straks din administrator, og skift din adgangskode.',
    },
    factorGuessing: {
      subject: 'Nogen kender måske din adgangskode',
      heading: 'For mange forkerte koder',
      text: 'Inden for den seneste time har nogen logget ind med din rigtige adgangskode og derefter tastet mange forkerte koder. Vi tager ikke imod koder den næste time; adgangsnøgler virker stadig.',
      warning: 'Var det ikke dig, så skift straks din adgangskode, og sig det til din administrator.',
    },
    passwordChanged: {
      subject: 'Din adgangskode til {agency} er ændret',
      heading: 'Din adgangskode er ændret',
      text: 'Adgangskoden til din konto er lige blevet ændret. Alle andre enheder er logget ud.',
      warning: 'Var det ikke dig, så vælg straks en ny adgangskode på loginsiden, og skriv til os.',
    },
  },
  backupFailed: {
    subject: 'Nattens sikkerhedskopi mislykkedes',
    text: 'Den daglige sikkerhedskopi af databasen kunne ikke laves. De tidligere kopier findes stadig, og siden kører som den skal. Programmet prøver igen af sig selv.',
    reason: 'Årsag',
    todo: 'Giv beskeden videre til den, der står for systemet. Du får den én gang om dagen, indtil det lykkes igen.',
  },
  sender: {
    name: '{agency}',
    registered: (cvr) => `CVR-nr. ${cvr}`,
  },
  footer: '{agency}, sommerhuse {region}',
}
