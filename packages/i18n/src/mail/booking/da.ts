import type { MailMessages } from '../en.ts'

export const booking: MailMessages['booking'] = {
  confirmation: {
    subject: (what) => `Din booking: ${what}`,
    heading: 'Huset er dit',
    greeting: (name) => `Kære ${name}, tak for din booking. Her står alt, hvad vi har aftalt.`,
    house: 'Sommerhus',
    stay: 'Dit ophold',
    times: (checkIn, checkOut) => `Nøgle fra kl. ${checkIn}, afrejse senest kl. ${checkOut}`,
    party: 'Hvem kommer',
    reservation: 'Bookingnummer',
    price: 'Pris',
    payments: 'Betalinger',
    payment: (amount, day) => `${amount} senest ${day}`,
    metered: 'El, vand og varme aflæses på målerne og betales efter opholdet.',
    cancelling: 'Hvis du må afbestille',
    cancelStep: (day, percent) => `Til og med ${day} beholder vi ${percent} procent af leje og obligatoriske ydelser`,
    cancelLast: 'Derefter beholder vi det hele. Tilvalg betales altid tilbage, gebyret gør ikke.',
    noWithdrawal: 'Der er ingen fjorten dages fortrydelsesret på et ophold med faste datoer.',
    button: 'Åbn min booking',
    next: 'Sådan går det videre: Du betaler til de nævnte datoer, og kort før ankomst skriver vi, hvor nøglen ligger. Linned eller en barneseng kan du altid bestille på siden med din booking.',
  },
  deferred: {
    heading: 'Vi har din booking og bekræfter den snart',
    text: 'For disse datoer bekræfter vi selv hver booking. Nætterne er reserveret til dig; du skal ikke betale noget, før vi har bekræftet.',
    by: (day) => `Du hører fra os senest ${day}.`,
  },
  /** While nobody has shown to read mails at the address. */
  address: {
    heading: 'Bekræft venligst din booking',
    moment: (day, hour) => `den ${day} kl. ${hour}`,
    text: (until) =>
      `Huset er reserveret til dig. Bekræft venligst med knappen nedenfor, at denne e-mailadresse er din; indtil ${until} kan ingen andre få nætterne. Derefter bliver de ledige igen.`,
    button: 'Bekræft og åbn min booking',
  },
  released: {
    subject: (what) => `Din booking blev ikke bekræftet: ${what}`,
    heading: 'Huset er ledigt igen',
    text: 'Ingen har bekræftet bookingens e-mailadresse i tide, så vi har frigivet nætterne. Du skylder os ikke noget.',
    closing:
      'Vil du stadig have huset, så book det blot igen, og bekræft via linket i mailen. Var det ikke dig? Så behøver du ikke gøre noget.',
  },
  reminder: {
    subject: (what) => `Snart skal der betales: ${what}`,
    heading: 'Snart skal der betales',
    text: (amount, day) => `Betal venligst ${amount} senest ${day} for din booking.`,
    already: 'Har du allerede betalt? Så har vi skrevet samtidig, og du skal ikke gøre noget.',
  },
  cancelled: {
    subject: (what) => `Din booking er afbestilt: ${what}`,
    heading: 'Din booking er afbestilt',
    kept: 'Vi beholder',
    back: 'Vi betaler tilbage',
    owed: 'Mangler at blive betalt',
    text: 'Det er ærgerligt, at du ikke kan komme. Nætterne er igen ledige for andre.',
  },
  changed: {
    subject: (what) => `Din booking er ændret: ${what}`,
    heading: 'Vi har noteret din ændring',
    text: 'Sådan ser din booking ud nu.',
  },
  sms: {
    ready: (house, link) => `Marram: ${house} er klar, du kan komme. Se hvor nøglen ligger, og afmeld sms: ${link}`,
  },
  lines: {
    rent: (nights) => (nights === '1' ? 'Leje for en nat' : `Leje for ${nights} nætter`),
    discount: (percent) => `Rabat på ${percent} procent`,
    fee: 'Gebyr',
    total: 'Samlet pris',
  },
  persons: {
    adults: (count) => `Voksne: ${count}`,
    children: (count) => `Børn: ${count}`,
    infants: (count) => `Små børn: ${count}`,
    pets: (count) => `Kæledyr: ${count}`,
  },
}
