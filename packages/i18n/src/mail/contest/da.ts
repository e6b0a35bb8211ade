import type { MailMessages } from '../en.ts'

export const contest: MailMessages['contest'] = {
  received: {
    subject: 'Vi har fået dit billede',
    heading: 'Tak for dit billede',
    text: 'Dit billede er kommet frem og er med i vores fotokonkurrence.',
    next: 'Vi ser på alle billeder, før vi viser dem, som regel inden for et par dage, og så hører du fra os igen.',
    notYou:
      'Har du ikke sendt os et billede, har nogen skrevet din adresse ved en fejl. Svar på denne mail, så sletter vi både billedet og adressen.',
  },
  approved: {
    subject: (title) => `»${title}« er nu med i fotokonkurrencen`,
    heading: (name) => `Dit billede er online, ${name}`,
    text: (title) => `»${title}« kan nu ses på vores hjemmeside. Dit navn og din adresse bliver ikke vist.`,
    button: 'Se konkurrencen',
    withdraw: 'Vil du hellere trække billedet tilbage, skal du bare svare på denne mail.',
  },
  rejected: {
    subject: (title) => `Dit billede »${title}«`,
    text: (title) => `Tak for »${title}«. Vi kan desværre ikke tage billedet med i konkurrencen.`,
    reasons: {
      'not-own': 'Begrundelse: Vi er ikke sikre på, at du selv har taget billedet eller har rettighederne til det.',
      people: 'Begrundelse: Der er personer, man kan genkende, og vi ved ikke, om de er indforstået med at blive vist.',
      unsuitable: 'Begrundelse: Billedet passer ikke til temaet eller overholder ikke konkurrencens betingelser.',
      quality: 'Begrundelse: Billedet er for uskarpt, for mørkt eller for lille til at blive vist i stort format.',
    },
    again:
      'Mener du, at vi tager fejl, så svar på denne mail, og en anden hos os ser på billedet igen. Vi har slettet vores kopi, så vedhæft det gerne.',
  },
  winner: {
    subject: (year) => `Du har vundet i fotokonkurrencen ${year}`,
    heading: (name) => `Tillykke, ${name}!`,
    text: (title, place, year) =>
      `Dit billede »${title}« har vundet ${place === 1 ? 'førstepræmien' : place === 2 ? 'andenpræmien' : 'tredjepræmien'} i vores fotokonkurrence ${year}.`,
    next: 'Svar på denne mail, så aftaler vi, hvordan du får din præmie.',
    button: 'Se vinderne',
  },
}
