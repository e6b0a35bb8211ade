import type { MailMessages } from '../en.ts'

export const booking: MailMessages['booking'] = {
  confirmation: {
    subject: (what) => `Din booking: ${what}`,
    heading: 'Huset er dit',
    thanks: 'Tak for din booking. Her står alt, hvad vi har aftalt.',
    house: 'Sommerhus',
    stay: 'Dit ophold',
    times: (checkIn, checkOut) => `Nøgle fra kl. ${checkIn}, afrejse senest kl. ${checkOut}`,
    party: 'Gæster',
    reservation: 'Bookingnummer',
    price: 'Pris',
    payments: 'Betalinger',
    payment: (amount, day) => `${amount} senest ${day}`,
    metered: 'Strøm og vand afregnes efter måler og betales efter opholdet.',
    cancelling: 'Hvis du bliver nødt til at afbestille',
    cancelStep: (day, percent) =>
      `Afbestiller du senest ${day}, beholder vi ${percent} % af leje og obligatoriske tillæg.`,
    cancelLast:
      'Derefter beholder vi hele beløbet. Tilkøb betaler vi tilbage, men ikke afbestillingssikringen og ekspeditionsgebyret.',
    cancelLeast: (amount) => `Fordi du har ændret datoerne, er ${amount} det mindste, vi beholder.`,
    noWithdrawal:
      'Der er ingen 14 dages fortrydelsesret på et ophold med faste datoer (forbrugeraftalelovens § 18, stk. 2, nr. 12).',
    button: 'Åbn min booking',
    terms: 'Lejebetingelserne, som gælder for din booking, finder du nederst i denne mail. Gem den, så du har dem.',
    next: 'Det sker der nu: Du betaler senest på de nævnte datoer, og kort før ankomst skriver vi, hvor du henter nøglen. Sengelinned eller barneseng kan du købe til på siden med din booking.',
  },
  deferred: {
    thanks: 'Tak for din booking.',
    heading: 'Vi har din booking og bekræfter den snart',
    text: 'I denne periode gennemgår vi hver booking, før vi bekræfter den. Huset er reserveret til dig, og du skal ikke betale noget, før vi har bekræftet.',
    by: (day) => `Du hører fra os senest ${day}.`,
    cancelling:
      'Indtil vi har bekræftet, kan du afbestille gratis. Frister for betaling og vilkår for afbestilling gælder først derefter.',
  },
  /** For an unconfirmed mail address. */
  address: {
    heading: 'Bekræft venligst din booking',
    moment: (day, hour) => `den ${day} kl. ${hour}`,
    text: (until) =>
      `Huset er reserveret til dig. Bekræft venligst med knappen nedenfor, at denne e-mailadresse er din; indtil ${until} kan ingen andre booke perioden. Derefter bliver den ledig igen.`,
    button: 'Bekræft og åbn min booking',
  },
  released: {
    subject: (what) => `Din booking blev ikke bekræftet: ${what}`,
    heading: 'Huset er ledigt igen',
    text: 'E-mailadressen til bookingen blev ikke bekræftet i tide, så vi har frigivet perioden. Du skylder os ikke noget.',
    closing:
      'Vil du stadig have huset, så book det blot igen, og bekræft via linket i mailen. Var det ikke dig, kan du se bort fra denne mail.',
  },
  reminder: {
    subject: (what) => `Påmindelse om betaling: ${what}`,
    heading: 'Påmindelse om betaling',
    text: (amount, day) => `Betal venligst ${amount} senest ${day} for din booking.`,
    button: 'Betal nu',
    already: 'Har du allerede betalt, kan du se bort fra denne mail.',
  },
  cancelled: {
    subject: (what) => `Din booking er afbestilt: ${what}`,
    heading: 'Din booking er afbestilt',
    kept: 'Vi beholder',
    back: 'Vi betaler tilbage',
    toCard: (amount, days) => `${amount} går inden for ${days} arbejdsdage tilbage til det kort, du betalte med.`,
    toAccount: (amount, days) =>
      `Vi spørger dig om kontoen og overfører ${amount} tilbage inden for ${days} arbejdsdage.`,
    owed: 'Restbeløb',
    text: 'Det er ærgerligt, at du ikke kan komme. Perioden er nu ledig igen.',
    byAgency: 'Vi må desværre aflyse din booking. Det beklager vi meget.',
  },
  changed: {
    subject: (what) => `Din booking er ændret: ${what}`,
    heading: 'Din booking er opdateret',
    text: 'Sådan ser din booking ud nu.',
    before: 'Før ændringen',
    back: 'Du får tilbage',
  },
  ready: {
    subject: (what) => `Dit sommerhus er klar: ${what}`,
    heading: 'Dit sommerhus er klar',
    text: 'Huset er rengjort, og du kan hente nøglen og flytte ind. På siden med din booking står der, hvor nøglen er, hvordan du finder vej, og hvornår kontoret har åbent.',
    closing: 'God rejse!',
  },
  alerts: {
    subject: (count) => (count === 1 ? 'Se på en betaling' : `Se på ${count} betalinger`),
    text: 'I nat har vi sammenlignet vores regnskab med betalingsudbyderens. Intet bliver rettet automatisk: Se på hver af disse.',
    kinds: {
      difference: {
        title: 'Vores regnskab og udbyderens stemmer ikke overens',
        todo: 'Find betalingen på udbyderens sider. Er der flyttet penge dér, så indtast dem med »marram booking received« eller »refunded«; står den kun i vores regnskab, så spørg den, der driver systemet.',
      },
      dispute: {
        title: 'En gæst gør indsigelse mod en betaling hos sin bank',
        todo: 'Svar på udbyderens sider, hvor fristen står, med lejeaftalen og jeres korrespondance. Uden svar er pengene tabt.',
      },
      'refund-failed': {
        title: 'En tilbagebetaling til et kort er mislykkedes',
        todo: 'Bed gæsten om et kontonummer, overfør pengene, og indtast dem med »marram booking refunded«.',
      },
      released: {
        title: 'En kortbetaling blev ikke trukket',
        todo: 'Der er ikke trukket noget, og gæsten kan se på siden med bookingen, hvad der mangler. Kontakt gæsten, hvis beløbet stadig mangler om nogle dage.',
      },
      overpaid: {
        title: 'Der er betalt mere, end bookingen koster',
        todo: 'Se på betalingerne for bookingen. En kortbetaling sender du tilbage med »marram booking refund«; ellers overfører du beløbet og indtaster det med »marram booking refunded«.',
      },
      'other-amount': {
        title: 'Udbyderen melder et andet beløb end det, vi har bedt om',
        todo: 'Sammenlign betalingen på udbyderens sider med bookingen, og betal den tilbage dér, hvis den ikke hører til hos os. Vi har ikke bogført den.',
      },
    },
    look: (command) => `Se efter: ${command}`,
    done: (command) => `Når det er klaret: ${command}`,
    once: 'Du får denne besked én gang. Alt, hvad der stadig er åbent, viser »marram booking alerts«.',
  },
  sms: {
    ready: (house, link) =>
      `{agency}: ${house} er klar, du kan komme. Se, hvor nøglen ligger, eller afmeld sms: ${link}`,
  },
  lines: {
    rent: (nights) => (nights === '1' ? 'Leje for en nat' : `Leje for ${nights} nætter`),
    discount: (percent) => `${percent} % rabat`,
    fee: 'Ekspeditionsgebyr',
    rebookingFee: 'Ændringsgebyr',
    total: 'Samlet pris',
  },
  persons: {
    adults: (count) => `Voksne: ${count}`,
    children: (count) => `Børn: ${count}`,
    infants: (count) => `Babyer: ${count}`,
    pets: (count) => `Kæledyr: ${count}`,
  },
}
