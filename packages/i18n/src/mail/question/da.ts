import { topics } from '../../messages/question/topics/da.ts'

export const question = {
  received: {
    subject: (house: string) => `Vi har fået dit spørgsmål om sommerhus ${house}`,
    heading: 'Vi har fået dit spørgsmål',
    text: (house: string) =>
      `Tak for dit spørgsmål om sommerhus ${house}. Vi læser det og svarer på mail. Du kan også læse det hele og skrive mere på en side for sig.`,
    button: 'Se dit spørgsmål',
    link: 'Linket er kun til dig: Alle, der har det, kan læse med.',
    mistake: 'Har du ikke spurgt os om noget, har en anden skrevet din adresse, og du kan bare slette mailen.',
  },
  answer: {
    subject: (house: string) => `Vores svar om sommerhus ${house}`,
    button: 'Skriv tilbage',
    reply: 'Skriv tilbage med linket i stedet for at svare på mailen. Så er det hele samlet ét sted.',
  },
  notice: {
    subject: (id: number, house: string, topic: string) => `Spørgsmål ${id}, hus ${house}: ${topic}`,
    first: 'En gæst har stillet et spørgsmål på hjemmesiden.',
    next: 'En gæst har skrevet mere til et spørgsmål på hjemmesiden.',
    text: 'Gæsten skriver',
    guest: 'Gæst',
    stay: 'Ophold',
    language: 'Svar på',
    answer: (command: string) => `Svar med: ${command}`,
    noReply: 'Svar ikke på denne mail: Gæsten får den ikke.',
    look: (command: string) => `Læs det hele med: ${command}`,
  },
  topics,
  languages: { da: 'dansk', de: 'tysk', en: 'engelsk' },
  sample: {
    question: 'Er haven indhegnet? Vores hund går gerne på opdagelse.',
    answer: 'Terrassen har rækværk og låge, men haven er åben.',
  },
}
