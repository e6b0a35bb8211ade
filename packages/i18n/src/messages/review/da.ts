import type { ReviewMessages } from './en.ts'

export const review: ReviewMessages = {
  title: 'Hvordan var dit ophold?',
  description: 'Anmeld det sommerhus, du har boet i.',
  stay: (house, dates) => `Sommerhus ${house}, ${dates}.`,
  intro:
    'Skriv det, der hjælper andre med at vælge: hvad der var godt, og hvad der ikke var. Din anmeldelse kan sendes én gang.',
  fields: { rating: 'Din karakter', text: 'Din anmeldelse', name: 'Navn, der vises', place: 'Hvor du kommer fra' },
  aspects: { house: 'Huset', cleanliness: 'Rengøring', location: 'Beliggenhed', value: 'Pris og kvalitet' },
  aspectsLegend: 'Karakter for de enkelte dele (valgfrit)',
  noAspect: 'Ikke angivet',
  hints: {
    text: 'Mindst 20 tegn. Skriv ikke andres navne eller telefonnumre.',
    name: 'Fornavnet er nok.',
    place: 'En by eller en egn.',
  },
  stars: { 5: 'Fremragende', 4: 'God', 3: 'Middel', 2: 'Under middel', 1: 'Dårlig' },
  errors: {
    summary: 'Der mangler noget. Se på de markerede felter.',
    failed: 'Din anmeldelse kunne ikke sendes lige nu. Prøv igen om lidt; din tekst står her stadig.',
    rating: 'Vælg en til fem stjerner.',
    aspects: 'Vælg en til fem stjerner for hver del, eller lad den stå tom.',
    text: 'Skriv mindst 20 og højst 5.000 tegn.',
    name: 'Skriv et navn på højst 60 tegn.',
    place: 'Skriv et sted på højst 60 tegn.',
  },
  consent:
    'Vi læser din anmeldelse, før den vises på husets side, med det navn og sted, du skriver her, og måneden for dit ophold. Vi svarer måske på den.',
  submit: 'Send anmeldelse',
  checks: 'Sådan tjekker vi anmeldelser',
  home: 'Til forsiden',
  done: {
    title: 'Tak for din anmeldelse',
    text: 'Vi læser den i løbet af de næste dage. Derefter vises den på husets side.',
  },
  photos: {
    title: 'Tilføj billeder',
    intro: (left) =>
      `Du kan sende op til ${left} billeder mere, ét ad gangen. Vi ser på hvert billede, før det vises sammen med din anmeldelse.`,
    alt: 'Hvad viser billedet?',
    altHint: 'En sætning til gæster, der ikke kan se det, for eksempel »Udsigt over klitterne fra terrassen«.',
    altProblem: 'Beskriv billedet med 3 til 150 tegn.',
    consent:
      'Jeg har selv taget billedet og er indforstået med, at det vises på husets side. Jeg kan slette det her, så længe linket virker, eller skrive til jer.',
    submit: 'Send billede',
    check: 'Billedet er ikke sendt endnu. Se på de markerede felter.',
    full: 'Du har sendt fire billeder, og flere kan en anmeldelse ikke have. Tak!',
    states: { waiting: 'vi ser på det snart', public: 'vises på husets side', refused: 'ikke offentliggjort' },
    remove: 'Slet',
    removeOf: (alt) => `Slet billedet »${alt}«`,
  },
  mails: {
    title: 'Mails, der beder om anmeldelser',
    intro:
      'Efter hvert ophold beder vi dig én gang i en mail om en anmeldelse. Tryk på knappen, hvis du ikke vil have den slags mails mere. Mails om dine bookinger får du stadig.',
    submit: 'Nej tak til flere af dem',
    done: {
      title: 'Vi spørger ikke mere',
      text: 'Der kommer ingen mails til denne adresse, der beder om en anmeldelse. Skifter du mening, kan du tillade dem igen på din konto under »Rediger profil«.',
    },
    failed: {
      link: 'Linket er ikke komplet, eller det er ikke vores. Åbn det igen fra mailen, eller svar bare på mailen.',
      later: 'Det kan ikke lade sig gøre lige nu. Tryk på knappen igen om et minut.',
    },
  },
  over: {
    title: 'Dette link virker ikke længere',
    text: 'Det er allerede brugt, er udløbet eller blev afkortet i dit mailprogram. Hvert link virker én gang, for ét ophold. Har du ikke skrevet en anmeldelse endnu, så skriv til os, og vi hjælper dig.',
  },
}
