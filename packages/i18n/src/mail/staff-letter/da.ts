import type { MailMessages } from '../en.ts'

export const staffLetter: MailMessages['staffLetter'] = {
  button: 'Åbn min booking',
  templates: {
    answer: {
      subject: (house) => `Din booking: hus ${house}`,
      text: () => 'Tak for din besked.\n\n[…]',
    },
    'other-dates': {
      subject: (house) => `Andre datoer i hus ${house}`,
      text: (days) =>
        `Du har booket ${days}. Vi har set på andre datoer for dig: […]\n\nPasser det? Svar blot på denne mail, så ændrer vi din booking og sender en ny bekræftelse.`,
    },
    payment: {
      subject: (house) => `Din betaling for hus ${house}`,
      text: (days, _day, owed) =>
        `Vi mangler stadig ${owed} for dit ophold ${days}. Vi har ikke fundet en betaling fra dig endnu.\n\nKontonummer og betalingsfrister står på siden med din booking. Har du betalt i mellemtiden, så skriv gerne datoen for overførslen.`,
    },
    call: {
      subject: (house) => `Vi kunne ikke få fat i dig: hus ${house}`,
      text: (days) =>
        `Vi har prøvet at ringe til dig om dit ophold ${days}. Det drejer sig om […]\n\nRing til os på {phone}, eller svar med et nummer og et tidspunkt, der passer dig.`,
    },
    arrival: {
      subject: (house) => `Din ankomst: hus ${house}`,
      text: (_days, day) =>
        `Vi glæder os til at se dig ${day}. Husk:\n\n[…]\n\nHvor du henter nøglen, og hvordan du finder frem, står på siden med din booking.`,
    },
    apology: {
      subject: (house) => `Vi beklager: hus ${house}`,
      text: () =>
        'Vi er kede af, at ikke alt var, som det skulle være: […]\n\nDet har vi gjort ved det: […]\n\nTak, fordi du sagde det med det samme.',
    },
  },
}
