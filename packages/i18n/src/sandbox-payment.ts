import type { EditionKey } from './edition-key.ts'

/** The page of the sandbox card provider, which takes no money. */
export const sandboxPayment = {
  da: {
    title: 'Prøvebetaling',
    text: 'Her trækkes ingen penge. Vælg, hvordan betalingen skal ende.',
    pay: 'Gennemfør betalingen',
    refuse: 'Lad kortet blive afvist',
    leave: 'Fortryd og gå tilbage',
  },
  de: {
    title: 'Probezahlung',
    text: 'Hier wird kein Geld abgebucht. Wählen Sie, wie die Zahlung ausgehen soll.',
    pay: 'Zahlung ausführen',
    refuse: 'Karte ablehnen lassen',
    leave: 'Abbrechen und zurückkehren',
  },
  en: {
    title: 'Test payment',
    text: 'No money will be taken. Choose how the payment should end.',
    pay: 'Complete the payment',
    refuse: 'Decline the card',
    leave: 'Cancel and go back',
  },
} as const satisfies Record<EditionKey, Record<string, string>>
