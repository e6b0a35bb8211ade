import type { PaymentMessages } from './en.ts'

export const payment: PaymentMessages = {
  transfer: {
    title: 'Betal med bankoverførsel',
    lead: (amount) =>
      `Overfør ${amount}, og skriv præcis denne meddelelse til modtager. Så kan vi se, at betalingen er din.`,
    payee: 'Modtager',
    registration: 'Reg.nr.',
    account: 'Kontonr.',
    iban: 'IBAN',
    bic: 'BIC (SWIFT)',
    amount: 'Beløb',
    reference: 'Meddelelse til modtager',
    copy: (what) => `Kopiér: ${what}`,
    copied: 'Kopieret',
    copyFailed: 'Din browser tillader ikke kopiering. Markér teksten, og kopiér den selv.',
    scan: 'Eller scan koden med din bankapp, så er alt udfyldt.',
    code: 'QR-kode til bankoverførslen',
    mailScan:
      'Scan koden med din bankapp, så er alt udfyldt. På siden med din booking kan du også kopiere oplysningerne.',
    mailLead: 'På siden med din booking kan du kopiere oplysningerne eller scanne en kode med din bankapp.',
    mailLeadPlain: 'På siden med din booking kan du kopiere oplysningerne.',
  },
}
