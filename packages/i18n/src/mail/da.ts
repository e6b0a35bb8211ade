import type { MailMessages } from './en.ts'

export const da: MailMessages = {
  form: {
    subject: (title) => `Fra hjemmesiden: ${title}`,
    intro: (title) => `Nogen har udfyldt formularen »${title}« på hjemmesiden.`,
    reply: (address) => `Svar blot på denne mail; dit svar går til ${address}.`,
    noReply: 'Der er ikke angivet nogen e-mailadresse, så et svar på denne mail når ingen.',
    page: 'Side',
  },
  newsletter: {
    confirm: {
      subject: 'Bekræft venligst: nyhedsbrevet fra Marram',
      heading: 'Der mangler ét klik',
      text: 'Du, eller en der kender din adresse, har bestilt vores nyhedsbrev på dansk. Bekræft venligst, at du gerne vil have det. Indtil da sender vi dig ingenting.',
      button: 'Ja tak, send mig nyhedsbrevet',
      ignore: 'Var det ikke dig? Så skal du ikke gøre noget: linket udløber efter syv dage, og vi sletter din adresse.',
    },
    welcome: {
      subject: 'Velkommen: du får nu nyhedsbrevet fra Marram',
      heading: 'Dejligt, at du er med',
      text: 'En gang imellem skriver vi til dig om ledige uger, nye huse og kysten bag klitterne.',
    },
    already: {
      subject: 'Du får allerede nyhedsbrevet fra Marram',
      heading: 'Alt er i orden',
      text: 'Nogen har bestilt vores nyhedsbrev med din adresse. Du står allerede på listen, så du skal ikke gøre noget.',
    },
    unsubscribe: 'Afmeld',
  },
  footer: 'Marram, sommerhuse ved Vesterhavet siden 1966',
}
