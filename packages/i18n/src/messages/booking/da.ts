import type { BookingMessages } from './en.ts'

export const booking: BookingMessages = {
  title: 'Dit ophold',
  description: 'Huset og opholdet, du har valgt.',
  byPhone:
    'Vi tager imod bestillinger på telefon og mail for tiden: Ring eller skriv med husets nummer og dine datoer. Prisen herunder gælder for opholdet.',
  unavailable: 'Opholdet er ikke længere ledigt. Vælg andre dage på husets side.',
  incomplete: 'Adressen nævner hverken hus eller ophold. Begynd på siden for et hus.',
  call: (phone) => `Ring ${phone}`,
  write: 'Skriv til os',
  back: 'Tilbage til huset',
  houses: 'Til husene',
}
