import { payableNow } from '@marram/booking/payment/pay-ways'
import { importStatement, receive, refund } from '@marram/booking/staff/money-commands'
import { addDays } from '@marram/domain/iso-day'
import { sql } from 'kysely'
import type { Day, PickedBooking } from './day.ts'

type Line = {
  readonly amount: number
  readonly currency: string
  readonly text: string
  readonly party: string
}

/** The bank's file of yesterday, with entries that nobody could match, and a guest who paid twice. */
export async function workOnMoney(day: Day): Promise<void> {
  const { act, ago, pick, today, inside } = day
  const file = csvOf(await statementOf(day), addDays(today, -1))
  const columns = {
    ...{ date: 'Dato', amount: 'Beløb', text: 'Tekst' },
    ...{ currency: 'Valuta', reference: 'Reference', party: 'Navn' },
  }
  const csv = {
    columns,
    account: inside.takes.bank().EUR?.iban ?? 'bank',
    currency: null,
    delimiter: ';',
    decimal: ',',
  } as const
  await act({ by: 'niels', at: ago(110), command: importStatement }, { file, csv })

  const isPaid = sql<boolean>`state = 'booked' and paid = charged and arrival > ${today}::date + 10`
  const [twice] = await pick(isPaid, 1)
  if (twice) {
    const input = {
      reservationId: twice.row.reservation_id,
      amount: twice.row.paid,
      reference: 'Kontoudtog 214, linje 9',
    }
    await act({ by: 'niels', at: ago(1490), command: receive }, input)
  }
  const [credited] = await pick(sql<boolean>`state = 'cancelled' and paid > charged`, 1)
  if (!credited) return
  const { reservation_id: reservationId, paid, charged } = credited.row
  const input = { reservationId, amount: paid - charged, reference: `Tilbage ${reservationId}` }
  await act({ by: 'niels', at: ago(35), command: refund }, input)
}

/** Some entries match, the others show each kind of doubt. */
async function statementOf({ pick, today }: Day): Promise<Line[]> {
  const onTime = await pick(sql<boolean>`due_on >= ${today}::date and due_on < ${today}::date + 5`, 3)
  const [typed, named, rounded] = await pick(sql<boolean>`due_on < ${today}::date and state = 'booked'`, 3)
  const strange = { amount: 61_500, currency: 'EUR', text: 'Anzahlung Ferienhaus', party: 'Hannelore Quast' }
  return [
    ...onTime.map((booking) => lineOf(booking, { text: `Buchung ${booking.row.reservation_id}` })),
    ...(typed ? [lineOf(typed, { text: `Reservation ${transposed(typed.row.reservation_id)}` })] : []),
    ...(named ? [lineOf(named, { text: 'Miete Ferienhaus', less: 1500 })] : []),
    ...(rounded ? [lineOf(rounded, { text: `Sommerhus ${rounded.row.reservation_id}`, less: 4000 })] : []),
    strange,
  ]
}

type Written = { readonly text: string; readonly less?: number }

function lineOf({ row, guest, ...booking }: PickedBooking, { text, less = 0 }: Written): Line {
  const [payable] = payableNow({ ...booking, row }, row)
  const amount = (payable?.amount ?? row.charged - row.paid) - less
  return { amount, currency: row.currency, text, party: `${guest.firstName} ${guest.lastName}` }
}

/** The first two neighbours that differ are exchanged. */
function transposed(number: string): string {
  const at = [...number].findIndex((digit, index) => index > 0 && digit !== number[index + 1])
  return `${number.slice(0, at)}${number[at + 1]}${number[at]}${number.slice(at + 2)}`
}

function csvOf(lines: readonly Line[], day: string): string {
  const rows = lines.map(({ amount, currency, text, party }, index) => {
    const written = (amount / 100).toFixed(2).replace('.', ',')
    return [day, written, text, currency, `${day.replaceAll('-', '')}-${index + 1}`, party].join(';')
  })
  return ['Dato;Beløb;Tekst;Valuta;Reference;Navn', ...rows].join('\n')
}
