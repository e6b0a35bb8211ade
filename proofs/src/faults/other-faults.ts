/** Faults that need no running agency, or a whole process of their own, each with the file and the title of its test. */
export type OtherFault = { readonly what: string; readonly outcome: string; readonly test: readonly [string, string] }

const payments = 'services/booking/src/payment'
const mail = 'services/workers/src/mail/mail.integration.test.ts'
const forward = 'packages/service-kit/src/forward.test.ts'

export const otherFaults: readonly OtherFault[] = [
  {
    what: 'the listener for changes loses its connection',
    outcome: 'reconnects, and drops all stored pages, since notices may have been missed',
    test: ['packages/database/src/changes.integration.test.ts', 'after a lost connection the listener reports the gap'],
  },
  {
    what: 'kill -9 of program, PostgreSQL, or both',
    outcome: 'nothing acknowledged is lost; the next start needs no manual step',
    test: ['proofs/src/kill-database.integration.test.ts', 'no acknowledged row is lost'],
  },
  {
    what: 'connections stay at a server that became a standby',
    outcome: 'the first write that fails replaces them all; at the latest after ten minutes',
    test: ['packages/database/src/database-breaker.integration.test.ts', 'connections that stayed at a standby'],
  },
  {
    what: 'PostgreSQL out of memory, or with a failing disk',
    outcome: 'the query is an outage: 503, or the page without that part',
    test: ['packages/database/src/database-breaker.integration.test.ts', 'is an outage of this query'],
  },
  {
    what: 'a reply is lost on its way to the guest',
    outcome: 'the repeated order gets the same bytes, and the same booking',
    test: [
      'services/booking/src/booking/booking.integration.test.ts',
      'a lost reply is repeated only to the same browser',
    ],
  },
  {
    what: 'a service at a URL is away, or cannot be found by name',
    outcome: '502 with Retry-After, then 503 without asking it',
    test: [forward, 'a service that is away gives a 502'],
  },
  { what: 'a service at a URL is slow', outcome: '504 with Retry-After', test: [forward, 'a slow one gives a 504'] },
  {
    what: 'one of several search services is away or lies',
    outcome: 'the next one gets the request',
    test: [forward, 'the next one gets the whole request when one is down'],
  },
  {
    what: 'the mail server cannot be found by name',
    outcome: 'the mail waits and is retried',
    test: [mail, 'cannot be found by name, the mail is retried'],
  },
  {
    what: 'the mail server is busy',
    outcome: 'the mail waits and is retried',
    test: [mail, 'is busy, the mail is retried'],
  },
  {
    what: 'the mail server refuses the recipient',
    outcome: 'the mail fails with the reason, which the outbox shows',
    test: [mail, 'rejects the recipient, the mail fails with the reason'],
  },
  {
    what: 'the mail server does not confirm a whole mail',
    outcome: 'it is marked unconfirmed and never sent twice',
    test: [mail, 'does not reply after the final line, the mail is not sent again'],
  },
  {
    what: 'the SMS gateway is away, or cannot be found by name',
    outcome: 'the message waits and is retried',
    test: ['services/workers/src/sms/sms.integration.test.ts', 'cannot be reached, the message is retried'],
  },
  {
    what: 'the SMS gateway is silent, or answers 429 or 5xx',
    outcome: 'the message is marked unconfirmed and never sent twice',
    test: [
      'services/workers/src/sms/sms.integration.test.ts',
      'fails after the message was sent, it is not sent again',
    ],
  },
  {
    what: 'the SMS gateway refuses the message',
    outcome: 'it is marked refused, with the reason',
    test: ['services/workers/src/sms/sms.integration.test.ts', 'refuses the message, it is not sent again'],
  },
  {
    what: 'the payment provider notifies twice, late, or out of order',
    outcome: 'the money is booked once',
    test: [`${payments}/stripe-money.integration.test.ts`, 'repeated, late and unordered events count once'],
  },
  {
    what: 'a payment notice is forged, or has another amount, currency or payment',
    outcome: 'refused; nothing is booked',
    test: [`${payments}/payments.integration.test.ts`, 'a notice that is forged, has another amount'],
  },
  {
    what: 'the payment provider’s notice is lost',
    outcome: 'a job finds and captures the payment',
    test: [
      `${payments}/taking-money.integration.test.ts`,
      'the job finds and captures a payment whose notice was lost',
    ],
  },
  {
    what: 'the connection breaks while money is captured',
    outcome: 'a retry books it once',
    test: [`${payments}/stripe-money.integration.test.ts`, 'after a connection breaks during the capture'],
  },
  {
    what: 'the payment provider comes back after the amount has changed',
    outcome: 'the authorised amount is released, not captured',
    test: [
      `${payments}/stripe-money.integration.test.ts`,
      'an amount that is no longer due after an outage is released',
    ],
  },
  {
    what: 'a refund fails later',
    outcome: 'it is owed again, and staff get an alert',
    test: [`${payments}/stripe-money.integration.test.ts`, 'a refund that fails later is owed again'],
  },
  {
    what: 'the weather service is silent',
    outcome: 'pages without weather; the next request after a minute',
    test: ['services/broker/src/weather/met-norway/met-norway.test.ts', 'a timeout gives no forecast'],
  },
  {
    what: 'a subscribed calendar is away or broken',
    outcome: 'its blocks stay; `marram ical list` names the error',
    test: [
      'services/broker/src/catalogue/calendar/calendar.integration.test.ts',
      'a failing one keeps its blocks and its error',
    ],
  },
  {
    what: 'the disk of pictures is full or read-only',
    outcome: 'pictures are rendered but not stored; log "a picture could not be stored on disk"',
    test: ['proofs/src/full-disk.integration.test.ts', 'costs no guest a picture'],
  },
  {
    what: 'the disk of uploads is full or read-only',
    outcome: 'uploads get 503; earlier pictures are served; no partial files',
    test: ['proofs/src/full-disk.integration.test.ts', 'refuses uploads as an outage'],
  },
  {
    what: 'the disk of backups is full or read-only',
    outcome: 'the backup fails by name, staff get a mail, earlier backups stay',
    test: ['proofs/src/full-disk.integration.test.ts', 'fails a backup by name and leaves none behind'],
  },
  {
    what: 'the machine has another time zone',
    outcome: 'the same pages, days and prices',
    test: ['proofs/src/time-zone.integration.test.ts', 'machines in other time zones show the same pages'],
  },
  {
    what: 'the clock jumps back, at a rate limit',
    outcome: 'callers wait no longer than for a full bucket',
    test: ['packages/service-kit/src/limits.test.ts', 'a clock that jumps back locks nobody out'],
  },
  {
    what: 'a guest sends a broken, hostile or huge request',
    outcome: 'a clear 4xx',
    test: ['proofs/src/malformed.integration.test.ts', 'malformed requests at every endpoint are refused'],
  },
]
