/** Payment: the lines of a bank transfer, and the texts beside them. Mails use the same words. */
export const payment = {
  transfer: {
    title: 'Pay by bank transfer',
    lead: (amount: string) => `Please transfer ${amount} using exactly this reference, so we can match your payment.`,
    payee: 'Payee',
    registration: 'Reg. no.',
    account: 'Account no.',
    iban: 'IBAN',
    bic: 'BIC (SWIFT)',
    amount: 'Amount',
    reference: 'Reference',
    copy: (what: string) => `Copy: ${what}`,
    copied: 'Copied',
    copyFailed: 'Your browser doesn’t allow copying. Please select the text and copy it yourself.',
    scan: 'Or scan this code with your banking app to fill everything in.',
    code: 'QR code for the bank transfer',
    mailScan:
      'Scan this code with your banking app to fill everything in. You can also copy these details on your booking page.',
    mailLead: 'On your booking page you can copy these details or scan a code with your banking app.',
    mailLeadPlain: 'On your booking page you can copy these details.',
  },
}

export type PaymentMessages = typeof payment
