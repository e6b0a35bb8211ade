import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { format } from '../format.ts'
import { downloadCsv } from './download-csv.ts'
import type { ListDefinition, ListQuestion } from './list-definition.ts'
import { words } from './list-words.ts'

type Props<Item> = {
  readonly definition: ListDefinition<Item>
  readonly question: Pick<ListQuestion, 'address' | 'sort' | 'descending'>
}

/** Loads all matches; a second press stops. */
export function CsvButton<Item>({ definition, question }: Props<Item>) {
  const [rows, setRows] = useState<number | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  const start = async (): Promise<void> => {
    const control = new AbortController()
    running.current = control
    setFailed(false)
    setRows(0)
    try {
      await downloadCsv(definition, question, { signal: control.signal, onRows: setRows })
    } catch {
      setFailed(!control.signal.aborted)
    } finally {
      setRows(null)
    }
  }
  return (
    <>
      {hasFailed && (
        <span className="late" role="alert">
          {words.csvFailed}
        </span>
      )}
      {rows === null ? (
        <button type="button" className="btn" onClick={() => void start()}>
          <Download className="i" aria-hidden="true" />
          {words.csv}
        </button>
      ) : (
        <button type="button" className="btn" onClick={() => running.current?.abort()}>
          <span role="status">{words.csvOf(format.number(rows))}</span> {words.stop}
        </button>
      )}
    </>
  )
}
