import type { PaymentMessages } from './en.ts'

export const payment: PaymentMessages = {
  transfer: {
    title: 'Per Überweisung zahlen',
    lead: (amount) =>
      `Bitte überweisen Sie ${amount} und geben Sie genau diesen Verwendungszweck an. So können wir Ihre Zahlung zuordnen.`,
    payee: 'Empfänger',
    registration: 'Reg.-Nr.',
    account: 'Kontonummer',
    iban: 'IBAN',
    bic: 'BIC',
    amount: 'Betrag',
    reference: 'Verwendungszweck',
    copy: (what) => `${what} kopieren`,
    copied: 'Kopiert',
    copyFailed: 'Ihr Browser lässt das Kopieren nicht zu. Bitte markieren und kopieren Sie den Text selbst.',
    scan: 'Oder scannen Sie diesen Code mit Ihrer Banking-App: Dann ist alles schon ausgefüllt.',
    code: 'QR-Code für die Überweisung',
    mailScan:
      'Scannen Sie diesen Code mit Ihrer Banking-App: Dann ist alles schon ausgefüllt. Auf der Seite Ihrer Buchung können Sie die Angaben auch kopieren.',
    mailLead:
      'Auf der Seite Ihrer Buchung können Sie diese Angaben kopieren oder als Code mit der Banking-App scannen.',
    mailLeadPlain: 'Auf der Seite Ihrer Buchung können Sie diese Angaben kopieren.',
  },
}
