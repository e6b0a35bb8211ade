import { ledgerRows, maxListedDays } from '@marram/contract/desk/ledger'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { describeFailure } from '../kit/describe-failure.ts'
import { desk } from '../kit/desk-client.ts'
import { saveCsv } from '../kit/list/download-csv.ts'
import { startPage } from '../kit/start-page.ts'
import { journalFile } from './journal-file.ts'
import { daysOf, type Span, spanFault } from './ledger-span.ts'
import { words } from './words.ts'

/** The file for the bookkeeper. */
export function LedgerExport({ span }: { readonly span: Span }) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const { rows } = await desk.ask(ledgerRows, span)
      saveCsv(journalFile(rows, words.exportHeadings, startPage.edition), `${words.ledger} ${span.from} ${span.until}`)
    },
  })
  const isTooLong = daysOf(span) > maxListedDays
  return (
    <>
      {isTooLong && <span className="muted">{words.exportLimit}</span>}
      {error !== null && (
        <span className="late" role="alert">
          {describeFailure(error, { 'invalid-span': words.exportLimit })}
        </span>
      )}
      <button
        type="button"
        className="btn"
        disabled={isPending || isTooLong || spanFault(span) !== null}
        onClick={() => mutate()}
      >
        <Download className="i" aria-hidden="true" />
        {isPending ? words.exporting : words.export}
      </button>
    </>
  )
}
