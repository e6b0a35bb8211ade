import { listBankEntries } from '@marram/contract/desk/ledger'
import { assignBankEntry } from '@marram/contract/desk/money'
import { getRouteApi } from '@tanstack/react-router'
import { FileUp } from 'lucide-react'
import { type DragEvent, lazy, Suspense, useCallback, useState } from 'react'
import { format, moneyIn } from '../kit/format.ts'
import { Inbox } from '../kit/inbox/inbox.tsx'
import { SearchField } from '../kit/search-field.tsx'
import { useShortcuts } from '../kit/shortcuts.ts'
import { decide } from '../kit/undoable.ts'
import { useDecided } from '../kit/use-decided.ts'
import { usePages } from '../kit/use-pages.ts'
import { type BankEntry, BankEntryDetail } from './bank-entry.tsx'
import { MoneyPage, StateChoice } from './money-page.tsx'
import { bankStates } from './money-search.ts'
import { words } from './words.ts'

const StatementDialog = lazy(async () => ({ default: (await import('./statement-dialog.tsx')).StatementDialog }))
const DismissDialog = lazy(async () => ({ default: (await import('./dismiss-dialog.tsx')).DismissDialog }))

const route = getRouteApi('/shell/desk/money')
const idOf = ({ id }: BankEntry) => String(id)

/** Entries of the bank: files are read here, and what found no booking gets one. */
export function BankPage() {
  const { upload } = route.useSearch()
  const navigate = route.useNavigate()
  const [file, setFile] = useState<File | null>(null)
  const openUpload = () => void navigate({ search: (before) => ({ ...before, upload: 'yes' }), replace: true })
  useShortcuts({ u: openUpload })
  const drop = {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      const [dropped, another] = event.dataTransfer.files
      if (dropped !== undefined && another === undefined) setFile(dropped)
      openUpload()
    },
  }
  const close = () => {
    setFile(null)
    void navigate({ search: ({ upload: _, ...before }) => before, replace: true })
  }
  return (
    <MoneyPage
      drop={drop}
      actions={
        <button type="button" className="btn btn--act" onClick={openUpload}>
          <FileUp className="i" aria-hidden="true" /> {words.upload} <kbd>U</kbd>
        </button>
      }
    >
      <Entries />
      <Suspense>
        {upload === 'yes' && (
          <StatementDialog
            file={file}
            onFile={setFile}
            onClose={close}
            onShowOpen={() => {
              setFile(null)
              void navigate({ search: { state: 'open' } })
            }}
          />
        )}
      </Suspense>
    </MoneyPage>
  )
}

function Entries() {
  const { state, q = '', open } = route.useSearch()
  const navigate = route.useNavigate()
  const { items, error, more } = usePages(listBankEntries, {
    filters: { state },
    search: q,
    sort: 'booked',
    descending: state !== 'open',
    cursor: null,
    limit: 50,
  })
  const { left, hide } = useDecided(items, idOf)
  const [dismissing, setDismissing] = useState<BankEntry | null>(null)
  const onOpen = (id: string | undefined) =>
    void navigate({ search: ({ open: _, ...before }) => ({ ...before, ...(id && { open: id }) }), replace: true })
  const search = useCallback(
    (text: string) =>
      void navigate({ search: (before) => ({ state: before.state, ...(text && { q: text }) }), replace: true }),
    [navigate],
  )
  const leave = (entry: BankEntry): (() => void) => {
    const at = left?.findIndex(({ id }) => id === entry.id) ?? -1
    const next = left?.[at + 1] ?? left?.[at - 1]
    onOpen(next && idOf(next))
    return hide(idOf(entry))
  }
  return (
    <>
      <div className="filters money__filters">
        <SearchField label={words.searchEntries} written={q} onSearch={search} />
        <StateChoice
          states={bankStates}
          names={words.bankStates}
          state={state}
          onChoose={(one) => void navigate({ search: { state: one, ...(q && { q }) } })}
        />
      </div>
      <Inbox
        key={state}
        label={words.bankStates[state]}
        items={left}
        error={error}
        idOf={idOf}
        openId={open ?? null}
        onOpen={onOpen}
        more={more}
        gone={<Gone onNext={() => onOpen(undefined)} />}
        empty={
          state === 'open' && q === ''
            ? { title: words.noneOpen, more: words.noneOpenMore }
            : { title: words.noEntries, more: words.noEntriesMore }
        }
        row={(entry) => <EntryRow entry={entry} />}
        detail={(entry) => (
          <BankEntryDetail
            entry={entry}
            assign={(reservationId) =>
              decide({
                command: assignBankEntry,
                input: { entry: entry.id, reservationId },
                text: words.assigned(moneyIn(entry.amount, entry.currency), reservationId),
                putBack: leave(entry),
                failures: {
                  'unknown-entry': words.handled,
                  'unknown-booking': words.unknownBooking,
                  'other-currency': words.doubts['other-currency'],
                },
              })
            }
            dismiss={() => setDismissing(entry)}
          />
        )}
      />
      <Suspense>
        {dismissing && (
          <DismissDialog
            entry={dismissing}
            onDone={() => {
              leave(dismissing)
              setDismissing(null)
            }}
            onClose={() => setDismissing(null)}
          />
        )}
      </Suspense>
    </>
  )
}

function EntryRow({ entry: { party, amount, currency, bookedOn, remittance } }: { readonly entry: BankEntry }) {
  return (
    <>
      <span className="row-head">
        <b className="cut">{party === '' ? words.noParty : party}</b>
        <span className="num">{moneyIn(amount, currency)}</span>
      </span>
      <span className="row-head">
        <span className="muted cut">{remittance === '' ? words.noText : remittance}</span>
        <small className="muted nowrap">{format.day(bookedOn)}</small>
      </span>
    </>
  )
}

function Gone({ onNext }: { readonly onNext: () => void }) {
  return (
    <>
      <h2>{words.gone}</h2>
      <p>{words.goneMore}</p>
      <div className="btns">
        <button type="button" className="btn" onClick={onNext}>
          {words.next} <kbd>J</kbd>
        </button>
      </div>
    </>
  )
}
