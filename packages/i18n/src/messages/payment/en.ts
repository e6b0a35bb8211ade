/** How a guest pays: the lines of a bank transfer, and what stands beside them. Mails use the same words. */
export const payment = {
  transfer: {
    title: 'Pay by bank transfer',
    lead: (amount: string) => `Please transfer ${amount} with exactly this reference. That way we find your payment.`,
    payee: 'Payee',
    registration: 'Reg. no.',
    account: 'Account no.',
    iban: 'IBAN',
    bic: 'BIC (SWIFT)',
    amount: 'Amount',
    reference: 'Reference',
    copy: (what: string) => `Copy: ${what}`,
    copied: 'Copied',
    copyFailed: 'Your browser does not allow copying. Please mark the text and copy it yourself.',
    scan: 'Or scan this code with your banking app: it fills in everything.',
    code: 'QR code for the bank transfer',
    mailLead: 'The page of your booking has these lines to copy, and a code for banking apps.',
    mailLeadPlain: 'The page of your booking has these lines to copy.',
  },
}

export type PaymentMessages = typeof payment
