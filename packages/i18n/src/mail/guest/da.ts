import type { MailMessages } from '../en.ts'

export const guest: MailMessages['guest'] = {
  favorites: {
    subject: (count) => (count === 1 ? 'Dit favorithus' : `Dine ${count} favorithuse`),
    heading: 'Dine favoritter hos {agency}',
    text: 'Du bad os om at sende dig din liste. Linket åbner den med dagens priser, og du kan give det videre til dem, du rejser med.',
    button: 'Åbn listen',
    more: (count) => `… og ${count} til på selve listen.`,
    why: 'Denne mail sendes kun til adressen på din konto. Ingen andre har fået den.',
  },
  stop: 'Nej tak til disse mails i en måned',
  views: {
    subject: (count) => (count === 1 ? 'Huset, du har set på' : `De ${count} huse, du har set på`),
    heading: 'Dine senest sete huse',
    text: 'Du bad os om at sende dig de huse, du har set på, det seneste først. Linket åbner dem side om side med dagens priser.',
    button: 'Sammenlign husene',
    more: (count) => `… og ${count} til, når du åbner linket.`,
    why: 'Mailen sendes kun til adressen på din konto, og vi gemmer ingen liste over det, du har set på.',
  },
  ownerTax: {
    subject: (year) => `Din skat af udlejning i ${year}`,
    heading: (year) => `Udlejning af dit sommerhus i ${year}`,
    text: 'Du bad os om at sende dig denne beregning. Den viser begge de metoder, du kan vælge imellem, når du udlejer gennem et bureau. Du vælger én af dem for hvert år.',
    rent: 'Lejeindtægt inkl. forbrug',
    nights: (nights, days) => `${nights} af ${days} nætter udlejet`,
    flat: 'Med bundfradrag',
    accounts: 'Med dine faktiske udgifter',
    allowance: 'Bundfradrag',
    deduction: '40 % af resten til udgifter',
    directCosts: 'Udgifter ved udlejningen',
    shared: 'Andel af indbo og ejendomsskat',
    taxable: 'Skattepligtig kapitalindkomst',
    tax: 'Skat af den',
    propertyValueTax: 'Ejendomsværdiskat',
    left: 'Tilbage til dig',
    better: {
      flat: (amount) => `Med bundfradrag har du ${amount} mere tilbage.`,
      accounts: (amount) => `Med dine faktiske udgifter har du ${amount} mere tilbage.`,
      equal: () => 'Begge metoder giver det samme.',
    },
    note: 'Beregningen bygger på dine egne tal og er ikke skatterådgivning. Skattestyrelsen (skat.dk) eller din revisor kan sige, hvad der gælder for dit hus.',
    why: 'Mailen er kun sendt til adressen på din konto.',
  },
  review: {
    subject: (house) => `Hvordan var dit ophold i hus ${house}?`,
    heading: 'Hvordan var dit ophold?',
    text: (house, dates) =>
      `Vi håber, du er kommet godt hjem. Du har boet i hus ${house} (${dates}). Fortæl andre gæster, hvordan det var, både det gode og det mindre gode. Det tager kun to minutter.`,
    check:
      'Kun gæster, der selv har boet i huset, kan skrive en anmeldelse, og kun gennem et personligt link som dette. Vi læser hver anmeldelse, før den vises, retter hverken mening eller karakter og bringer kritik på lige fod med ros.',
    button: 'Skriv en anmeldelse',
    stop: 'Vi sender én sådan mail efter hvert ophold. Vil du ikke have dem, så klik på linket nederst i denne mail.',
    stopLink: 'Nej tak til mails om anmeldelser',
    once: (until) => `Linket er kun dit, virker én gang og udløber ${until}.`,
  },
}
